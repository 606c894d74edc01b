import { type FactNode, nodeKey } from "../evidence/fact.ts";
import { XSD } from "../rdf/term.ts";
import type { RelationCandidate, SetForm } from "../question/form/logical-form.ts";
import type { KindAsked } from "../question/kind-asked.ts";
import type { Catalogue, Knowledge } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { literalValue } from "../values/literal-value.ts";
import { counted } from "../values/counted.ts";
import { isGraphHop, membersOf, startOf, type Table } from "./execution/hop.ts";

/** Members whose classes are looked up at most; of others nothing is told. */
const MOST = 200;
/** Kinds that are named of what is left out. */
const MOST_KINDS = 3;

const BOOLEAN = `${XSD}boolean`;

/** "On the north quay": a text that says itself where something is. */
const PLACED = /^(?:in|on|at|near|under|behind|beside|between|inside|outside|along|above|below|off) /iu;

/**
 * The members of a set that can be of the kind that is asked for. What is known to be of another is left out, with the
 * reason; where a graph tells neither of some of them, they stay, and this is said to be unchecked.
 * @param set the concrete form that gave the table
 */
export async function ofKindAsked(
  table: Table,
  set: SetForm,
  asked: KindAsked,
  graph: Knowledge,
  { classes }: Pick<Catalogue, "classes">,
  context: UpstreamContext,
): Promise<Table> {
  if (table.rows.length === 0) return table;
  const isTelling = isTold(set, asked);
  if (isTelling && membersOf(table.rows).every((member) => !isNumberOrDate(member))) return table;
  const entries = new Map(classes.map((entry) => [entry.iri, entry]));
  const members = membersOf(table.rows);
  const iris = members.flatMap((member) => (member.kind === "iri" ? [member.value] : [])).slice(0, MOST);
  const mayBeNodes = isReached(set, ({ direction }) => direction === "BACKWARD");
  const ends = mayBeNodes ? endsIn(table).slice(0, MOST) : [];
  const described = entries.size === 0 ? undefined : await graph.describe([...new Set([...iris, ...ends])], context);
  // A graph that has names for things has one for whoever is somebody, and for places: what has neither that nor a
  // class, and leads to what was asked of, holds a fact together, as a term of office does.
  const areNamed = ends.some((iri) => described?.get(iri)?.isUnnamed !== true && described?.has(iri) === true);
  const isNode = (member: FactNode): boolean => {
    const found = member.kind === "iri" ? described?.get(member.value) : undefined;
    return mayBeNodes && areNamed && found?.isUnnamed === true && found.types.length === 0;
  };
  const typesOf = (member: FactNode): readonly string[] =>
    (member.kind === "iri" ? (described?.get(member.value)?.types ?? []) : []).flatMap((type) => [
      type,
      ...(entries.get(type)?.ancestors ?? []),
    ]);
  const others = new Map<string, string>();
  const isTextless = isTold(set, { telling: asked.textless ?? [] });
  let untold = 0;
  for (const member of members) {
    if (isNumberOrDate(member)) {
      others.set(nodeKey(member), "number or date");
      continue;
    }
    if (isTelling) continue;
    if (member.kind === "literal" && isTextless && !PLACED.test(member.lexical)) {
      others.set(nodeKey(member), "text");
      continue;
    }
    if (isNode(member)) {
      others.set(nodeKey(member), "node without a name");
      continue;
    }
    const types = typesOf(member);
    if (types.some((type) => asked.classes.includes(type))) continue;
    const other = types.find((type) => asked.otherClasses.includes(type));
    if (other === undefined) untold += 1;
    else others.set(nodeKey(member), entries.get(other)?.label ?? other);
  }
  const kinds = [...new Set(others.values())].slice(0, MOST_KINDS).map((kind) => `“${kind}”`);
  const leftOut =
    others.size === 0 ? [] : [`${asked.demand}, and ${foundOf(others.size)} of another kind: ${kinds.join(", ")}`];
  const unchecked =
    untold === 0
      ? []
      : [
          `${asked.demand}, and the graph does not tell whether ${untold === 1 ? "what was found is one" : "those that were found are"}`,
        ];
  return without(new Set(others.keys()), table, { leftOut, unchecked });
}

/** Nobody, and no place, is a number, a date or a truth value, whatever the relation that leads there is called. */
function isNumberOrDate(member: FactNode): boolean {
  return member.kind === "literal" && (member.datatype === BOOLEAN || literalValue(member).type !== "text");
}

/**
 * A table without members that are of another kind than is asked for.
 * @param others the keys of these
 * @param told what is said of them, and of those of whom nothing is known; nothing of either leaves the table as it is
 */
export function without(
  others: ReadonlySet<string>,
  table: Table,
  { leftOut, unchecked }: { readonly leftOut: readonly string[]; readonly unchecked: readonly string[] },
): Table {
  if (leftOut.length + unchecked.length === 0) return table;
  return {
    ...table,
    rows: table.rows.filter(({ value }) => !others.has(nodeKey(value))),
    notes: [...table.notes, ...leftOut, ...unchecked],
    unchecked: [...(table.unchecked ?? []), ...unchecked],
    ...(others.size > 0 ? { narrowed: true } : {}),
    ...(others.size === membersOf(table.rows).length ? { ofOtherKind: true } : {}),
  };
}

function foundOf(count: number): string {
  return `${counted(count, "thing that was found is", "things that were found are")}`;
}

/** Do the relations by which members of a set are reached tell that they are of the kind? */
export function isTold(set: SetForm, { telling }: Pick<KindAsked, "telling">): boolean {
  return isReached(set, ({ iri, direction }) =>
    telling.some((each) => each.iri === iri && each.direction === direction),
  );
}

/** Are members of a set reached by such relations alone? */
function isReached(set: SetForm, by: (candidate: RelationCandidate) => boolean): boolean {
  switch (set.kind) {
    case "follow":
      return set.relation.candidates.length > 0 && set.relation.candidates.every(by);
    case "intersect":
      return set.sets.some((each) => isReached(each, by));
    case "union":
      return set.sets.every((each) => isReached(each, by));
    case "at":
    case "where":
    case "except":
    case "extreme":
      return isReached(set.set, by);
    default:
      return false;
  }
}

/** The things that members were reached from. */
function endsIn({ rows }: Table): readonly string[] {
  const ends = rows.flatMap(({ hops }) => hops.filter(isGraphHop).map((hop) => startOf(hop)));
  return [...new Set(ends.flatMap((end) => (end.kind === "iri" ? [end.value] : [])))];
}
