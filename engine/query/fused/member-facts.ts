import type { FusedGraph } from "../../graph/fused-graph.ts";
import { symmetricIn } from "../../graph/symmetric-relations.ts";
import type { Names } from "../../graph/fuse-catalogues.ts";
import type { LinkCandidate, RelationPhrase, SetForm } from "../../question/form/logical-form.ts";
import type { Slot } from "../../question/form/walk.ts";
import { iri, type Iri, type Literal } from "../../rdf/term.ts";
import { rowsMeeting, type Remarked } from "../execution/conditions.ts";
import { factsOf } from "../execution/evaluate.ts";
import { saidBy, type FactNode, type GraphFact } from "../../evidence/fact.ts";
import { endOf, isGraphHop, nodesOfRow, type Hop, type Row } from "../execution/hop.ts";
import type { EvaluationSource } from "../execution/source.ts";

/** One node of a form whose parts are known, put to one graph of several. */
export interface NodeAsked {
  /** Its parts are `GIVEN`; names in it are those of the fused graphs. */
  readonly form: SetForm;
  readonly slot: Slot;
  /** The members of its parts, by slot. */
  readonly given: ReadonlyMap<Slot, readonly (Iri | Literal)[]>;
  /** Is it read at a time? */
  readonly timed: boolean;
}

/** What one graph gives for a node, in the names of the fused graphs. The hops are the node's own. */
export interface MemberFacts {
  readonly rows: readonly Row[];
  readonly truncated: boolean;
  readonly notes: readonly string[];
  readonly unchecked: readonly string[];
}

/** Puts a node to a member of fused graphs, in the member's names; nothing is asked of one that knows none of them. */
export async function memberFacts(asked: NodeAsked, graph: FusedGraph, source: EvaluationSource): Promise<MemberFacts> {
  const member = source.graph;
  const names = await graph.namesOf(member, source.context);
  const forms = inNamesOf(asked.form, names);
  if (forms.length === 0) return { rows: [], truncated: false, notes: [], unchecked: [] };
  const local = await entitiesThere(asked, graph, source);
  const own = {
    ...source,
    symmetric: await symmetricIn(member, graph, source.context),
    literals: (relation: string) => names.relation(relation) ?? source.literals(relation),
  };
  const remarked: Remarked = { notes: [], unchecked: [] };
  const found = await Promise.all(
    forms.map(async (form) => {
      const facts = await factsOf(form, asked.slot, own, local.given, asked.timed);
      return { truncated: facts.truncated, rows: rowsMeeting(facts.rows, form, asked.slot, own, remarked) };
    }),
  );
  const rows = found.flatMap((each) => each.rows.map(({ value, hops }) => ({ value, hops })));
  return {
    rows: await fusedRows(rows, local.fused, names, graph, source),
    truncated: found.some(({ truncated }) => truncated),
    ...remarked,
  };
}

/** The node with each of the graph's own names for its relation or kind; none when the graph has no such thing. */
function inNamesOf(form: SetForm, names: Names): readonly SetForm[] {
  const phrases = ({ text, candidates }: RelationPhrase): readonly RelationPhrase[] => {
    // Any relation between two things may be meant.
    if (candidates.length === 0) return [{ text, candidates, any: true }];
    return candidates.flatMap((candidate) =>
      names.here(candidate.iri).map((here) => ({ text, candidates: [{ ...candidate, iri: here }] })),
    );
  };
  switch (form.kind) {
    case "follow":
    case "where":
      return phrases(form.relation).map((relation) => ({ ...form, relation }));
    case "extreme":
      return phrases(form.by).map((by) => ({ ...form, by }));
    case "instances":
      return form.candidates.flatMap((candidate) =>
        names
          .here(candidate.iri)
          .map((here): SetForm => ({ ...form, candidates: [{ ...candidate, iri: here } satisfies LinkCandidate] })),
      );
    case "intersect": {
      // One of its parts is a kind, the others are known.
      const index = form.sets.findIndex((set) => set.kind === "instances");
      const kind = form.sets[index];
      return kind === undefined
        ? [form]
        : inNamesOf(kind, names).map((set) => ({ ...form, sets: form.sets.with(index, set) }));
    }
    default:
      return [form];
  }
}

interface LocalMembers {
  readonly given: ReadonlyMap<Slot, { readonly rows: readonly Row[] }>;
  /** The fused IRI of each entity that is given. */
  readonly fused: ReadonlyMap<string, string>;
}

async function entitiesThere(
  { given }: NodeAsked,
  graph: FusedGraph,
  { graph: member, context }: EvaluationSource,
): Promise<LocalMembers> {
  const entities = new Set([...given.values()].flat().flatMap((term) => (term.kind === "iri" ? [term.value] : [])));
  const names = await graph.entitiesIn(member, [...entities], context);
  const here = (term: Iri | Literal): readonly (Iri | Literal)[] =>
    term.kind === "iri" ? (names.get(term.value) ?? [term.value]).map(iri) : [term];
  return {
    given: new Map(
      [...given].map(([slot, terms]) => [
        slot,
        { rows: terms.flatMap(here).map((value): Row => ({ value, hops: [] })) },
      ]),
    ),
    fused: new Map([...names].flatMap(([fused, all]) => all.map((each) => [each, fused] as const))),
  };
}

/** The rows in fused names; each hop keeps how the graph itself says it. */
async function fusedRows(
  rows: readonly Row[],
  known: ReadonlyMap<string, string>,
  names: Names,
  graph: FusedGraph,
  { graph: member, context }: EvaluationSource,
): Promise<readonly Row[]> {
  const entities = new Set(
    rows.flatMap(({ value, hops }) =>
      nodesOfRow({ value, hops }).flatMap((node) =>
        node.kind === "iri" && !known.has(node.value) && !names.lists(node.value) ? [node.value] : [],
      ),
    ),
  );
  const found = await graph.fusedEntities(member, [...entities], context);
  /** Another graph may measure the same relation in another unit. */
  const measured = <Node extends FactNode>(each: Node, unit: string | undefined): Node =>
    each.kind === "literal" && each.unit === undefined && unit !== undefined ? { ...each, unit } : each;
  const node = <Node extends FactNode>(each: Node): Node =>
    each.kind === "iri"
      ? { ...each, value: known.get(each.value) ?? found.get(each.value) ?? names.fused(each.value) }
      : each;
  const fusedFact = (fact: GraphFact): GraphFact => ({
    ...fact,
    subject: node(fact.subject),
    relation: names.fused(fact.relation),
    object: measured(node(fact.object), names.relation(fact.relation)?.unit),
    origin: { ...saidBy(fact), graph: member.id },
  });
  const fusedHop = (hop: Hop): Hop => (isGraphHop(hop) ? { ...hop, fact: fusedFact(hop.fact) } : hop);
  return rows.map(({ value, hops }) => {
    const hop = hops.filter(isGraphHop).find((each) => {
      const end = endOf(each);
      return end.kind === "literal" && value.kind === "literal" && end.lexical === value.lexical;
    });
    const unit = hop === undefined ? undefined : names.relation(hop.fact.relation)?.unit;
    return { value: measured(node(value), unit), hops: hops.map(fusedHop) };
  });
}

/** Terms that a query can name, each once. */
export function termsOf(rows: readonly Row[]): readonly (Iri | Literal)[] {
  const terms = rows.flatMap(({ value }) => (value.kind === "words" ? [] : [value]));
  return [...new Map(terms.map((term) => [JSON.stringify(term), term])).values()];
}
