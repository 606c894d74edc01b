import type { EntityCandidate, Mention } from "../../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../../engine/text/normalise.ts";

/**
 * The words of the question by which a step names a thing, where they go beyond the part of them that the thing was
 * listed under and are, spaces and hyphens apart, all that it is called; undefined else. What only goes on with other
 * words ("A Regatta", of a river called A) may be the name of something else.
 */
export function wholeName(
  words: string,
  chosen: { readonly mention: Mention; readonly candidate: EntityCandidate } | undefined,
  question: string,
): string | undefined {
  if (chosen === undefined || !normalise(question).includes(normalise(words))) return undefined;
  if (!normalise(words).includes(normalise(chosen.mention.text))) return undefined;
  const { label, matched } = chosen.candidate;
  const letters = lettersOf(words);
  return letters === lettersOf(label) || letters === lettersOf(matched) ? words.trim() : undefined;
}

function lettersOf(text: string): string {
  return normalise(text).replaceAll(" ", "");
}
