import lists from "../language/data/node-words.json" with { type: "json" };
import type { Form, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { OF_PERSONS, OF_THINGS } from "../language/question-words.ts";
import { BE, isFunctionWord } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { askedBy, linksAsked, valuesAsked } from "./asked.ts";
import { isDoneByRight } from "./done-by-right.ts";
import { type Filled, fillings, leadsToOffice, nodesOf, phraseOf } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import { lowerOf, type Token } from "./tokens.ts";
import { isOfLink } from "./suffered.ts";
import { isInLabel, isSaidBy, wordsToTell } from "./words-of-kinds.ts";

const HIGHEST = wordSet(lists.highest);
const LOWEST = wordSet(lists.lowest);
const PAYING = wordSet(lists.paying);
const ANYONE = wordSet(lists.anyone);
const FIRST = wordSet(lists.first);

interface Ranked {
  readonly kind: NodeKind;
  readonly filled: readonly Filled[];
  readonly asked: RelationEntry | undefined;
  readonly forms: readonly Form[];
}

/**
 * What comes first among nodes: "what is the highest deposit", "who paid the lowest fee for the moor", "who was the
 * first treasurer".
 */
export function ranked(tokens: readonly Token[], kinds: readonly NodeKind[], input: GraphLedInput): readonly Ranked[] {
  const names = tokens.flatMap((token) => ("name" in token ? [token.name] : []));
  return kinds.flatMap((kind) =>
    fillings(names, kind, input).flatMap((filled) => [
      ...byValue(tokens, kind, filled, input),
      ...firstOf(tokens, kind, filled, input),
    ]),
  );
}

/** "(What is) the highest deposit (for E)", "(who) paid the highest deposit". */
function byValue(
  tokens: readonly Token[],
  kind: NodeKind,
  filled: readonly Filled[],
  input: GraphLedInput,
): readonly Ranked[] {
  const { catalogue } = input;
  const rank = tokens.findIndex((token) => HIGHEST.has(lowerOf(token)) || LOWEST.has(lowerOf(token)));
  const measured = rank < 1 ? undefined : measuredBehind(tokens, rank, kind, catalogue);
  if (measured === undefined) return [];
  const { value, to } = measured;
  const direction = LOWEST.has(lowerOf(tokens[rank])) ? "min" : "max";
  const named = nodesOf(filled, kind);
  // All nodes of no class are not to be had.
  if (named === undefined && kind.isBare === true) return [];
  const nodes: SetForm = named ?? {
    kind: "instances",
    text: kind.entry.label,
    candidates: [{ iri: kind.entry.iri, label: kind.entry.label, score: 1 }],
  };
  const by = phraseOf(value, "FORWARD");
  const first = lowerOf(tokens[0]);
  const isTotal = OF_THINGS.has(first) && BE.has(lowerOf(tokens[1])) && rank === 2;
  if (!isTotal && OF_THINGS.has(first))
    return ofThings(tokens, { rank, to, value, direction, nodes }, kind, filled, input);
  const rest = wordsToTell([...tokens.slice(1, rank), ...tokens.slice(to)])?.filter(
    ({ lower }) => !ANYONE.has(lower) && !PAYING.has(lower),
  );
  if (rest === undefined || !rest.every((word) => isSaidBy(word, kind, kind.links, catalogue))) return [];
  if (isTotal) return [{ kind, filled, asked: value, forms: [{ kind: "total", set: nodes, by, how: direction }] }];
  if (!OF_PERSONS.has(first)) return [];
  const open = kind.links.filter((link) => !filled.some((each) => each.link === link));
  const extreme: SetForm = { kind: "extreme", set: nodes, by, direction, rank: 1 };
  return linksAsked({ how: "WHO", noun: [], to: 1 }, open, catalogue).map((asked) => ({
    ...{ kind, filled, asked },
    forms: [{ kind: "follow", from: extreme, relation: phraseOf(asked, "FORWARD") }],
  }));
}

interface Measured {
  readonly value: RelationEntry;
  /** Behind the noun. */
  readonly to: number;
}

/** The one number of the nodes that the noun behind a rank says, the longest noun first: "highest hire fee". */
function measuredBehind(
  tokens: readonly Token[],
  rank: number,
  kind: NodeKind,
  catalogue: GraphLedInput["catalogue"],
): Measured | undefined {
  const noun: Word[] = [];
  for (const token of tokens.slice(rank + 1, rank + 1 + MOST_WORDS_OF_A_MEASURE)) {
    if (!("word" in token)) break;
    noun.push(token.word);
  }
  for (; noun.length > 0; noun.pop()) {
    const said = noun.filter(({ lower }) => !isFunctionWord(lower));
    const [value, ...others] =
      said.length === 0 ? [] : valuesAsked({ how: "AMOUNT", noun: said, to: 0 }, kind, catalogue);
    if (value !== undefined && others.length === 0 && value.objectKind === "NUMBER")
      return { value, to: rank + 1 + noun.length };
  }
  return undefined;
}

const MOST_WORDS_OF_A_MEASURE = 3;

interface RankedBy extends Measured {
  readonly rank: number;
  readonly direction: "min" | "max";
  readonly nodes: SetForm;
}

/** "(Which) tool had the loan with the highest deposit", "was lent for the highest deposit". */
function ofThings(
  tokens: readonly Token[],
  { rank, to, value, direction, nodes }: RankedBy,
  kind: NodeKind,
  filled: readonly Filled[],
  { catalogue }: GraphLedInput,
): readonly Ranked[] {
  const from: SetForm = { kind: "extreme", set: nodes, by: phraseOf(value, "FORWARD"), direction, rank: 1 };
  const open = kind.links.filter((link) => !filled.some((each) => each.link === link));
  return [...askedBy(tokens)].flatMap((asks): readonly Ranked[] => {
    if (asks.how !== "WHICH" || asks.noun.length === 0 || asks.to > rank) return [];
    const behind = [...tokens.slice(asks.to, rank), ...tokens.slice(to)];
    const words = wordsToTell(behind)?.filter(({ lower }) => !ANYONE.has(lower) && !PAYING.has(lower));
    if (words?.every((word) => isSaidBy(word, kind, kind.links, catalogue)) !== true) return [];
    const links = linksAsked(asks, open, catalogue);
    const texts = valuesAsked(asks, kind, catalogue).filter(({ objectKind }) => objectKind === "TEXT");
    return [...links, ...texts].flatMap((asked): readonly Ranked[] => {
      if (!isDoneByRight(behind, words, asked, filled, { kind, catalogue, noun: asks.noun })) return [];
      // "Had the loan with" says no deed by which something else could be meant.
      const isDeed = words.some((word) => isPast(word.lower) || !isInLabel(word, kind.entry.iri, catalogue));
      if (isDeed && !isOfLink(behind, words, asked, kind, catalogue)) return [];
      return [{ kind, filled, asked, forms: [{ kind: "follow", from, relation: phraseOf(asked, "FORWARD") }] }];
    });
  });
}

/** "(Who) was the first treasurer". */
function firstOf(
  tokens: readonly Token[],
  kind: NodeKind,
  filled: readonly Filled[],
  { catalogue }: GraphLedInput,
): readonly Ranked[] {
  const [who, be, first, office, ...more] = tokens;
  const { start } = kind;
  const [held] = filled;
  const isSaid =
    OF_PERSONS.has(lowerOf(who)) && BE.has(lowerOf(be)) && FIRST.has(lowerOf(first)) && office !== undefined;
  const nodes = nodesOf(filled, kind);
  if (!isSaid || !("name" in office) || more.length > 0 || start === undefined || nodes === undefined) return [];
  if (held === undefined || !leadsToOffice(held.link, catalogue)) return [];
  const open = kind.links.filter((link) => link !== held.link);
  const extreme: SetForm = { kind: "extreme", set: nodes, by: phraseOf(start, "FORWARD"), direction: "min", rank: 1 };
  return linksAsked({ how: "WHO", noun: [], to: 1 }, open, catalogue).map((asked) => ({
    ...{ kind, filled, asked },
    forms: [{ kind: "follow", from: extreme, relation: phraseOf(asked, "FORWARD") }],
  }));
}
