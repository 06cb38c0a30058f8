import { mount } from "svelte";

import App from "./shell/App.svelte";
import "./shell/look.css";
import "./shell/controls.css";

mount(App, { target: document.getElementById("app")! });
