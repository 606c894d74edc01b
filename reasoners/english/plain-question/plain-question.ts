import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { wordsOf } from "../language/words.ts";
import { withoutCleft } from "./clefts.ts";
import { closingFrom } from "./closings.ts";
import { openingOf } from "./openings.ts";
import { reworded, type Piece } from "./pieces.ts";

/**
 * A question without what people say around it: what only greets or asks to be told ("I was wondering whether you
 * could tell me"), that it need not be known ("…, if anybody has kept a note of it"), and what only stresses ("it was
 * … who"). Names keep their places in what is left. What asks for something is never left out.
 */
export function plainQuestion(input: AnalysisInput): AnalysisInput {
  const { question, mentions } = input;
  const words = wordsOf(question);
  const opening = openingOf(words);
  const end = closingFrom(words);
  const [from, to] = end > opening.to ? [opening.to, end] : [opening.to, words.length];
  const cleft = withoutCleft(words, from, to);
  if (cleft === undefined && to === words.length && (opening.isPlain || opening.to === 0)) return input;
  const core: readonly Piece[] = cleft ?? [...(opening.asks ? [{ said: "tell me" }] : []), { from, to }];
  const { text, moved } = reworded(question, words, core);
  return {
    ...input,
    question: text,
    mentions: mentions.flatMap((mention) => {
      const place = moved(mention.start, mention.end);
      return place === undefined ? [] : [{ ...mention, ...place }];
    }),
  };
}
