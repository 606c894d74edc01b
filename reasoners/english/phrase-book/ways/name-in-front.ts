import { isAuxiliary, WH } from "../../language/function-words.ts";
import { isWh, type Words } from "../alike/step.ts";
import { THING } from "../spoken.ts";
import { PREPOSITIONS } from "./prepositions.ts";
import type { Way } from "./way.ts";

const POINTING: ReadonlySet<string> = new Set(["it", "that", "this"]);

/** "E, who put it up" as "who put E up", and "E, where" as "where is E". */
export function nameInPlace(words: readonly string[]): readonly Way[] {
  const [first, ...rest] = words;
  const asks = rest[0] ?? "";
  if (first !== THING || !(WH.has(asks) || (PREPOSITIONS.has(asks) && WH.has(rest[1] ?? "")))) return [];
  const it = rest.findIndex((word, at) => at > 0 && POINTING.has(word));
  if (it >= 0) return [{ words: rest.map((word, at) => (at === it ? THING : word)) }];
  if (rest.length === 1) return [{ words: [asks, "is", THING] }];
  return [{ words: [...rest, THING] }, { words: [...rest, "of", THING] }];
}

/** "E, famous for what" and "E founded when" as "what is E famous for" and "when was E founded". */
export function withBe(words: Words): readonly Way[] {
  const asked = words.findIndex((word, at) => at > 1 && isWh(word));
  if (words[0] !== THING || asked < 0 || asked < words.length - 2 || words.some(isAuxiliary)) return [];
  return [{ words: [...words.slice(asked), "is", THING, ...words.slice(1, asked)] }];
}
