import lists from "../../language/data/node-words.json" with { type: "json" };
import type { RelationCandidate, RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../../engine/query/graph-led/read-by-graph.ts";
import type { Catalogue, RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { type Linking, namedMeasures } from "../../grammar/scale.ts";
import { gradedAdjective } from "../../language/adjectives.ts";
import { BE } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { unitsMeant, unitsOf } from "../../units/units-of-relations.ts";
import { isKindNoun, isWiderFor } from "../asked.ts";
import { type Filled, nodesOf, phraseOf } from "../ends.ts";
import type { NodeKind } from "../node-kinds.ts";
import { isGivenBy } from "../sides.ts";
import { lowerOf, type Token } from "../tokens.ts";
import { isVoiceRight } from "../voice.ts";
import { isInName, isSaidBy, wordsToTell } from "../words-of-kinds.ts";
import { askedOf, endsAsked, nodesRanked } from "./asked-end.ts";
import type { Ranked } from "./ranked.ts";

const PAYING = wordSet([...lists.paying, ...lists.earning, ...lists.costing]);
const SUMS = wordSet(lists.sums);
const ANYONE = wordSet(lists.anyone);
const MOST: ReadonlyMap<string, "max" | "min"> = new Map([
  ["most", "max"],
  ["fewest", "min"],
  ["least", "min"],
]);
const MOST_WORDS_OF_A_MEASURE = 5;
/** "In a single grant": each is one anyway. */
const SINGLE: ReadonlySet<string> = new Set(["single", "one"]);

/** What nodes are ranked by, and the tokens that say it. */
interface Measure {
  readonly from: number;
  readonly to: number;
  readonly value: RelationEntry;
  readonly by: RelationPhrase;
  readonly direction: "max" | "min";
}

/**
 * "(What is) the highest deposit (for E)"; "(who) paid the highest deposit", "(which rope) had the hire with the most
 * days": by a number that the nodes bear.
 */
export function byValue(
  tokens: readonly Token[],
  kind: NodeKind,
  filled: readonly Filled[],
  { catalogue }: GraphLedInput,
  linking: Linking,
): readonly Ranked[] {
  const measure = measureIn(tokens, kind, linking);
  if (measure === undefined) return [];
  const { from, to, value, by, direction } = measure;
  // What several come to together is not the greatest of them.
  if (tokens.slice(from, to).some((token) => SUMS.has(lowerOf(token)) && !isSaidOf(token, value, catalogue))) return [];
  const besides = (behind: number): readonly Token[] => [...tokens.slice(behind, from), ...tokens.slice(to)];
  const wordsBeside = (behind: number): readonly Word[] | undefined =>
    wordsToTell(besides(behind))?.filter(({ lower }) => !ANYONE.has(lower) && !PAYING.has(lower));
  const links = filled.map(({ link }) => link);
  if (OF_THINGS.has(lowerOf(tokens[0])) && BE.has(lowerOf(tokens[1])) && from === 2) {
    const words = wordsBeside(from);
    const set = kind.isBare === true ? nodesOf(filled, kind) : nodesRanked(filled, kind, value, catalogue);
    const isTold = (word: Word): boolean =>
      SINGLE.has(word.lower) ||
      isSaidBy(word, kind, [value, ...links], catalogue) ||
      kind.links.some((link) => isWiderFor([word], link, catalogue) || isGivenBy(word.lower, link, kind, catalogue));
    if (set === undefined || words?.every(isTold) !== true) return [];
    if (!isVoiceRight({ behind: besides(from), words, asked: value, noun: [], filled, kind, catalogue })) return [];
    return [{ kind, filled, asked: value, forms: [{ kind: "total", set, by, how: direction }] }];
  }
  const isMost = MOST.has(lowerOf(tokens[from]));
  return endsAsked(tokens, kind, filled, catalogue).flatMap(({ asked, to: behind, noun }): readonly Ranked[] => {
    // "Who won the most money" may be who won it in several contests, unless it says "the contest with the most".
    if (isMost && kind.isNamed === true && asked !== undefined && !isNounSaid(besides(0), kind, catalogue)) return [];
    const words = behind <= from ? wordsBeside(behind) : undefined;
    if (
      words?.every((word) =>
        isSaidBy(word, kind, [...(asked === undefined ? [] : [asked]), value, ...links], catalogue),
      ) !== true
    )
      return [];
    if (!isVoiceRight({ behind: besides(behind), words, asked, noun, filled, kind, catalogue })) return [];
    const set = nodesRanked(filled, kind, asked, catalogue);
    if (set === undefined) return [];
    const first: SetForm = { kind: "extreme", set, by, direction, rank: 1 };
    return [{ kind, filled, asked, forms: [askedOf(first, asked)] }];
  });
}

function isSaidOf(token: Token, { iri }: RelationEntry, catalogue: Catalogue): boolean {
  return "word" in token && isInName(token.word, iri, catalogue);
}

function isNounSaid(tokens: readonly Token[], kind: NodeKind, catalogue: Catalogue): boolean {
  return tokens.some((token) => "word" in token && isKindNoun([token.word], kind, catalogue));
}

/** "The highest deposit", "the most bench hours", "the fewest days": what is named in full by most words. */
function measureIn(tokens: readonly Token[], kind: NodeKind, linking: Linking): Measure | undefined {
  for (const [at, token] of tokens.entries()) {
    const word = "word" in token ? token.lower : "";
    const graded = gradedAdjective(word);
    const base = MOST.has(word) ? word : graded?.degree === "superlative" ? graded.base : undefined;
    if (at === 0 || base === undefined) continue;
    for (let to = Math.min(tokens.length, at + 1 + MOST_WORDS_OF_A_MEASURE); to > at + 1; to -= 1) {
      const words = tokens.slice(at + 1, to).flatMap((each) => ("word" in each ? [each.word] : []));
      const found = words.length < to - at - 1 ? undefined : measureNamed(words, base, kind, linking);
      if (found !== undefined) return { from: at, to, ...found };
    }
    return undefined;
  }
  return undefined;
}

type Named = Pick<Measure, "value" | "by" | "direction">;

/** The one number of the nodes that is called so; or that alone is in the unit, where so many of it are said. */
function measureNamed(words: readonly Word[], base: string, kind: NodeKind, linking: Linking): Named | undefined {
  const numbers = kind.values.filter(({ objectKind }) => objectKind === "NUMBER");
  const named = namedMeasures(linking, base, words).flatMap(({ relation, direction }) =>
    relation.candidates.filter(isInFull).flatMap(({ iri }): readonly Named[] => {
      const value = numbers.find((each) => each.iri === iri);
      return value === undefined ? [] : [{ value, by: phraseOf(value, "FORWARD"), direction }];
    }),
  );
  const [only, ...others] = named;
  if (only !== undefined) return others.length === 0 ? only : undefined;
  const end = MOST.get(base);
  const units = end === undefined ? [] : unitsMeant(phraseText(words));
  const [value, ...more] = numbers.filter((each) => unitsOf(each).some((unit) => units.includes(unit)));
  if (value === undefined || more.length > 0 || end === undefined) return undefined;
  return { value, by: phraseOf(value, "FORWARD"), direction: end };
}

function isInFull({ loose, narrower }: RelationCandidate): boolean {
  return loose !== true && narrower !== true;
}
