import lists from "../../language/data/node-words.json" with { type: "json" };
import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../../engine/query/graph-led/read-by-graph.ts";
import type { Catalogue, RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { ordinal } from "../../language/adjectives.ts";
import { wordSet } from "../../language/word-set.ts";
import { relationNames } from "../../linking/relation-names.ts";
import { type Filled, nodesOf, phraseOf } from "../ends.ts";
import type { NodeKind } from "../node-kinds.ts";
import { lowerOf, type Token } from "../tokens.ts";
import { askedOf, endsAsked } from "./asked-end.ts";
import type { Ranked } from "./ranked.ts";

const PLACINGS = wordSet(lists.placings);
const WINNING = wordSet(lists.winning);

/**
 * "Who won the Moor Race", "which team came second in it", "who took third place": by the place in which the nodes say
 * that each of those who took part came. Not where the graph says by another name who won.
 */
export function byPlacing(
  tokens: readonly Token[],
  kind: NodeKind,
  filled: readonly Filled[],
  { catalogue }: GraphLedInput,
): readonly Ranked[] {
  const [place, ...others] = kind.values.filter(
    (value) => value.objectKind === "NUMBER" && saysPlacing(value, catalogue),
  );
  const nodes = nodesOf(filled, kind);
  if (place === undefined || others.length > 0 || nodes === undefined) return [];
  return endsAsked(tokens, kind, filled, catalogue).flatMap(({ asked, to }): readonly Ranked[] => {
    const rank = asked === undefined ? undefined : rankSaid(tokens.slice(to));
    if (rank === undefined || (rank.isWon && saysWinners(catalogue))) return [];
    const set: SetForm = {
      kind: "where",
      set: nodes,
      relation: phraseOf(place, "FORWARD"),
      condition: { operator: "=", value: { type: "number", number: rank.number } },
    };
    return [{ kind, filled, asked, forms: [askedOf(set, asked)] }];
  });
}

function saysPlacing({ iri }: RelationEntry, catalogue: Catalogue): boolean {
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(
    ({ content }) => content.length > 0 && content.every(({ lower }) => PLACINGS.has(lower)),
  );
}

/** Does some relation of the graph say who won? */
function saysWinners(catalogue: Catalogue): boolean {
  return relationNames(catalogue).names.some(({ content }) => content.some(({ lower }) => WINNING.has(lower)));
}

/** "Won E", "came second in E", "finished in third place at E": all that is said behind what asks. */
function rankSaid(tokens: readonly Token[]): { readonly number: number; readonly isWon: boolean } | undefined {
  const said = tokens.map((token) => {
    if ("name" in token) return "~name";
    return ordinal(token.lower) === undefined ? token.lower : "~nth";
  });
  const text = said.join(" ");
  if (lists.winningPlace.includes(text)) return { number: 1, isWon: true };
  const number = ordinal(lowerOf(tokens[said.indexOf("~nth")]));
  return number !== undefined && number > 0 && lists.takingPlace.includes(text) ? { number, isWon: false } : undefined;
}
