import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Work } from "../grammar/work.ts";
import { waysOf } from "../graph-led/ways.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { PREPOSITIONS } from "../language/function-words.ts";
import { isParticiple } from "../language/word-forms.ts";
import { named, PLACES, withThoseBelow } from "../linking/kinds-of-classes.ts";
import type { Piece } from "../plain-question/pieces.ts";
import type { NamedSpan } from "../plain-question/named-in-order.ts";
import { type Headline, headlineOf, kindAt, putAs } from "./headline.ts";

const NUMBER: ReadonlySet<string> = new Set(["number", "numbers", "count", "total"]);
const MOST_WORDS_OF_A_RELATION = 3;

/** What stands before the kind: what is asked of those in the place. */
interface Asked {
  readonly isNumber: boolean;
  readonly isHowMany: boolean;
  /** Where the superlative stands that ranks them. */
  readonly rank: number | undefined;
  /** What is left, which must be what is asked of the one that ranks first. */
  readonly others: readonly number[];
}

/**
 * "Longest river E" as "longest river in E", "number of bridges E" and "bridges E built before 1900" in the same way:
 * beside a kind of things and what is said of them stands the name of a place, with nothing that says how they belong
 * together. "Longest river E source" asks for the source of that river. Undefined for other questions, and where
 * nothing but the kind and the place is said.
 */
export function kindInPlace(input: AnalysisInput, work: Work): AnalysisInput | undefined {
  const headline = headlineOf(input, input.catalogue);
  const place = headline && barePlace(headline, input);
  if (headline === undefined || place === undefined) return undefined;
  const { said } = headline;
  const isPlace = (at: number): boolean => place.from <= at && at < place.to;
  const kind = said.flatMap((at) => kindAt(headline, at, input) ?? [])[0];
  if (kind === undefined || isOneOf(place, kind.iris, input)) return undefined;
  const stands = [said[0] === place.from, kind.to === place.from, (said.at(-1) ?? 0) + 1 === place.to];
  if (!stands.includes(true)) return undefined;
  const asked = askedBefore(
    headline,
    said.filter((at) => at < kind.from && !isPlace(at)),
  );
  const behind = said.filter((at) => at >= kind.to && !isPlace(at));
  if (asked === undefined) return undefined;
  const isAlone = asked.rank === undefined && !asked.isNumber && !asked.isHowMany && asked.others.length === 0;
  if (isAlone && behind.length === 0) return undefined;
  const inPlace: readonly Piece[] = [{ said: "in" }, { from: place.from, to: place.to }];
  const ranked: readonly Piece[] = [...at(asked.rank), { from: kind.from, to: kind.to }, ...inPlace];
  const ofFirst = asked.rank === undefined ? [] : [asked.others, behind].filter((each) => each.length > 0);
  const [relation, ...more] = ofFirst;
  if (relation !== undefined && more.length === 0 && isRelation(headline, relation, input, work))
    return putAs(input, [...relation.flatMap(at), { said: "of the" }, ...ranked]);
  if (asked.others.length > 0) return undefined;
  const rest = behind.flatMap(at);
  if (asked.isNumber) return putAs(input, [{ said: "number of" }, ...ranked, ...rest]);
  if (!asked.isHowMany) return putAs(input, [...ranked, ...rest]);
  const isDeed = isParticiple(headline.all[behind[0] ?? -1]?.lower ?? "");
  if (behind.length === 0)
    return putAs(input, [{ said: "how many" }, { from: kind.from, to: kind.to }, { said: "are" }, ...inPlace]);
  return isDeed ? putAs(input, [{ said: "how many" }, ...ranked, { said: "were" }, ...rest]) : undefined;
}

function at(place: number | undefined): readonly Piece[] {
  return place === undefined ? [] : [{ from: place, to: place + 1 }];
}

/** The one name of a place that no preposition leads to. */
function barePlace({ all, names, said }: Headline, { catalogue }: AnalysisInput): NamedSpan | undefined {
  const bare = names.filter(({ from }) => {
    const before = said.findLast((index) => index < from);
    return before === undefined || !PREPOSITIONS.has(all[before]?.lower ?? "");
  });
  const [only, ...others] = bare;
  if (only === undefined || others.length > 0) return undefined;
  const isPlace = only.mention.candidates.some(({ types }) => named(PLACES, types, catalogue) === true);
  return isPlace ? only : undefined;
}

/** "Town E": a noun beside the name of one of those says what it is, and not where. */
function isOneOf({ mention }: NamedSpan, iris: readonly string[], { catalogue }: AnalysisInput): boolean {
  const kinds = withThoseBelow(iris, catalogue);
  return mention.candidates.some(({ types }) => types.some((each) => kinds.has(each)));
}

function askedBefore({ all }: Headline, before: readonly number[]): Asked | undefined {
  const lowers = before.map((index) => all[index]?.lower ?? "");
  const [first, second] = lowers;
  if (first === "how" && second === "many") return { isNumber: false, isHowMany: true, rank: undefined, others: [] };
  if (NUMBER.has(first ?? "") && (lowers.length === 1 || (second === "of" && lowers.length === 2)))
    return { isNumber: true, isHowMany: false, rank: undefined, others: [] };
  const isRanked = gradedAdjective(lowers.at(-1) ?? "")?.degree === "superlative";
  const [rank, others] = [isRanked ? before.at(-1) : undefined, isRanked ? before.slice(0, -1) : before];
  return { isNumber: false, isHowMany: false, rank, others };
}

/** Do words name a relation, and nothing else? */
function isRelation(headline: Headline, at: readonly number[], { catalogue }: AnalysisInput, work: Work): boolean {
  if (at.length > MOST_WORDS_OF_A_RELATION) return false;
  const content = at.flatMap((index) => headline.all[index] ?? []);
  if (content.some(({ lower }) => PREPOSITIONS.has(lower))) return false;
  const said = {
    words: content,
    content,
    roles: ["NOUN"],
    wanted: undefined,
    isDone: false,
    prepositions: [],
  } as const;
  return waysOf(said, catalogue, work).length > 0;
}
