import type { Player } from "./api";
import type { Params } from "../words/words";

/** What players are called on the screen. */

type Say = (key: string, params?: Params) => string;
const LEVELS = ["easy", "normal", "hard", "expert"];

/** A bot by its own name, or by its level where it has none: “hard 2” is “Bot difficile 2”. */
export function botName(name: string, say: Say): string {
  const [level = "", number = ""] = name.split(" ");
  if (!LEVELS.includes(level)) return name;
  return number ? `${say(`ui-bot-${level}`)} ${number}` : say(`ui-bot-${level}`);
}

/** Everybody's name, no two alike: a second Anna is “Anna 2”. */
export function playerNames(players: readonly Player[], say: Say): string[] {
  const found: string[] = [];
  for (const player of players) {
    const called = player.bot ? botName(player.name || player.bot, say) : player.name || say("ui-player", { n: player.seat + 1 });
    let name = called;
    for (let n = 2; found.includes(name); n++) name = `${called} ${n}`;
    found.push(name);
  }
  return found;
}
