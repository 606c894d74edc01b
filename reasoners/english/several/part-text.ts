import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { EntityCandidate } from "../../../engine/sources/knowledge-graph.ts";
import type { Word } from "../language/words.ts";

/** What a part is made of: words of the question as they stand, what it leaves unsaid, or a name for a pronoun. */
export type PartPiece =
  | { readonly from: number; readonly to: number }
  | { readonly said: string }
  | {
      readonly name: string;
      readonly candidates: readonly EntityCandidate[];
      /** What the question says in its place. */
      readonly instead: string;
      readonly owns: boolean;
    };

/** A part as a question that stands alone. */
export interface PartText {
  readonly input: AnalysisInput;
  /** Where names stand in it that the question says by a pronoun. */
  readonly named: readonly NameForPronoun[];
}

/** A name, with its ending where it owns what stands behind it, and what the question says in its place. */
interface NameForPronoun {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly instead: string;
  readonly owns: boolean;
}

/** The pieces as one question, with the names where they now stand. */
export function partText(input: AnalysisInput, words: readonly Word[], pieces: readonly PartPiece[]): PartText {
  let text = "";
  const mentions: AnalysisInput["mentions"][number][] = [];
  const named: PartText["named"][number][] = [];
  for (const piece of pieces) {
    if ("from" in piece) {
      const [first, last] = [words[piece.from], words[piece.to - 1]];
      if (first === undefined || last === undefined || piece.to <= piece.from) continue;
      if (text !== "" && first.lower !== "'s") text += " ";
      const shift = text.length - first.start;
      for (const mention of input.mentions)
        if (mention.start >= first.start && mention.end <= last.end)
          mentions.push({ ...mention, start: mention.start + shift, end: mention.end + shift });
      text += input.question.slice(first.start, last.end);
      continue;
    }
    if (text !== "") text += " ";
    if ("said" in piece) {
      text += piece.said;
      continue;
    }
    const { name, candidates, instead } = piece;
    const [start, end] = [text.length, text.length + name.length];
    if (candidates.length > 0) mentions.push({ text: name, start, end, candidates });
    text += `${name}${piece.owns ? "'s" : ""}`;
    named.push({ name, start, end: text.length, instead, owns: piece.owns });
  }
  const question = `${text.charAt(0).toUpperCase()}${text.slice(1)}?`;
  return { input: { ...input, question, mentions: mentions.sort((a, b) => a.start - b.start) }, named };
}
