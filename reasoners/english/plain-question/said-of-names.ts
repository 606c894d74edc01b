import lists from "../language/data/linking-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { BE, WH } from "../language/function-words.ts";
import { OF_PERSONS } from "../language/question-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { isPlace } from "../linking/what-classes-hold.ts";
import { graphWords } from "../rewording/graph-words.ts";
import type { Asked } from "./asked.ts";
import { namedInOrder, type NamedSpan } from "./named-in-order.ts";
import type { Piece } from "./pieces.ts";

const AREAS = wordSet(lists.areas);

/** "The town of E" as "E", of a place in a graph that calls nothing a town. Undefined where nothing is said so. */
export function theTownOf({ question, mentions, catalogue }: Asked): readonly Piece[] | undefined {
  if (catalogue === undefined) return undefined;
  const words = wordsOf(question);
  for (const name of namedInOrder(words, mentions)) {
    const [the, area, of] = words.slice(Math.max(0, name.from - 3), name.from);
    const isSaid = the?.lower === "the" && of?.lower === "of" && area !== undefined && AREAS.has(area.lower);
    // "What is the county of E" asks for a county, and not for what E is.
    const before = words[name.from - 4]?.lower;
    if (before === undefined || BE.has(before) || WH.has(before)) continue;
    if (!isSaid || graphWords(catalogue).written.has(area.lower) || !isOfPlaces(name, catalogue)) continue;
    return [
      { from: 0, to: name.from - 3 },
      { from: name.from, to: words.length },
    ];
  }
  return undefined;
}

function isOfPlaces({ mention: { candidates } }: NamedSpan, catalogue: AnalysisInput["catalogue"]): boolean {
  const meant = candidates.filter((each) => !isOnlyAlike(each));
  return meant.length > 0 && meant.every(({ types }) => types.some((type) => isPlace(type, catalogue) === true));
}

/** "Who is the architect behind E" as "the architect of E", where the graph has architects by that name. */
export function whoIsBehind({ question, mentions, catalogue }: Asked): readonly Piece[] | undefined {
  const words = wordsOf(question);
  if (catalogue === undefined || !OF_PERSONS.has(words[0]?.lower ?? "")) return undefined;
  const behind = words.findIndex(({ lower }) => lower === "behind");
  const isNamed = namedInOrder(words, mentions).some(({ from }) => from === behind + 1 || from === behind + 2);
  const noun = words[behind - 1];
  if (!isNamed || noun === undefined || words[behind - 2]?.lower !== "the" || !isRelation(noun, catalogue))
    return undefined;
  return [{ from: 0, to: behind }, { said: "of" }, { from: behind + 1, to: words.length }];
}

function isRelation({ lower }: Word, { relations }: AnalysisInput["catalogue"]): boolean {
  return relations.some(({ label }) => label.toLowerCase() === lower);
}
