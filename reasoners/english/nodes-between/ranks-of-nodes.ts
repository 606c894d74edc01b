import lists from "../language/data/node-words.json" with { type: "json" };
import type { SetForm } from "../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Linking } from "../grammar/scale.ts";
import { OF_PERSONS } from "../language/question-words.ts";
import { BE } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { linksAsked } from "./asked.ts";
import { type Filled, fillings, leadsToOffice, leadsToSomebody, nodesOf, phraseOf } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import { byDate } from "./ranks/by-date.ts";
import { byPlacing } from "./ranks/by-placing.ts";
import { byValue } from "./ranks/by-value.ts";
import type { Ranked } from "./ranks/ranked.ts";
import { lowerOf, type Token } from "./tokens.ts";

const FIRST = wordSet(lists.first);

/**
 * What comes first among nodes: "what is the highest deposit", "who paid the lowest fee
 * for the moor", "which cave was surveyed last", "who was the first treasurer".
 */
export function ranked(
  tokens: readonly Token[],
  kinds: readonly NodeKind[],
  input: GraphLedInput,
  linking: Linking,
): readonly Ranked[] {
  const names = tokens.flatMap((token) => ("name" in token ? [token.name] : []));
  return kinds.flatMap((kind) =>
    fillings(names, kind, input).flatMap((filled) => [
      ...byValue(tokens, kind, filled, input, linking),
      ...byDate(tokens, kind, filled, input),
      ...byPlacing(tokens, kind, filled, input),
      ...firstOf(tokens, kind, filled, input),
    ]),
  );
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
  // Of several towns, each with its own, the first of all is asked for by nobody.
  if (!open.every((link) => leadsToSomebody(link, catalogue) || leadsToOffice(link, catalogue))) return [];
  const extreme: SetForm = { kind: "extreme", set: nodes, by: phraseOf(start, "FORWARD"), direction: "min", rank: 1 };
  return linksAsked({ how: "WHO", noun: [], to: 1 }, open, catalogue).map((asked) => ({
    ...{ kind, filled, asked },
    forms: [{ kind: "follow", from: extreme, relation: phraseOf(asked, "FORWARD") }],
  }));
}
