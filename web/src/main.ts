import { mount } from "svelte";

import App from "./shell/App.svelte";
import { fontsIfKept } from "./shell/later";
import { notices } from "./shell/notices.svelte";
import "./shell/look.css";
import "./shell/controls.css";

// What is loaded when it is needed may not come: that is said, never passed over.
addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  notices.trouble(event.reason);
});

fontsIfKept();
mount(App, { target: document.getElementById("app")! });
