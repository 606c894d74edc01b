import { isAuxiliary, MARKS, PREPOSITIONS, WH } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS } from "../../weights.ts";
import type { WordOrder } from "./word-order.ts";
import { OF_THINGS } from "../../language/question-words.ts";

/** "E was born in which city?" is "in which city was E born?". */
export function putInFront(words: readonly Word[]): readonly WordOrder[] {
  let to = words.length;
  while (to > 0 && MARKS.has(words[to - 1]?.lower ?? "")) to -= 1;
  const asked = words.findIndex(({ lower }) => OF_THINGS.has(lower));
  const auxiliary = words.findIndex(({ lower }) => isAuxiliary(lower));
  const [which, verb] = [words[asked], words[auxiliary]];
  if (which === undefined || verb === undefined || auxiliary < 1 || auxiliary > asked) return [];
  const noun = words.slice(asked + 1, to);
  const isNoun = noun.length > 0 && noun.length <= MOST_NOUNS && noun.every(({ text, lower }) => text === lower);
  if (!isNoun || words.slice(0, asked).some(({ lower }) => WH.has(lower) || lower === "also")) return [];
  const start = PREPOSITIONS.has(words[asked - 1]?.lower ?? "") ? asked - 1 : asked;
  const subject = words.slice(0, auxiliary);
  const order = [...words.slice(start, asked), which, ...noun, verb, ...subject, ...words.slice(auxiliary + 1, start)];
  return [{ words: order, cost: ORDERS.questionWordBehind }];
}

const MOST_NOUNS = 3;
