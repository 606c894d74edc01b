import { type FactNode, nodeKey } from "../evidence/fact.ts";
import { expand } from "../graph/neighbourhood/expand.ts";
import { locatingRelations } from "../graph/places/locating-relations.ts";
import { surroundingsOf, type Atlas } from "../graph/places/surroundings.ts";
import type { SetForm } from "../question/form/logical-form.ts";
import type { TradesAsked } from "../question/kind-asked.ts";
import { normalise } from "../text/normalise.ts";
import { counted } from "../values/counted.ts";
import { membersOf, type Table } from "./execution/hop.ts";
import { isTold, without } from "./of-kind-asked.ts";

/** Members of which it is looked up what they do; of those beyond nothing is told. */
const MOST = 100;
const MOST_TRADES = 30;

/**
 * The members of a set without those of whom the graph says what they do, and not what those do that are asked for. Of
 * whom it says nothing they stay, and this is said to be unchecked.
 * @param set the concrete form that gave the table
 */
export async function ofTradeAsked(table: Table, set: SetForm, asked: TradesAsked, atlas: Atlas): Promise<Table> {
  if (table.rows.length === 0 || isTold(set, asked)) return table;
  const members = membersOf(table.rows);
  const iris = members.flatMap((member) => (member.kind === "iri" ? [member.value] : [])).slice(0, MOST);
  const trades = await tradesOf(iris, asked, atlas);
  const all = [...new Set([...trades.values()].flat())];
  const isAsked = await tradesMeant(all, asked, atlas);
  const told = (member: FactNode): readonly string[] => (member.kind === "iri" ? (trades.get(member.value) ?? []) : []);
  const described = await atlas.graph.describe(iris, atlas.context);
  const isOfOtherKind = (member: FactNode): boolean => {
    const types = member.kind === "iri" ? (described.get(member.value)?.types ?? []) : [];
    const above = atlas.catalogue.classes.flatMap(({ iri, ancestors }) => (types.includes(iri) ? ancestors : []));
    return types.length > 0 && asked.kinds.length > 0 && ![...types, ...above].some((iri) => asked.kinds.includes(iri));
  };
  const isOther = (member: FactNode): boolean =>
    told(member).length > 0 ? !told(member).some(isAsked) : isOfOtherKind(member);
  const others = new Set(members.filter(isOther).map(nodeKey));
  const untold = members.filter((member) => told(member).length === 0 && !isOther(member)).length;
  const demand = `“${asked.noun}” is asked for`;
  const leftOut = others.size === 0 ? [] : [`${demand}, and ${counted(others.size, "other was", "others were")} found`];
  const unchecked =
    untold === 0
      ? []
      : [`${demand}, and the graph does not tell of ${counted(untold, "answer", "answers")} whether it is one`];
  return without(others, table, { leftOut, unchecked });
}

/** By person, what the graph says they do. */
async function tradesOf(
  people: readonly string[],
  { relations }: TradesAsked,
  { graph, context }: Atlas,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { entities } = await expand(
    graph,
    people,
    { relations: [...relations], entitiesOnly: true, direction: "FORWARD", perEntity: MOST_TRADES },
    context,
  );
  return new Map(
    [...entities].map(([person, { facts }]) => [
      person,
      facts.flatMap(({ object }) => (object.kind === "iri" ? [object.value] : [])),
    ]),
  );
}

/** Is a trade the one asked for, called so among others, or a kind of it: a bass singer, an opera singer? */
async function tradesMeant(
  trades: readonly string[],
  { noun, values }: TradesAsked,
  atlas: Atlas,
): Promise<(trade: string) => boolean> {
  const locating = locatingRelations(atlas.catalogue);
  const [described, { wholesOf }] = await Promise.all([
    atlas.graph.describe(trades, atlas.context),
    surroundingsOf(trades.slice(0, MOST), locating, atlas, locating.widening),
  ]);
  return (trade) =>
    values.includes(trade) ||
    values.some((value) => wholesOf(trade).has(value)) ||
    normalise(described.get(trade)?.label ?? "")
      .split(" ")
      .includes(noun);
}
