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

export function playerNames(players: readonly Player[], say: Say): string[] {
  return players.map((player) => {
    if (player.bot) return botName(player.name || player.bot, say);
    return player.name || say("ui-player", { n: player.seat + 1 });
  });
}
