import { DO } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import type { Grammar } from "../grammar.ts";
import type { FormParse } from "../parse.ts";
import { behindMeasure, comingTo } from "./aggregate.ts";
import { sumOf } from "./totalled.ts";

/** "What do the gifts of E come to", "what do their lengths add up to in all". */
export function sumsComeTo(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  if (!OF_THINGS.has(words[from]?.lower ?? "") || !DO.has(words[from + 1]?.lower ?? "")) return [];
  for (let at = from + 3; at < to; at += 1) {
    const length = comingTo(words, at);
    const isEnd = at + length === to || behindMeasure(words, at + length)?.length === to - at - length;
    if (length === 0 || !isEnd) continue;
    return grammar.sets(from + 2, at).flatMap((set) => sumOf(grammar, set));
  }
  return [];
}
