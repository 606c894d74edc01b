import { pluralOf } from "../../../text/plural.ts";
import { withArticle } from "./english-words.ts";
import { isPluralNoun } from "./relation-shape.ts";

/** A set as a phrase that stands where a noun does. */
export interface Noun {
  readonly text: string;
  /** NAME: of one thing. DEFINITE: "the director of E". KIND: "films directed by E", of which nobody says how many. */
  readonly is: "NAME" | "DEFINITE" | "KIND";
  /** Does it speak of several things, as "films" does? */
  readonly isMany: boolean;
  /** "film" for "films", where the phrase says no more of them. */
  readonly singular?: string;
  /** What holds it together: nothing but its words, an "and" or "or" inside, or commas. */
  readonly joins: "NONE" | "WORDS" | "COMMAS";
  /** Might words behind it be taken for some that belong to its end? A name ends where it ends. */
  readonly isOpen: boolean;
}

export function nameOf(text: string): Noun {
  return { text, is: "NAME", isMany: false, joins: "NONE", isOpen: false };
}

/** A definite phrase that ends with another noun. */
export function endingWith(inner: Noun, text: string, isMany: boolean): Noun {
  return { text, is: "DEFINITE", isMany, joins: inner.joins, isOpen: inner.isOpen };
}

/** The noun as a part of another phrase: in brackets where its commas would run into those around it. */
export function closed(noun: Noun): Noun {
  return noun.joins === "COMMAS" ? { ...noun, text: `(${noun.text})`, joins: "NONE", isOpen: false } : noun;
}

/** All that a noun speaks of: "the films directed by E". */
export function allOf(noun: Noun): string {
  const isBare = noun.is === "KIND" && noun.singular === undefined && !/^(?:those|\() ?/u.test(noun.text);
  return isBare ? `the ${noun.text}` : noun.text;
}

/** ", for each country": what is told is told of each by itself. */
export function forEach(things: Noun): string {
  const each = things.singular === undefined ? `each of ${allOf(things)}` : `each ${things.singular}`;
  return `, for ${things.isMany ? each : things.text}`;
}

/** What one thing is: "E", "one of the films directed by E", "a film". */
export function oneOf(noun: Noun): string {
  if (noun.is === "NAME" || !noun.isMany) return noun.text;
  return noun.singular === undefined ? `one of ${allOf(noun)}` : withArticle(noun.singular);
}

/** Any that a noun speaks of: "directed by people born in E", "directed by one of the children of E". */
export function anyOf(noun: Noun): string {
  return noun.is === "DEFINITE" ? oneOf(noun) : noun.text;
}

/** The plural of a name of a class or relation; its head stands before what it is "of". */
export function plural(name: string): string {
  const words = name.split(" ");
  const behind = words.findIndex((word, index) => index > 0 && BEHIND_HEAD.has(word));
  const at = (behind < 0 ? words.length : behind) - 1;
  const head = words[at] ?? "";
  if (isPluralNoun(head) || !/\p{L}$/u.test(head)) return name;
  return [...words.slice(0, at), pluralOf(head), ...words.slice(at + 1)].join(" ");
}

const BEHIND_HEAD: ReadonlySet<string> = new Set(
  "of in on at by for from to with above below held used received and or".split(" "),
);

/** Phrases one behind the other, with commas between them where one has a word of that kind inside. */
export function joined(parts: readonly string[], word: "and" | "or", areLong: boolean): string {
  if (areLong) return parts.join(`, ${word} `);
  if (parts.length < 3) return parts.join(` ${word} `);
  return `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1) ?? ""}`;
}

/** Words one behind the other, without those that are empty. */
export function spaced(...words: readonly string[]): string {
  return words.filter((word) => word !== "").join(" ");
}
