import { post, type TableIn, type TableOut } from "./api";
import { notices } from "./notices.svelte";
import { prefs } from "./prefs.svelte";
import { route } from "./route.svelte";

/** Open a table as wished, and go there. Seats that others play on this device are taken under their own names. */
export async function openTable(
  wish: Pick<TableIn, "title" | "seats"> & Partial<TableIn>,
  others: Readonly<Record<number, string>> = {},
): Promise<void> {
  try {
    const seats = wish.seats.map((who, n) => (n in others ? "open" : who));
    const table = await post<TableOut>("/api/tables", { name: prefs.name.trim(), ...wish, seats });
    let sat = table;
    for (const [n, name] of Object.entries(others)) {
      sat = await post<TableOut>(`/api/tables/${table.table}/seats/${n}/claim`, { name: name.trim() });
    }
    // Whoever said that all of them play here has said to begin.
    const full = sat.players.every((player) => player.holder !== "open");
    if (full && sat.status === "open") await post(`/api/tables/${table.table}/start`);
    route.go(`/table/${table.table}`);
  } catch (error) {
    notices.trouble(error);
  }
}
