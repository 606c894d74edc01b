import ways from "../language/data/phrase-book/ways.json" with { type: "json" };
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { inNoTense } from "./in-no-tense.ts";
import { listed, THING } from "./spoken.ts";

/** What people do, what happens and what things are called, of which questions are made in the usual ways. */
export interface Said {
  /** Verbs of whoever is asked for: "build", "put up", "look after E". */
  readonly who?: readonly string[];
  /** What they do: "the building work". */
  readonly deeds?: readonly string[];
  /** What they, or a value, are called: "the builder". */
  readonly nouns?: readonly string[];
  /** Verbs of what is done to the thing when it is asked for: "shut down". */
  readonly done?: readonly string[];
  /** Verbs of what the thing itself does then: "go out of use". */
  readonly goes?: readonly string[];
  /** What happens then: "closure". */
  readonly events?: readonly string[];
  /** Verbs of the thing itself with what is asked for: "go over", "deal with". */
  readonly does?: readonly string[];
}

type Saying = keyof Said;

const SAYINGS: readonly Saying[] = ["who", "deeds", "nouns", "done", "goes", "events", "does"];

/** What somebody is asked for, who is named, instead of asking for them: "what did E build". */
const BACK: Readonly<Partial<Record<Saying, readonly string[]>>> = {
  who: ways.whoBack,
  deeds: ways.deedsBack,
  nouns: ways.nounsBack,
  does: ways.doesBack,
};

/** A usual way to ask, with a place for what is said in it: a verb with the thing, a verb alone, or a noun. */
interface Template {
  readonly saying: Saying;
  readonly isBack: boolean;
  readonly slot: "WITH_THING" | "ALONE" | "NOUN";
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

/** What is found in the place of a template, as {@link keysOf} has it. */
export interface SaidIn {
  readonly key: string;
  readonly isBack: boolean;
}

/** Forms that stand with the thing in their place: "put E up"; all others stand alone. */
const WITH_THING: ReadonlySet<string> = new Set(["{base}", "{s}", "{ed}", "{done}", "{ing}"]);

/**
 * What a question says in the usual ways: "who had the job of putting E up" says "put E up" of whoever is asked for.
 * @param asked Its words, with `THING` for the name
 */
export function saidIn(asked: readonly string[]): readonly SaidIn[] {
  const words = inNoTense(asked);
  return templates().flatMap(({ saying, isBack, slot, before, behind }) => {
    const to = words.length - behind.length;
    if (to <= before.length) return [];
    const fits = before.every((word, at) => words[at] === word) && behind.every((word, at) => words[to + at] === word);
    if (!fits) return [];
    const said = words.slice(before.length, to);
    const forms = slot === "NOUN" ? [said] : inBaseForms(said);
    return forms.map((form) => ({ key: keyOf(saying, slot, form), isBack }));
  });
}

/** Under what a row of the book is found. */
export function keysOf(said: Said): readonly string[] {
  return SAYINGS.flatMap((saying) => {
    const lines = listed(said[saying]).map((line) => line.split(" "));
    if (saying === "deeds" || saying === "nouns" || saying === "events")
      return lines.map((noun) => keyOf(saying, "NOUN", noun));
    return lines.flatMap((verb) => [
      ...withThing(verb).map((place) => keyOf(saying, "WITH_THING", place)),
      keyOf(
        saying,
        "ALONE",
        verb.filter((word) => word !== THING),
      ),
    ]);
  });
}

/** Where a verb has no place for the thing, it stands in one or the other: "put E up" and "put up E". */
function withThing([verb = "", ...behind]: readonly string[]): readonly (readonly string[])[] {
  if (behind.includes(THING)) return [[verb, ...behind]];
  return [
    [verb, THING, ...behind],
    [verb, ...behind, THING],
  ];
}

function inBaseForms([verb = "", ...behind]: readonly string[]): readonly (readonly string[])[] {
  const bases = new Set([verb, ...englishDictionary().lemmasOf(verb, "v")]);
  return [...bases].map((base) => [base, ...behind]);
}

function keyOf(saying: Saying, slot: Template["slot"], words: readonly string[]): string {
  return `${saying} ${slot} ${words.join(" ")}`;
}

let made: readonly Template[] | undefined;

function templates(): readonly Template[] {
  made ??= SAYINGS.flatMap((saying) => [
    ...listed(ways[saying]).map((line) => templateOf(line, saying, false)),
    ...listed(BACK[saying]).map((line) => templateOf(line, saying, true)),
  ]);
  return made;
}

function templateOf(line: string, saying: Saying, isBack: boolean): Template {
  const words = line.split(" ");
  const at = words.findIndex((word) => word.startsWith("{"));
  const form = words[at] ?? "";
  return {
    saying,
    isBack,
    slot: form === "{noun}" ? "NOUN" : WITH_THING.has(form) ? "WITH_THING" : "ALONE",
    before: inNoTense(words.slice(0, at)),
    behind: inNoTense(words.slice(at + 1)),
  };
}
