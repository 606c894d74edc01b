import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { linkClass } from "../linking/class-linker.ts";
import { named, PLACES } from "../linking/kinds-of-classes.ts";
import { LINKING } from "../weights.ts";
import { wordsSaid } from "./words-said.ts";

const IN = "in ";
/** Words of the noun of what is ranked. */
const MOST_WORDS_OF_A_NOUN = 2;

/**
 * "Longest river E" as "longest river in E": what is ranked is of a kind, and all that stands behind it is the name of
 * a place. Undefined for other questions.
 */
export function rankedInPlace(input: AnalysisInput): AnalysisInput | undefined {
  const [rank, ...others] = wordsSaid(input.question) ?? [];
  const last = others.at(-1);
  if (rank === undefined || gradedAdjective(rank.lower)?.degree !== "superlative" || last === undefined)
    return undefined;
  const place = input.mentions
    .filter(({ end }) => end === last.end)
    .sort((a, b) => a.start - b.start)
    .find(({ start }) => others.some((word) => word.start === start));
  const noun = others.filter(({ end }) => end <= (place?.start ?? 0));
  if (place === undefined || noun.length === 0 || noun.length > MOST_WORDS_OF_A_NOUN) return undefined;
  const isKind = linkClass(noun, input.catalogue).some(({ score }) => score >= LINKING.classAlias);
  const isPlace = place.candidates.some(({ types }) => named(PLACES, types, input.catalogue) === true);
  if (!isKind || !isPlace) return undefined;
  const { question, mentions } = input;
  const at = place.start;
  return {
    ...input,
    question: question.slice(0, at) + IN + question.slice(at),
    mentions: mentions.flatMap((each) => {
      if (each.end <= at) return [each];
      return each.start < at ? [] : [{ ...each, start: each.start + IN.length, end: each.end + IN.length }];
    }),
  };
}
