import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { PREPOSITIONS } from "../language/function-words.ts";
import { baseForms } from "../language/word-forms.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { classEntry } from "./known-entries.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import type { RelationName } from "./relation-names.ts";

const PLAYING: ReadonlySet<string> = new Set(["play", "portray", "depict"]);

/**
 * Would somebody play a work by that relation? Who plays the Joker plays a part, whatever film is called so: those who
 * act in a film play in it.
 */
export function playsWork(
  { words, role }: PhraseToLink,
  { relation, content }: RelationName,
  direction: "FORWARD" | "BACKWARD",
  catalogue: Catalogue,
): boolean {
  if (role === "NOUN" || PREPOSITIONS.has(words.at(-1)?.lower ?? "")) return false;
  if (!words.some(({ lower }) => baseForms(lower).some((base) => PLAYING.has(base)))) return false;
  if (!content.some(({ roots }) => roots.includes("star"))) return false;
  const classes = direction === "FORWARD" ? relation.subjectClasses : relation.objectClasses;
  const labels = classes.map((iri) => classEntry(catalogue, iri)?.label);
  return labels.length > 0 && labels.every((label) => expectedAnswerType(label) === "WORK");
}
