import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { LinkCandidate } from "../../../engine/question/form/logical-form.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Catalogue, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { BE } from "../language/function-words.ts";
import { baseForms } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import { classesEndingIn, linkClass } from "../linking/class-linker.ts";
import { classEntry } from "../linking/known-entries.ts";
import type { Piece } from "../plain-question/pieces.ts";

export interface Asked extends AnalysisInput {
  readonly words: readonly Word[];
  /** Where the mark at the end stands. */
  readonly end: number;
}

export interface Found {
  readonly pieces: readonly Piece[];
  /** The classes of what has the relation. */
  readonly owners?: readonly string[];
  readonly said: string;
  readonly read: string;
  /** May something else be meant? */
  readonly isDoubtful?: boolean;
}

/** With the preposition or the unit that belongs to it. */
export const MOST_WORDS_OF_A_VERB = 4;

export const lowerAt = (words: readonly Word[], at: number): string => words[at]?.lower ?? "";

export function typesOf({ candidates }: Mention, { catalogue }: Pick<Asked, "catalogue">): readonly string[] {
  const types = candidates.filter((each) => !isOnlyAlike(each)).flatMap((each) => each.types);
  return [...new Set(types.flatMap((iri) => [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])]))];
}

/** The words of a name, by index, end exclusive. */
export function placeOf({ start, end }: Mention, words: readonly Word[]): readonly [number, number] {
  const from = words.findIndex((word) => word.start >= start);
  let to = from;
  while (to >= 0 && (words[to]?.end ?? Infinity) <= end) to += 1;
  return [Math.max(0, from), to];
}

/** Are both of the kind that is said beside "which"? */
export function areOfKind(noun: readonly Word[], types: readonly string[], catalogue: Catalogue): boolean {
  return noun.length === 0 || kindsSaid(noun, catalogue).some(({ iri }) => types.includes(iri));
}

/** "Course" may be said of training courses, where the graph has no others. */
export function kindsSaid(noun: readonly Word[], catalogue: Catalogue): readonly LinkCandidate[] {
  const named = linkClass(noun, catalogue);
  return named.length > 0 ? named : classesEndingIn(noun, catalogue);
}

export function saysVerb(rest: readonly Word[], verb: string): boolean {
  const [first = "", ...others] = verb.split(" ").filter((lower) => !BE.has(lower));
  const said = rest.map(({ lower }) => lower);
  // "For", "in all" say nothing more of how long it lasts.
  const trimmed = said.at(-1) === "for" && others.at(-1) !== "for" ? said.slice(0, -1) : said;
  return (
    trimmed.length === others.length + 1 &&
    baseForms(trimmed[0] ?? "").includes(baseForms(first)[0] ?? "") &&
    others.every((lower, at) => trimmed[at + 1] === lower)
  );
}
