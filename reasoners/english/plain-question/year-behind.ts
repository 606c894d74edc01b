import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import values from "../language/data/values.json" with { type: "json" };
import { BOUNDS, PREPOSITIONS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { headlineOf } from "../telegrams/headline.ts";
import type { Piece } from "./pieces.ts";

const YEAR = /^(?:1\d|20)\d\d$/u;
/** Behind these a number is a year already, or none. */
const BEFORE_YEAR: ReadonlySet<string> = new Set([
  ...wordSet(values.months),
  "than",
  "year",
  "years",
  "about",
  "around",
]);

/** "Mayor of E 1992" as "mayor of E in 1992": a year that stands last says when. Undefined where there is none. */
export function yearBehind(input: Pick<AnalysisInput, "question" | "mentions">): readonly Piece[] | undefined {
  const headline = headlineOf(input);
  if (headline === undefined || headline.said.length < 3 || headline.names.length === 0) return undefined;
  const { all, said, names } = headline;
  const last = said.at(-1) ?? 0;
  const before = all[said.at(-2) ?? 0]?.lower ?? "";
  if (!YEAR.test(all[last]?.lower ?? "") || names.some(({ from, to }) => from <= last && last < to)) return undefined;
  if (PREPOSITIONS.has(before) || BOUNDS.has(before) || BEFORE_YEAR.has(before)) return undefined;
  return [{ from: 0, to: last }, { said: "in" }, { from: last, to: all.length }];
}
