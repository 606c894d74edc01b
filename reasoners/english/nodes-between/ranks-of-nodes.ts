import lists from "../language/data/node-words.json" with { type: "json" };
import type { Form, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { OF_PERSONS, OF_THINGS } from "../language/question-words.ts";
import { BE } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { linksAsked, valuesAsked } from "./asked.ts";
import { type Filled, fillings, leadsToOffice, nodesOf, phraseOf } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import { lowerOf, type Token } from "./tokens.ts";
import { isSaidBy, wordsToTell } from "./words-of-kinds.ts";

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
  const noun = tokens[rank + 1];
  if (rank < 1 || noun === undefined || !("word" in noun)) return [];
  const [value, ...others] = valuesAsked({ how: "AMOUNT", noun: [noun.word], to: 0 }, kind, catalogue);
  if (value === undefined || others.length > 0 || value.objectKind !== "NUMBER") return [];
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
  const rest = wordsToTell([...tokens.slice(1, rank), ...tokens.slice(rank + 2)])?.filter(
    ({ lower }) => !ANYONE.has(lower) && !PAYING.has(lower),
  );
  if (rest === undefined || !rest.every((word) => isSaidBy(word, kind, kind.links, catalogue))) return [];
  const first = lowerOf(tokens[0]);
  if (OF_THINGS.has(first) && BE.has(lowerOf(tokens[1])) && rank === 2)
    return [{ kind, filled, asked: value, forms: [{ kind: "total", set: nodes, by, how: direction }] }];
  if (!OF_PERSONS.has(first)) return [];
  const open = kind.links.filter((link) => !filled.some((each) => each.link === link));
  const extreme: SetForm = { kind: "extreme", set: nodes, by, direction, rank: 1 };
  return linksAsked({ how: "WHO", noun: [], to: 1 }, open, catalogue).map((asked) => ({
    ...{ kind, filled, asked },
    forms: [{ kind: "follow", from: extreme, relation: phraseOf(asked, "FORWARD") }],
  }));
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
