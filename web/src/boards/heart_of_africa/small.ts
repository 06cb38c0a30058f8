/** Is there so little room that the tables lie in a sheet, and what the list says as well is left to it? */
import { MediaQuery } from "svelte/reactivity";

export const small = new MediaQuery("(max-width: 700px), (max-height: 480px)");
