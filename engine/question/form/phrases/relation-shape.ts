import { singularForms } from "../../../text/plural.ts";
import {
  BEFORE_PREPOSITION,
  COPULAS,
  isDoneToNothing,
  isParticiple,
  isPast,
  isVerb,
  pastOf,
  PREPOSITIONS,
} from "./english-words.ts";

/** What kind of phrase the name of a relation is, told by its words: names of relations follow no rule. */
export type RelationShape =
  /** What something has: "mascot", "place of birth"; also whatever is nothing else. */
  | { readonly is: "noun"; readonly name: string; readonly isPlural: boolean }
  /** What something has got by doing: "award received", "languages spoken, written or signed". */
  | { readonly is: "deal"; readonly noun: string; readonly rest: string; readonly isPlural: boolean }
  /** How something is: "located in", "named after", "in"; `end` is what it says of the other end: "in language". */
  | {
      readonly is: "state";
      /** "located"; empty where the preposition says it all. */
      readonly lead: string;
      readonly preposition: string;
      readonly end: string | undefined;
      /** What somebody did, where it says by whom: "directed" of "directed by". */
      readonly done: string | undefined;
      /** Is it no longer so: "was located in"? */
      readonly isPast?: boolean;
    }
  /** What something is of another: "member of", "part of season". */
  | {
      readonly is: "role";
      readonly noun: string;
      readonly preposition: string;
      readonly end: string | undefined;
      readonly isPast?: boolean;
    }
  /** What something does: "borders", "shares border with", "applies to jurisdiction". */
  | {
      readonly is: "deed";
      readonly verb: string;
      /** "border" of "shares border with"; empty for most. */
      readonly object: string;
      /** Empty for a verb with an object only. */
      readonly preposition: string;
      readonly end: string | undefined;
    }
  /** By whom a part of something is: "lyrics by". */
  | { readonly is: "work"; readonly name: string; readonly isPlural: boolean };

/** What somebody is of a whole: the whole itself may be said behind: "member of political party". */
const PARTS: ReadonlySet<string> = new Set(["member", "part"]);
const JOINS: ReadonlySet<string> = new Set(["or", "and"]);

/** The shape of a relation's name. Words in quotes are those of a question, of which no shape is told. */
export function shapeOf(name: string): RelationShape {
  const words = name.split(" ").filter((word) => word !== "");
  const [first = "", second] = words;
  if (/^["“]/u.test(name)) return { is: "noun", name, isPlural: false };
  if (first.toLowerCase() === "has" && second !== undefined) return hadOf(words.slice(1));
  if (COPULAS.has(first.toLowerCase())) return beingOf(words);
  const lower = words.map((word) => word.toLowerCase());
  const start = lower.findIndex(isPreposition);
  const behind = isPreposition(lower.at(-1) ?? "") ? words.length : endOfPreposition(lower, start);
  const end = withoutArticle(words.slice(behind)).join(" ") || undefined;
  const begin = start < 0 ? words.length : beginOfPreposition(lower, start);
  const preposition = words.slice(begin, behind).join(" ");
  const lead = lower.slice(0, begin);
  const isIntransitive = preposition.toLowerCase() !== "by" && isDoneToNothing(lead.at(-1) ?? "");
  const isState = start >= 0 && (lead.length === 0 || (isParticipial(lead) && !isIntransitive));
  if (isState) {
    const done = lower.slice(start).join(" ") === "by" ? doneBy(lead) : undefined;
    return { is: "state", lead: words.slice(0, begin).join(" "), preposition, end, done };
  }
  if (isVerb(lower[0] ?? "", words.length > 1) || isPast(lower[0] ?? "") || isDoneSomewhere(lead, preposition)) {
    const said = start < 0 ? withoutArticle(words.slice(1)).join(" ") || undefined : end;
    const object = start < 0 ? "" : words.slice(1, begin).join(" ");
    return { is: "deed", verb: first, object, preposition, end: said };
  }
  if (start > 0 && (end === undefined || PARTS.has(lead.join(" ")))) {
    const noun = words.slice(0, begin).join(" ");
    return preposition === "by"
      ? { is: "work", name: noun, isPlural: isPluralNoun(noun.toLowerCase()) }
      : { is: "role", noun, preposition, end };
  }
  return nounOf(name);
}

/** What somebody did: "directed", "first climbed". */
function doneBy(lead: readonly string[]): string | undefined {
  const adverbs = lead.slice(0, -1);
  const past = adverbs.every(isAdverb) ? pastOf(lead.at(-1) ?? "") : undefined;
  return past === undefined ? undefined : [...adverbs, past].join(" ");
}

/** "Nests in", "leads up": of one word in -s before such a preposition few are nouns in the plural. */
function isDoneSomewhere(lead: readonly string[], preposition: string): boolean {
  const [only = "", ...others] = lead;
  // Learners on roll are some who learn.
  const isDoers = only.endsWith("ers") || only.endsWith("ors");
  return others.length === 0 && isPluralNoun(only) && !isDoers && OF_PLACES.has(preposition.toLowerCase());
}

const OF_PLACES: ReadonlySet<string> = new Set(
  "across against along among around at beside from in into near on onto over through to toward towards under up".split(
    " ",
  ),
);

/** "Has a population of": what it has, by its name alone. */
function hadOf(words: readonly string[]): RelationShape {
  const bare = withoutArticle(words);
  return nounOf((bare.length > 1 && bare.at(-1)?.toLowerCase() === "of" ? bare.slice(0, -1) : bare).join(" "));
}

/** "Is located in" as "located in", "was the capital of" as "capital of"; whatever else follows is what one is. */
function beingOf([copula = "", ...words]: readonly string[]): RelationShape {
  const bare = withoutArticle(words);
  const shape = bare.length === 0 ? undefined : shapeOf(bare.join(" "));
  const isPast = copula.toLowerCase().startsWith("w");
  if (shape?.is === "state" || shape?.is === "role") return isPast ? { ...shape, isPast } : shape;
  // The end says what kind of thing it is: "is capital of state".
  const of = bare.findIndex((word) => word.toLowerCase() === "of");
  if (shape?.is === "noun" && of > 0)
    return {
      is: "role",
      noun: bare.slice(0, of).join(" "),
      preposition: "of",
      end: bare.slice(of + 1).join(" "),
      isPast,
    };
  return { is: "deed", verb: copula, object: words.join(" "), preposition: "", end: undefined };
}

function nounOf(name: string): RelationShape {
  const words = name.split(" ");
  const lower = words.map((word) => word.toLowerCase());
  const doing = lower.findIndex((word) => isParticiple(withoutComma(word)));
  if (doing > 0 && !OCCASIONS.has(lower[0] ?? "") && areDoings(lower.slice(doing))) {
    const noun = words.slice(0, doing).join(" ");
    return { is: "deal", noun, rest: words.slice(doing).join(" "), isPlural: isPluralNoun(lower[doing - 1] ?? "") };
  }
  const upTo = lower.findIndex((word, index) => index > 0 && isPreposition(word));
  const head = upTo < 0 ? lower.at(-1) : lower[upTo - 1];
  return { is: "noun", name, isPlural: isPluralNoun(head ?? "") };
}

/** "award received", and not "year founded", which nobody has founded. */
const OCCASIONS: ReadonlySet<string> = new Set(["age", "date", "day", "location", "number", "place", "time", "year"]);

/** "received", "spoken, written or signed" */
function areDoings(words: readonly string[]): boolean {
  return words.every((word) => JOINS.has(word) || isParticiple(withoutComma(word)));
}

/** Is a word the plural of another one? */
export function isPluralNoun(word: string): boolean {
  return !INVARIABLE.has(word) && singularForms(word.toLowerCase())[0] !== word.toLowerCase();
}

const INVARIABLE: ReadonlySet<string> = new Set([
  "series",
  "species",
  "news",
  "lens",
  "physics",
  "athletics",
  "politics",
]);

/** "in", "in/on" */
function isPreposition(word: string): boolean {
  return word.split("/").every((part) => PREPOSITIONS.has(part));
}

/** "or next to" belongs to the "in" before it. */
function endOfPreposition(words: readonly string[], start: number): number {
  let end = start + 1;
  while (end > 0 && end < words.length) {
    const word = words[end] ?? "";
    const isPart =
      isPreposition(word) ||
      ((JOINS.has(word) || BEFORE_PREPOSITION.has(word)) && words.slice(end + 1, end + 3).some(isPreposition));
    if (!isPart) break;
    end += 1;
  }
  return Math.max(0, end);
}

/** "next" belongs to the "to" behind it. */
function beginOfPreposition(words: readonly string[], start: number): number {
  return BEFORE_PREPOSITION.has(words[start - 1] ?? "") ? start - 1 : start;
}

/** "located", "also known", "written or edited", "originally based", "present" */
function isParticipial(words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  return (
    (isParticiple(last) || ADJECTIVES.has(last)) &&
    words.every((word) => isParticiple(withoutComma(word)) || JOINS.has(word) || isAdverb(word) || word === last)
  );
}

/** What is followed by a preposition as a participle is, and is no noun. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  "absent active available based compatible present relevant responsible similar typical valid visible".split(" "),
);

function isAdverb(word: string): boolean {
  return word === "also" || word === "first" || word === "last" || word.endsWith("ly");
}

function withoutComma(word: string): string {
  return word.endsWith(",") ? word.slice(0, -1) : word;
}

function withoutArticle(words: readonly string[]): readonly string[] {
  return ["the", "a", "an"].includes(words[0]?.toLowerCase() ?? "") ? words.slice(1) : words;
}
