/** Is there so little room that the tables lie in a sheet, and what the list says as well is left to it? */
import { MediaQuery } from "svelte/reactivity";

export const small = new MediaQuery("(max-width: 700px), (max-height: 480px)");

/** Where the question stands beside a map that is already small: the hand has less width than on a phone held upright. */
export const narrow = new MediaQuery("(max-width: 760px) and (max-height: 480px)");
