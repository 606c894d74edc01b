import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { wordsOf } from "../language/words.ts";
import { placeOf } from "../measured-wordings/asked.ts";
import { graphWords } from "../rewording/graph-words.ts";
import type { Asked } from "./asked.ts";
import type { Piece } from "./pieces.ts";

/**
 * "E's workplace" as "the place that E works at", where the graph has no such noun. Undefined where nobody's is said.
 */
export function workplaces({ question, mentions, catalogue }: Asked): readonly Piece[] | undefined {
  if (catalogue === undefined || graphWords(catalogue).written.has("workplace")) return undefined;
  const words = wordsOf(question);
  const lower = (at: number): string => words[at]?.lower ?? "";
  for (const name of mentions) {
    if (name.candidates.every(isOnlyAlike)) continue;
    const [from, to] = placeOf(name, words);
    if (to <= from || lower(to) !== "'s") continue;
    const isOneWord = lower(to + 1) === "workplace";
    const isPlace = lower(to + 1) === "place" && lower(to + 2) === "of" && lower(to + 3) === "work";
    if (!isOneWord && !isPlace) continue;
    return [
      { from: 0, to: from },
      { said: "the place that" },
      { from, to },
      { said: "works at" },
      { from: to + (isOneWord ? 2 : 4), to: words.length },
    ];
  }
  return undefined;
}
