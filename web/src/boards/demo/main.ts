import { mount } from "svelte";

import "../../shell/look.css";
import Demo from "./Demo.svelte";

mount(Demo, { target: document.getElementById("app")! });
