import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { isPlural } from "../language/word-forms.ts";
import { withThoseBelow } from "../linking/kinds-of-classes.ts";
import { headlineOf, kindAt, putAs } from "./headline.ts";

/**
 * "River E length" as "E length": a noun that stands beside a name says what it is that is meant, and is left out where
 * the name is one of those. Undefined where nothing else is said, or none is.
 */
export function kindOfName(input: AnalysisInput): AnalysisInput | undefined {
  const headline = headlineOf(input, input.catalogue);
  const [name, ...others] = headline?.names ?? [];
  if (headline === undefined || name === undefined || others.length > 0) return undefined;
  const { all, said } = headline;
  const kind = said.flatMap((at) => kindAt(headline, at, input) ?? []).find(({ to }) => to === name.from);
  // "Bridges E" are several, and "the longest river E" is one of all.
  if (kind === undefined || isPlural(all[kind.to - 1]?.lower ?? "")) return undefined;
  if (said.some((at) => at < kind.from && saysWhich(all[at]?.lower ?? ""))) return undefined;
  if (said.length <= kind.to - kind.from + name.to - name.from) return undefined;
  const kinds = withThoseBelow(kind.iris, input.catalogue);
  const candidates = name.mention.candidates.filter(({ types }) => types.some((each) => kinds.has(each)));
  if (candidates.length === 0) return undefined;
  const mentions = input.mentions.map((each) => (each === name.mention ? { ...each, candidates } : each));
  return putAs({ ...input, mentions }, [
    { from: 0, to: kind.from },
    { from: kind.to, to: all.length },
  ]);
}

function saysWhich(lower: string): boolean {
  return gradedAdjective(lower) !== undefined || lower === "many" || lower === "number";
}
