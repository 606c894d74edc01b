import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { PREPOSITIONS } from "../language/function-words.ts";
import { baseForms } from "../language/word-forms.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import type { Word } from "../language/words.ts";
import { classEntry } from "./known-entries.ts";
import type { RelationName } from "./relation-names.ts";

const PLAYING: ReadonlySet<string> = new Set(["play", "portray", "depict"]);

/**
 * Would somebody play a work by that relation? Who plays the Joker plays a part, whatever film is called so: those who
 * act in a film play in it.
 */
export function playsWork(
  words: readonly Word[],
  { relation, content }: RelationName,
  direction: "FORWARD" | "BACKWARD",
  catalogue: Catalogue,
): boolean {
  if (PREPOSITIONS.has(words.at(-1)?.lower ?? "")) return false;
  if (!words.some(({ lower }) => baseForms(lower).some((base) => PLAYING.has(base)))) return false;
  if (!content.some(({ roots }) => roots.includes("star"))) return false;
  const classes = direction === "FORWARD" ? relation.subjectClasses : relation.objectClasses;
  // The class of most of those that have the relation stands first.
  const [most] = classes;
  return most !== undefined && expectedAnswerType(classEntry(catalogue, most)?.label) === "WORK";
}
