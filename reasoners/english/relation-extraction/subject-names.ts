import nouns from "../language/data/nouns.json" with { type: "json" };
import { anyOf, wordSet } from "../language/word-set.ts";
import { endingFrom } from "../../../engine/text/ending.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import lists from "../language/data/sentence-words.json" with { type: "json" };
import { expectedAnswerType } from "./expected-answer-type.ts";
import type { Gender } from "./gender.ts";

/** How the subject may be called in one passage. */
export interface SubjectNames {
  /** Normalised. */
  readonly full: readonly string[];
  /** A surname or the like, where the passage is about the subject or names it in full. */
  readonly short: string | undefined;
  /** Nouns for what it is ("the tower"), where the passage is about it. */
  readonly nouns: ReadonlySet<string>;
  /** Whether it is a person, as far as the passage says what it is. */
  readonly person: boolean | undefined;
  /** Whether the passage's document is about the subject, so that a pronoun may stand for it. */
  readonly topic: boolean;
  /** By which the document speaks of the subject, where that is told. */
  readonly gender?: Gender | undefined;
}

/** The names of a subject in a passage of a document with this title; `text` is all that is known of the document. */
export function subjectNames(
  subject: { readonly label: string; readonly names: readonly string[] },
  title: string,
  text: string,
): SubjectNames {
  const full = [...new Set([subject.label, ...subject.names].map((name) => normalise(withoutBrackets(name))))].filter(
    (name) => name.length > 1,
  );
  const topic = full.includes(normalise(withoutBrackets(title)));
  const within = ` ${normalise(text)} `;
  const last = /\s(\p{Lu}[\p{L}’'-]{3,})$/u.exec(withoutBrackets(subject.label))?.[1];
  const mayShorten =
    last !== undefined &&
    !NOT_SHORT.has(last.toLowerCase()) &&
    (topic || full.some((name) => within.includes(` ${name} `)));
  const nouns: ReadonlySet<string> = topic ? nounsFor(full, text) : new Set();
  return {
    full,
    short: mayShorten ? normalise(last) : undefined,
    nouns,
    person: nouns.size === 0 ? undefined : [...nouns].some((noun) => expectedAnswerType(noun) === "PERSON"),
    topic,
  };
}

/** Last words of names that do not stand for the whole name. */
const NOT_SHORT = wordSet(lists.notShort);

function withoutBrackets(name: string): string {
  const bare = name.trimEnd();
  const open = bare.endsWith(")") ? bare.indexOf("(", bare.lastIndexOf(")", bare.length - 2) + 1) : -1;
  return open < 0 ? name : bare.slice(0, open).trimEnd();
}

/** "The Burj Khalifa is a skyscraper in Dubai": the noun that a document defines its subject by, and general ones. */
function nounsFor(full: readonly string[], text: string): ReadonlySet<string> {
  const nouns = new Set<string>();
  for (const { said, kind } of definitionsIn(text)) {
    const before = normalise(said.replace(/\([^)]*\)?/gu, " "));
    const noun = kind.slice(endingFrom(kind, /\p{Ll}/u));
    if (noun !== "" && full.some((name) => before.startsWith(name) || before.endsWith(name))) nouns.add(noun);
  }
  return new Set([...nouns].flatMap((noun) => [noun, ...(LIKE_NOUNS.find((like) => like.includes(noun)) ?? [])]));
}

const DEFINING = new RegExp(`\\s${anyOf(lists.defining)}\\s(?:an?|the|one of the)\\s`, "gu");
/** Where the words for a kind end: at a mark, or before what says more of it. */
const KIND_ENDS = new RegExp(`\\s${anyOf(lists.behindKind)}\\s|[.,;:]`, "u");
/** Characters of a clause before such words, and of the words for a kind. */
const [MOST_BEFORE, LEAST_KIND, MOST_KIND] = [80, 3, 60];
/** The longest way to say that a kind ends, " directed ". */
const LONGEST_END = 10;

/** "S is a K in": S as far as it stands in the same clause, and K. */
function* definitionsIn(text: string): Generator<{ readonly said: string; readonly kind: string }> {
  let from = 0;
  for (const match of text.matchAll(DEFINING)) {
    const clause = text.slice(Math.max(from, match.index - MOST_BEFORE), match.index);
    const said = clause.slice(Math.max(clause.lastIndexOf("."), clause.lastIndexOf("\n")) + 1);
    const start = match.index + match[0].length;
    const behind = text.slice(start, start + MOST_KIND + LONGEST_END);
    const end = LEAST_KIND + behind.slice(LEAST_KIND).search(KIND_ENDS);
    if (said.length < 2 || end < LEAST_KIND || end > MOST_KIND || /[.,;:]/u.test(behind.slice(0, LEAST_KIND))) continue;
    yield { said, kind: behind.slice(0, end) };
    from = start + end;
  }
}

/** Nouns that a text uses in turn for one thing. */
const LIKE_NOUNS = nouns.alike.map((words) => words.split(" "));
