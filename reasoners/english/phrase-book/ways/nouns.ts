import { BE, isAuxiliary, isFunctionWord } from "../../language/function-words.ts";
import { isAny, isWh, type Words } from "../alike/step.ts";
import { THING } from "../spoken.ts";
import type { Way } from "./way.ts";

/** "Name of the R of E" and "what is the R of E called" as "what is the R of E", and "what is E, R-wise". */
export function asWhat(words: readonly string[]): readonly Way[] {
  const [first, second, third, fourth] = words;
  const last = words.at(-1) ?? "";
  if (last.endsWith(WISE)) return [{ words: ["what", "is", last.slice(0, -WISE.length), "of", THING] }];
  // "Name" asks to be told, and may be left out.
  if (first === "of") return [{ words: ["what", "is", ...words.slice(1)] }];
  if (first === "name" && second === "of") return [{ words: ["what", "is", ...words.slice(2)] }];
  if (first === "what" && third === "name" && fourth === "of")
    return [{ words: ["what", second ?? "", ...words.slice(4)] }];
  if (first === "what" && words.length > 4 && last === "called" && second !== undefined && isAuxiliary(second))
    return [{ words: words.slice(0, -1) }];
  return [];
}

const WISE = "-wise";

/** "Headcount at E", "E headcount" and "what is the headcount at E" as the noun of E. */
export function asNouns(words: Words): readonly Way[] {
  const bare = words[0] === "of" ? words.slice(1) : words;
  const from = isWh(bare[0]) && isAny(BE, bare[1]) ? 2 : 0;
  const phrase = bare.slice(from);
  const name = phrase.indexOf(THING);
  const rest = phrase.filter((_, at) => at !== name);
  if (name < 0 || rest.length === 0 || rest.length > 5 || rest.some(isWh)) return [];
  const isBehind = name === phrase.length - 1 && isAny(AT_THINGS, phrase[name - 1]);
  if (isBehind) return [{ words: [THING, "'s", ...phrase.slice(0, -2)] }];
  const isBeside = name === 0 ? phrase[1] !== "'s" : name === phrase.length - 1 && !rest.some(isFunctionWord);
  return isBeside && from === 0 ? [{ words: [THING, "'s", ...rest] }] : [];
}

const AT_THINGS: ReadonlySet<string> = new Set(["at", "in", "for", "to", "behind", "over", "on"]);
