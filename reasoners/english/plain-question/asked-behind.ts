import { BE, isFunctionWord, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { isParticiple, isPast } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const ASKING: ReadonlySet<string> = new Set(["who", "what", "where"]);
const AND: ReadonlySet<string> = new Set([",", "and", "?", ";"]);

/**
 * "Is E married, who to" and "is E married and to whom" as "who is E married to": it is asked in passing whether it is
 * so at all. Undefined where nothing more is asked behind a question of yes or no.
 */
export function askedBehind(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  let end = words.length;
  while (end > 0 && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const lower = (at: number): string => words[at]?.lower ?? "";
  if (!BE.has(lower(0))) return undefined;
  const [one, other] = [lower(end - 2), lower(end - 1)];
  const isStranded = ASKING.has(one) && PREPOSITIONS.has(other);
  const isInFront = PREPOSITIONS.has(one) && (ASKING.has(other) || other === "whom");
  if (!isStranded && !isInFront) return undefined;
  let to = end - 2;
  while (to > 0 && AND.has(lower(to - 1))) to -= 1;
  const verb = lower(to - 1);
  if (to === end - 2 || (!isPast(verb) && !isParticiple(verb)) || isFunctionWord(verb)) return undefined;
  const named = Array.from({ length: to - 2 }, (_, more) => more + 2).some((until) => holdsName(1, until));
  if (!named && to - 1 < 2) return undefined;
  const [who, tie] = isStranded ? [one, other] : [other === "whom" ? "who" : other, one];
  return [{ said: who }, { from: 0, to }, { said: tie }, { from: end, to: words.length }];
}
