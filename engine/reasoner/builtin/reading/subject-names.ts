import { normalise } from "../../../text/normalise.ts";
import { answerKind } from "./answer-kind.ts";
import type { Sex } from "./sexes.ts";

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
  readonly sex?: Sex | undefined;
}

/** The names of a subject in a passage of a document with this title; `text` is all that is known of the document. */
export function subjectNames(subject: { readonly label: string; readonly names: readonly string[] }, title: string, text: string): SubjectNames {
  const full = [...new Set([subject.label, ...subject.names].map((name) => normalise(withoutBrackets(name))))].filter((name) => name.length > 1);
  const topic = full.includes(normalise(withoutBrackets(title)));
  const within = ` ${normalise(text)} `;
  const last = /\s(\p{Lu}[\p{L}’'-]{3,})$/u.exec(withoutBrackets(subject.label))?.[1];
  const mayShorten = last !== undefined && !NOT_SHORT.has(last.toLowerCase()) && (topic || full.some((name) => within.includes(` ${name} `)));
  const nouns: ReadonlySet<string> = topic ? nounsFor(full, text) : new Set();
  return { full, short: mayShorten ? normalise(last) : undefined, nouns, person: nouns.size === 0 ? undefined : [...nouns].some((noun) => answerKind(noun) === "PERSON"), topic };
}

/** Last words of names that do not stand for the whole name. */
const NOT_SHORT = new Set(
  "studio house university bridge museum tower river college school company league war battle man woman island islands party building opera bay lake mountain mountains street city palace church award prize act law records club band bilbao show game games".split(" "),
);

function withoutBrackets(name: string): string {
  return name.replace(/\s*\([^)]*\)\s*$/u, "");
}

/** "The Burj Khalifa is a skyscraper in Dubai": the noun that a document defines its subject by, and general ones. */
function nounsFor(full: readonly string[], text: string): ReadonlySet<string> {
  const nouns = new Set<string>();
  for (const match of text.matchAll(/(?<before>[^.\n]{2,80}?)\s(?:is|was|are|were)\s(?:an?|the|one of the)\s(?<kind>[^.,;:]{3,60}?)(?=\s(?:in|of|on|at|by|that|which|who|from|for|with|and|based|located|between|directed|written|built|near)\s|[.,;:])/gu)) {
    const before = normalise((match.groups?.["before"] ?? "").replace(/\([^)]*\)?/gu, " "));
    const noun = /(\p{Ll}+)$/u.exec(match.groups?.["kind"] ?? "")?.[1];
    if (noun !== undefined && full.some((name) => before.startsWith(name) || before.endsWith(name))) nouns.add(noun);
  }
  return new Set([...nouns].flatMap((noun) => [noun, ...(LIKE_NOUNS.find((like) => like.includes(noun)) ?? [])]));
}

/** Nouns that a text uses in turn for one thing. */
const LIKE_NOUNS = [
  "skyscraper tower building structure",
  "film movie picture",
  "novel book work",
  "ship liner vessel steamer",
  "club team side franchise",
  "city town capital",
  "company firm business",
  "mountain peak",
  "church basilica cathedral building",
  "song track single",
  "university school college institution",
  "painting picture portrait",
].map((words) => words.split(" "));
