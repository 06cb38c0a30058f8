import { post, type TableIn, type TableOut } from "./api";
import { notices } from "./notices.svelte";
import { prefs } from "./prefs.svelte";
import { route } from "./route.svelte";

/** Open a table as wished, and go there. */
export async function openTable(wish: Pick<TableIn, "title" | "seats"> & Partial<TableIn>): Promise<void> {
  try {
    const table = await post<TableOut>("/api/tables", { name: prefs.name.trim(), ...wish });
    route.go(`/table/${table.table}`);
  } catch (error) {
    notices.trouble(error);
  }
}
