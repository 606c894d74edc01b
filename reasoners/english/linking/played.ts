import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import nodes from "../language/data/node-words.json" with { type: "json" };
import { BE, PREPOSITIONS } from "../language/function-words.ts";
import { baseForms } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { classEntry } from "./known-entries.ts";
import type { RelationName } from "./relation-names.ts";

const PLAYING: ReadonlySet<string> = new Set(["play", "portray", "depict"]);
/** What those do who are seen in a work, and are not of it; a character appears there as well. */
const ACTING: ReadonlySet<string> = new Set([...PLAYING, "act", "star", "costar", "perform"]);
const PARTS = wordSet(nodes.parts);
const OF_WORKS: ReadonlySet<string> = new Set(["fictional", "character"]);

/**
 * Is what a relation leads to, or starts from, none that plays, or none that is played? Who plays the Joker plays a
 * part, whatever film is called so: those who act in a film play in it. They are no characters of it; and no film plays
 * a part.
 */
export function isNoPlaying(
  words: readonly Word[],
  name: RelationName,
  direction: "FORWARD" | "BACKWARD",
  catalogue: Catalogue,
): boolean {
  const { relation, content } = name;
  const [from, to] =
    direction === "FORWARD"
      ? [relation.subjectClasses, relation.objectClasses]
      : [relation.objectClasses, relation.subjectClasses];
  if (isSaid(words, ACTING)) {
    // Persons play characters, and nothing else does.
    if (isCharacter(to, catalogue) && !isPerson(from, catalogue)) return true;
    if (isCharacter(from, catalogue) && !isPerson(to, catalogue)) return true;
    const [player, played] = direction === "FORWARD" ? [from, to] : [to, from];
    if (isCalledPart(name) && !isPassive(words) && !isPerson(player, catalogue) && played.length > 0) return true;
  }
  if (PREPOSITIONS.has(words.at(-1)?.lower ?? "") || !isSaid(words, PLAYING)) return false;
  return content.some(({ roots }) => roots.includes("star")) && isWork(from, catalogue);
}

/** "Part", "role": what is played, and nobody who plays, whatever it is a part in. */
export function isCalledPart({ head, isRoleOf }: RelationName): boolean {
  return !isRoleOf && [head, ...singularForms(head)].some((form) => PARTS.has(form));
}

function isPassive(words: readonly Word[]): boolean {
  return words.some(({ lower }) => BE.has(lower));
}

function isSaid(words: readonly Word[], verbs: ReadonlySet<string>): boolean {
  return words.some(({ lower }) => baseForms(lower).some((base) => verbs.has(base)));
}

/** The class of most of those that have a relation stands first. */
function labelOf([most]: readonly string[], catalogue: Catalogue): string | undefined {
  return most === undefined ? undefined : classEntry(catalogue, most)?.label;
}

function isWork(classes: readonly string[], catalogue: Catalogue): boolean {
  return expectedAnswerType(labelOf(classes, catalogue)) === "WORK";
}

function isPerson(classes: readonly string[], catalogue: Catalogue): boolean {
  return expectedAnswerType(labelOf(classes, catalogue)) === "PERSON" && !isCharacter(classes, catalogue);
}

function isCharacter(classes: readonly string[], catalogue: Catalogue): boolean {
  const label = labelOf(classes, catalogue);
  return label !== undefined && wordsOf(label).some(({ lower }) => OF_WORKS.has(lower));
}
