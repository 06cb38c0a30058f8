import type { components } from "../api";
import { prefs } from "./prefs.svelte";
import { version } from "./version.svelte";

/** The server's answers, typed by its own document, and its refusals. */

type Schemas = components["schemas"];
export type Message = Schemas["Message"];
export type Decision = Schemas["Decision"];
export type Option = Schemas["Option"];
export type Player = Schemas["Player"];
export type LogLine = Schemas["LogLine"];
export type ChatLine = Schemas["ChatLine"];
export type TableOut = Schemas["TableOut"];
export type TableIn = Schemas["TableIn"];
export type TitleOut = Schemas["TitleOut"];
export type Listed = Schemas["Listed"];
export type Reason = Schemas["Reason"];
export type Clause = Schemas["Clause"];
export type Person = Schemas["Person"];
export type NewPerson = Schemas["NewPerson"];
export type Why = Schemas["Why"];
export type Hint = Schemas["Hint"];
export type Kept = Schemas["Kept"];
export type Sight = Schemas["Sight"];
export type CommandIn = Schemas["CommandIn"];

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reasons: readonly Reason[],
    readonly now: Message | null,
  ) {
    super(reasons.map((reason) => reason.text).join(" ") || String(status));
  }
}

/** Too much was asked for at once: the same may be asked for again after a pause. */
export const tooMuch = (error: unknown): boolean => error instanceof Refused && error.status === 429;

/** The server could not be reached. */
export class Unreachable extends Error {}

const PATIENCE = 15_000;
const LONG = 600_000;

/** Clocks of devices that are right to a second are left alone. */
const TRUSTED = 2000;

/** How far the server's clock is ahead of this device's, in milliseconds: many a device is minutes off. */
let ahead = 0;

/** Seconds since 1970, by the server's clock. */
export const serverTime = (): number => (Date.now() + ahead) / 1000;

function compare(answer: Response): void {
  const said = Date.parse(answer.headers.get("Date") ?? "") + 500 - Date.now();
  if (!Number.isNaN(said)) ahead = Math.abs(said) > TRUSTED ? said : 0;
}

/** Ask the server; what it refuses is an error that says why. */
async function reply(method: string, path: string, body?: unknown, patience = PATIENCE): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": prefs.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  compare(answer);
  version.compare(answer);
  if (answer.status >= 502 && answer.status <= 504) throw new Unreachable(String(answer.status));
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({ reasons: [], now: null }))) as Partial<Refused>;
    throw new Refused(answer.status, said.reasons ?? [], said.now ?? null);
  }
  return answer;
}

async function ask<T>(method: string, path: string, body?: unknown, patience = PATIENCE): Promise<T> {
  const answer = await reply(method, path, body, patience);
  const kind = answer.headers.get("Content-Type") ?? "";
  return (answer.status === 204 ? null : kind.includes("json") ? await answer.json() : await answer.text()) as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}, patience = PATIENCE): Promise<T> => ask<T>("POST", path, body, patience);
export const remove = (path: string): Promise<null> => ask("DELETE", path);
/** A file, which may take long to be made. */
export const take = async (path: string): Promise<Blob> => (await reply("GET", path, undefined, LONG)).blob();
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);

/** A number that nobody else has; `crypto.randomUUID` is missing on plain HTTP. */
export function unique(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
