import type { Player } from "./api";
import type { Params } from "../words/words";

/** What players are called on the screen. */

type Say = (key: string, params?: Params) => string;
const LEVELS = ["easy", "normal", "hard", "expert"];

/** A bot by its level, and its number where there are several: “hard 2” is “Bot difficile 2”. */
export function botName(name: string, say: Say): string {
  const [level = "", number = ""] = name.split(" ");
  const called = LEVELS.includes(level) ? say(`ui-bot-${level}`) : say("ui-bot-other", { name: level });
  return number ? `${called} ${number}` : called;
}

export function playerNames(players: readonly Player[], say: Say): string[] {
  return players.map((player) => {
    if (player.bot) return botName(player.name || player.bot, say);
    return player.name || say("ui-player", { n: player.seat + 1 });
  });
}
