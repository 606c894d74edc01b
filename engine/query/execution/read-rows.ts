import { namelessNode } from "../../rdf/nameless-node.ts";
import { OWL, RDFS, type Iri, type Literal } from "../../rdf/term.ts";
import { eachInTurns, mapInTurns, type Turn } from "../../investigation/turn.ts";
import type { SelectResult } from "../../sources/knowledge-graph.ts";
import type { Slot } from "../../question/form/walk.ts";
import type { CompiledSet, BranchTag, HopReader, ReifiedStatement } from "../compilation/compiled-set.ts";
import type { QueryTerm } from "../../sparql/syntax.ts";
import { nodeKey, type Origin } from "../../evidence/fact.ts";
import { endOf, rowsByMember, startOf, type Hop, type Row } from "./hop.ts";

/** A row together with the terms of the nodes that the engine has still to judge. */
export interface RawRow extends Row {
  /** Terms by slot: literals of the question and members of what is to be left out. */
  readonly terms: ReadonlyMap<Slot, Iri | Literal>;
  /** Things to whose values a condition is put, by its slot. Absent where none may be without one. */
  readonly asked?: ReadonlyMap<Slot, AskedOf>;
}

/** A thing to whose value a condition is put. */
interface AskedOf {
  readonly thing: Iri;
  readonly isStated: boolean;
}

type Bindings = SelectResult["rows"][number];

/** Rows as they could be read. */
export interface ReadRows {
  readonly rows: readonly RawRow[];
  /** How many different nodes without a name stood in rows that are left out. */
  readonly nameless: number;
}

/**
 * Reads rows as members with their hops. The hops of a node that was computed before are those of the row by which it
 * was computed. Rows with nameless nodes are left out, since nothing can be said of them; but they are counted.
 * @param readThrough Relations that lead on from nodes without a name: these hold a fact together and are none
 * @param isCounted Are members only counted, so that those without a name are members as well?
 */
export async function readRows(
  compiled: CompiledSet,
  rows: readonly Bindings[],
  given: ReadonlyMap<Slot, readonly Row[]>,
  readThrough: ReadonlySet<string>,
  turn: Turn,
  isCounted = false,
): Promise<ReadRows> {
  const known = new Map([...given].map(([slot, before]) => [slot, hopsByMember(before)]));
  const nameless = new Set<string>();
  const read = await mapInTurns(
    rows,
    (bindings) => {
      const row = readRow(compiled, bindings, known);
      if (row !== undefined) return row;
      const ids = namelessIn(compiled, bindings, readThrough);
      const counted = isCounted ? namelessAnswer(compiled, bindings, ids) : undefined;
      if (counted === undefined) for (const id of ids) nameless.add(id);
      return counted === undefined ? undefined : readRow(compiled, bindings, known, counted);
    },
    turn,
  );
  return { rows: read.filter((row) => row !== undefined), nameless: nameless.size };
}

/** Nodes without a name that facts are about, or lead to; what OWL says of classes by such nodes is about no thing. */
function namelessIn(compiled: CompiledSet, bindings: Bindings, readThrough: ReadonlySet<string>): readonly string[] {
  return compiled.hops
    .filter((each) => holds(each.branchTags, bindings))
    .flatMap((reader) => {
      const relation = termOf(reader.relation, bindings);
      if (relation?.kind !== "iri" || readThrough.has(relation.value)) return [];
      const direction = typeof reader.direction === "string" ? reader.direction : textOf(reader.direction, bindings);
      const [subject, object] = direction === "FORWARD" ? [reader.from, reader.to] : [reader.to, reader.from];
      const ends = [RDFS, OWL].some((namespace) => relation.value.startsWith(namespace))
        ? [subject]
        : [subject, object];
      return ends.flatMap((end) => {
        const bound = end.kind === "variable" ? bindings.get(end.name) : undefined;
        return bound?.kind === "blank" ? [bound.id] : [];
      });
    });
}

/** A node without a name that stands for a member: facts are about it, and it does not only hold one together. */
function namelessAnswer({ answer }: CompiledSet, bindings: Bindings, ids: readonly string[]): Iri | undefined {
  const bound = answer.kind === "variable" ? bindings.get(answer.name) : undefined;
  return bound?.kind === "blank" && ids.includes(bound.id) ? namelessNode(bound) : undefined;
}

type KnownHops = ReadonlyMap<Slot, ReadonlyMap<string, readonly Hop[]>>;

function readRow(compiled: CompiledSet, bindings: Bindings, known: KnownHops, nameless?: Iri): RawRow | undefined {
  const value = termOf(compiled.answer, bindings) ?? nameless;
  if (value === undefined) return undefined;
  const hops: Hop[] = [];
  for (const reader of compiled.hops.filter((each) => holds(each.branchTags, bindings))) {
    const hop = readHop(reader, bindings);
    if (hop !== undefined) hops.push(hop);
    else if (!isLeftOut(reader, bindings)) return undefined;
  }
  for (const { slot, term, branchTags } of compiled.given) {
    const member = termOf(term, bindings);
    if (member !== undefined && holds(branchTags, bindings))
      for (const hop of known.get(slot)?.get(nodeKey(member)) ?? []) hops.push(hop);
  }
  const terms = new Map<Slot, Iri | Literal>();
  for (const { slot, term, branchTags } of [...compiled.values, ...compiled.excluded]) {
    const member = termOf(term, bindings);
    if (member !== undefined && holds(branchTags, bindings)) terms.set(slot, member);
  }
  const asked = askedIn(compiled, bindings);
  return { value, hops, terms, ...(asked === undefined ? {} : { asked }) };
}

/** Is nothing stated for what a row may be without? A node without a name is something. */
function isLeftOut({ isOptional, to }: HopReader, bindings: Bindings): boolean {
  return isOptional === true && to.kind === "variable" && !bindings.has(to.name);
}

function askedIn({ unstated }: CompiledSet, bindings: Bindings): RawRow["asked"] {
  if (unstated.length === 0) return undefined;
  const here = unstated.filter(({ branchTags }) => holds(branchTags, bindings));
  return new Map(
    here.flatMap(({ slot, term, value }): readonly [Slot, AskedOf][] => {
      const thing = termOf(term, bindings);
      // Of a literal nothing is ever stated.
      return thing?.kind !== "iri" ? [] : [[slot, { thing, isStated: bindings.has(value.name) }]];
    }),
  );
}

function hopsByMember(rows: readonly Row[]): ReadonlyMap<string, readonly Hop[]> {
  return new Map([...rowsByMember(rows)].map(([key, each]) => [key, each.flatMap((row) => row.hops)]));
}

function readHop(reader: HopReader, bindings: Bindings): Hop | undefined {
  const relation = termOf(reader.relation, bindings);
  const [from, to] = [reader.from, reader.to].map((term) => termOf(term, bindings) ?? nodeIn(term, bindings));
  const direction = typeof reader.direction === "string" ? reader.direction : textOf(reader.direction, bindings);
  if (from === undefined || relation?.kind !== "iri" || to === undefined) return undefined;
  if (direction !== "FORWARD" && direction !== "BACKWARD") return undefined;
  const origin = reader.said === undefined ? undefined : originOf(reader.said, bindings);
  const [subject, object] = direction === "FORWARD" ? [from, to] : [to, from];
  return {
    slot: reader.slot,
    fact: {
      kind: "triple",
      subject,
      relation: relation.value,
      object,
      validity: [],
      ...(origin === undefined ? {} : { origin }),
    },
    direction,
  };
}

function originOf({ statement, predicate, object }: ReifiedStatement, bindings: Bindings): Origin | undefined {
  const [subject, value] = [termOf(statement, bindings), termOf(object, bindings)];
  return subject?.kind !== "iri" || value === undefined
    ? undefined
    : { subject, relation: predicate.value, object: value };
}

function termOf(term: QueryTerm, bindings: Bindings): Iri | Literal | undefined {
  if (term.kind !== "variable") return term;
  const bound = bindings.get(term.name);
  return bound === undefined || bound.kind === "blank" ? undefined : bound;
}

/** A node without an IRI may stand on the way, and is no answer. */
function nodeIn(term: QueryTerm, bindings: Bindings): Iri | undefined {
  const bound = term.kind === "variable" ? bindings.get(term.name) : undefined;
  return bound?.kind === "blank" ? namelessNode(bound) : undefined;
}

function textOf(term: QueryTerm, bindings: Bindings): string | undefined {
  const bound = termOf(term, bindings);
  return bound?.kind === "literal" ? bound.lexical : undefined;
}

function holds(branchTags: readonly BranchTag[], bindings: Bindings): boolean {
  return branchTags.every(({ branch, value }) => textOf(branch, bindings) === value);
}

/** Rows that say the same are kept once. */
export async function distinctRows<Kind extends Row>(rows: readonly Kind[], turn: Turn): Promise<readonly Kind[]> {
  const key = (row: Row): string => [nodeKey(row.value), ...row.hops.map(saidIn)].join("\n");
  const distinct = new Map<string, Kind>();
  await eachInTurns(rows, (row) => distinct.set(key(row), row), turn);
  return [...distinct.values()];
}

function saidIn(hop: Hop): string {
  const { slot, fact } = hop;
  if (fact.kind === "quote") return fact.quote.text;
  return `${slot}${nodeKey(startOf(hop))}${fact.relation}${nodeKey(endOf(hop))}${fact.origin?.graph ?? ""}`;
}
