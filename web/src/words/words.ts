import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

/** Everything a person reads, worded as `docs/words.md` says: the twin of `baobab.words` in Python. */

export type Lang = "en" | "it";
export const LANGUAGES: readonly Lang[] = ["en", "it"];

export interface Name {
  kind: string;
  id: string;
}
export interface Phrase {
  key: string;
  params: Params;
}
export type Item = Name | Phrase | string | number;
export type Param = Item | readonly Item[];
export type Params = Readonly<Record<string, unknown>>;

type Pattern = NonNullable<Message["value"]>;
type Forms = Map<string, FluentVariable>;

const GRAMMAR = new Set(["article", "gender", "mass", "plural"]);
const LONGEST_TEXT = 300;
const LONGEST_LIST = 2000;

/** A message, a form or a parameter that a text needs is not there. */
export class MissingWords extends Error {}

/** The key of a message: `key("clause", "AFR-B2c")` is `clause-afr-b2c`. */
export function key(kind: string, id: string): string {
  return `${kind}-${id}`.toLowerCase().replace(/[^a-z0-9_-]/gu, "-");
}

/** One language over some catalogues, with the players' names if they are known. */
export class Words {
  readonly lang: Lang;
  readonly players: readonly string[];
  private readonly bundle: FluentBundle;
  private readonly declined = new Map<string, Forms>();

  constructor(lang: Lang, catalogues: readonly string[], players: readonly string[] = []) {
    this.lang = lang;
    this.players = players;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of catalogues) {
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The message worded; a whole sentence begins with a capital letter, a phrase is left as it is. */
  say(key: string, params: Params = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) throw new MissingWords(`no words in “${this.lang}” for “${key}”`);
    const text = this.format(pattern, this.expanded(params), key);
    return /[.!?…:]$/u.test(text) ? capital(text) : text;
  }

  /** Parameters as the variables that a message sees. */
  private expanded(params: Params): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) {
      for (const [form, text] of this.variables(value)) given[form ? `${name}_${form}` : name] = text;
    }
    return given;
  }

  /** A message that came with its parameters. */
  tell(phrase: { key: string; params: Params }): string {
    return this.say(phrase.key, phrase.params);
  }

  /** A name by itself, plain or in one of its forms. */
  name(kind: string, id: string, form = ""): string {
    const found = this.forms(kind, id).get(form);
    if (found === undefined) throw new MissingWords(`“${key(kind, id)}” has no form “${form}” in “${this.lang}”`);
    return String(found);
  }

  /** The message with “…” for every parameter that is not given: what options of a kind have in common. */
  outline(key: string, params: Params = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) return "";
    const given = this.expanded(params);
    const value = (name: string | symbol): FluentVariable => given[String(name)] ?? "…";
    const dots = new Proxy(given, {
      get: (_, name) => value(name),
      getOwnPropertyDescriptor: (_, name) => ({ configurable: true, enumerable: true, value: value(name) }),
    });
    return this.bundle.formatPattern(pattern, dots, []);
  }

  /** One parameter as it reads by itself. */
  show(value: unknown): string {
    const plain = this.variables(value).get("");
    return plain === undefined ? "" : this.text(plain);
  }

  hasName(kind: string, id: string): boolean {
    return this.message(key(kind, id)) !== undefined;
  }

  /** All forms of a name; the plain one is under the empty text. */
  forms(kind: string, id: string): Forms {
    const called = `${kind} ${id}`;
    let found = this.declined.get(called);
    if (!found) this.declined.set(called, (found = this.decline(kind, id)));
    return found;
  }

  /** What the name's own message says, then the rule of its kind, then the rule for all names. */
  private decline(kind: string, id: string): Forms {
    const index = /^[0-9]+$/.test(id) ? Number(id) : null;
    if (kind === "seat" && index !== null && index < this.players.length) {
      kind = "player";
      id = this.players[index]!;
    }
    const own = kind === "player" ? undefined : this.message(key(kind, id));
    const rule = this.message(kind);
    const facts: Record<string, FluentVariable> = about(clip(id));
    if (index !== null) facts.number = whole(index + 1);
    const plain = own?.value ?? rule?.value ?? null;
    if (plain === null) throw new MissingWords(`no words in “${this.lang}” for ${kind} “${id}”`);
    const forms: Forms = new Map([["", this.format(plain, facts, key(kind, id))]]);
    Object.assign(facts, about(String(forms.get(""))));
    for (const message of [own, rule, this.message("name")]) {
      for (const [form, pattern] of Object.entries(message?.attributes ?? {})) {
        if (forms.has(form)) continue;
        const errors: Error[] = [];
        const text = this.bundle.formatPattern(pattern, { ...Object.fromEntries(forms), ...facts }, errors);
        if (!errors.length) forms.set(form, text);
      }
    }
    return forms;
  }

  /** One parameter as the variables a message sees, by form; the plain one is under the empty text. */
  private variables(value: unknown): Forms {
    if (typeof value === "string") return new Map([["", clip(value)]]);
    if (typeof value === "number") return new Map([["", whole(value)]]);
    if (Array.isArray(value)) return this.list(value);
    if (isName(value)) return this.forms(value.kind, value.id);
    if (isPhrase(value)) return new Map([["", clip(this.say(value.key, value.params), LONGEST_LIST)]]);
    throw new TypeError(`${String(value)} cannot be worded`);
  }

  private list(items: readonly unknown[]): Forms {
    const parts = items.length ? items.map((item) => this.variables(item)) : [this.forms("list", "none")];
    const joined: Forms = new Map();
    for (const form of parts[0]!.keys()) {
      if (GRAMMAR.has(form) || !parts.every((part) => part.has(form))) continue;
      joined.set(
        form,
        this.join(
          parts.map((part) => part.get(form)!),
          "list-and",
        ),
      );
    }
    joined.set(
      "or",
      this.join(
        parts.map((part) => part.get("")!),
        "list-or",
      ),
    );
    joined.set("count", whole(items.length));
    return joined;
  }

  private join(texts: readonly FluentVariable[], last: string): FluentVariable {
    let head = texts[0]!;
    texts.slice(1).forEach((item, i) => {
      const key = i === texts.length - 2 ? last : "list-comma";
      const shown = this.text(item);
      const pattern = this.pattern(key)!;
      head = clip(this.format(pattern, { head, item, initial: about(shown).initial! }, key), LONGEST_LIST);
    });
    return head;
  }

  private text(value: FluentVariable): string {
    return value instanceof FluentNumber ? String(value.value) : String(value);
  }

  private message(id: string): Message | undefined {
    return this.bundle.getMessage(id);
  }

  private pattern(key: string): Pattern | null {
    const [id, attribute] = key.split(".", 2);
    const message = this.message(id!);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  private format(pattern: Pattern, variables: Record<string, FluentVariable>, key: string): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, variables, errors);
    if (errors.length) throw new MissingWords(`“${key}” in “${this.lang}” cannot be worded: ${errors.join("; ")}`);
    return text;
  }
}

export function isName(value: unknown): value is Name {
  return typeof value === "object" && value !== null && "kind" in value && "id" in value;
}

export function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && "key" in value && "params" in value;
}

/** The first character in upper case, and nothing else changed. */
export function capital(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return text ? first.toUpperCase() + text.slice(first.length) : text;
}

function whole(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false });
}

function about(text: string): Record<string, string> {
  return { name: text, initial: Array.from(text.normalize("NFD"))[0]?.toLowerCase() ?? "" };
}

/** Counted in characters, as Python counts them. */
function clip(text: string, longest = LONGEST_TEXT): string {
  const letters = Array.from(text);
  return letters.length <= longest ? text : letters.slice(0, longest - 1).join("") + "…";
}
