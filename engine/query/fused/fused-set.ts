import type { FusedGraph } from "../../graph/fused-graph.ts";
import type { StageContext } from "../../investigation/stage.ts";
import type {
  AtForm,
  DateValue,
  ExtremeForm,
  NumbersTally,
  SetForm,
  WhereForm,
} from "../../question/form/logical-form.ts";
import { takesNumbers, thingsTallied } from "../../question/form/things-tallied.ts";
import { childForms, childSlot, slotInTally, slotOfThings, type Slot } from "../../question/form/walk.ts";
import { iri, type Iri, type Literal } from "../../rdf/term.ts";
import { fromAll } from "../../sources/from-all.ts";
import type { KnowledgeGraph } from "../../sources/knowledge-graph.ts";
import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import { endOf, membersOf, type Row } from "../execution/hop.ts";
import { PART_LEFT_OUT } from "../execution/exclusions.ts";
import { GIVEN } from "../execution/given.ts";
import { valuesToCompare, withLaterMeasurements } from "../execution/measurements.ts";
import type { SetUse } from "../execution/settle.ts";
import { comparedIn, sharesTold } from "../execution/compared.ts";
import { isSeparate } from "../execution/separate-parts.ts";
import { isChosenTogether } from "../structure.ts";
import type { EvaluationSource } from "../execution/source.ts";
import { toldOf, type Unstated } from "../execution/unstated.ts";
import { besideDatesOfOthers, withDatesOfTwins } from "./dates-of-others.ts";
import { mayHaveEnded } from "./may-have-ended.ts";
import { memberFacts, termsOf, type NodeAsked } from "./member-facts.ts";
import { met, startsAt } from "../execution/rows.ts";
import { timesAt, timesOf, type TimeSource } from "../execution/time-tests.ts";
import { kindOf } from "../execution/times.ts";
import { standingAt, withWays, type Standing } from "./ways.ts";

/** A set as it is known before times, the present tense and superlatives choose among its members. */
export interface FusedSet {
  readonly rows: readonly Row[];
  readonly truncated: boolean;
  readonly notes: readonly string[];
  /** Those of the notes that say what could not be checked. */
  readonly unchecked: readonly string[];
  /** As of a table. */
  readonly compared?: number;
  readonly unstated?: readonly Unstated[];
}

/** An enclosing part of the form that is read at a time. */
export interface Timed {
  readonly form: AtForm;
  readonly slot: Slot;
}

/**
 * How far the members of a set are chosen: "OPEN" as they are known so far; else those at the times that it is read at,
 * for what the set is for.
 */
export type Choice = "OPEN" | SetUse;

/** What the evaluation of a set in fused graphs needs from outside. */
export interface FusedSource {
  readonly graph: FusedGraph;
  readonly context: StageContext;
  readonly today: DateValue;
  readonly literals: EvaluationSource["literals"];
  partOf(form: SetForm, slot: Slot, timed: readonly Timed[], choice: Choice): Promise<FusedSet>;
}

/**
 * Computes a set in several graphs, one relation at a time: what one graph gives goes on in all of them. Members are
 * united by what is the same in the graphs; what a graph fails to give is told to the context.
 */
export async function fusedSet(
  form: SetForm,
  slot: Slot,
  timed: readonly Timed[],
  source: FusedSource,
): Promise<FusedSet> {
  const part = (index: number, choice: Choice = isSeparate(form, index) ? "PART" : "OPEN"): Promise<FusedSet> => {
    const child = childForms(form)[index];
    if (child === undefined) throw new TypeError(`A form of the kind ${form.kind} has no part ${index}.`);
    const times = form.kind === "at" ? [...timed, { form, slot }] : timed;
    return source.partOf(child, childSlot(slot, index), times, choice);
  };
  const standing = (): Promise<Standing> => standingIn(form, slot, timed, source);
  const askAt =
    (at: Slot): Ask =>
    (node, given) =>
      fromEachGraph(
        { form: node, slot: at, given: given ?? new Map(), timed: timed.length > 0 },
        isAtATime(timed),
        source,
      );
  const ask = askAt(slot);

  switch (form.kind) {
    case "mention":
      return {
        rows: form.candidates.map((candidate) => ({ value: iri(candidate.iri), hops: [] })),
        truncated: false,
        notes: [],
        unchecked: [],
      };
    case "value":
      return ask(form);
    case "instances":
      return ask(form);
    case "follow": {
      // A literal of the question is no set to start from: graphs write it in many ways.
      if (form.from.kind === "value") return ask(form);
      const from = await part(0);
      const found = await ask({ ...form, from: GIVEN }, new Map([[childSlot(slot, 0), termsOf(from.rows)]]));
      return attached(found, from, startsAt(slot), await standing());
    }
    case "where":
    case "extreme": {
      if (form.kind === "where" && form.orUnstated === true)
        return orUnstated(form, slot, timed, source, await part(0), ask);
      const set = await part(0);
      const found = await ask(
        withoutAmong({ ...form, set: GIVEN }),
        new Map([[childSlot(slot, 0), termsOf(set.rows)]]),
      );
      const along = await standing();
      const { tally } = form;
      const among = thingsTallied(form);
      const counting =
        tally === undefined || among === undefined
          ? found
          : await endingIn(found, { among, slot, at: slotOfThings(tally, slot) }, { ...source, timed, askAt }, along);
      const having = takesNumbers(form) ? await withNumbers(counting, form.tally, slot, askAt) : counting;
      return attached(having, set, ({ value }) => [value], along);
    }
    case "at":
      return part(0);
    case "union":
      return joined(await Promise.all(form.sets.map((_set, index) => part(index))));
    case "intersect":
      return intersection(form.sets, slot, part, ask, await standing());
    case "except": {
      const set = await part(0);
      const out = isCheck(form.without)
        ? await checked(set, [GIVEN, form.without], 1, slot, ask, await standing())
        : await part(1, (await mayHaveEnded(form.without, source)) ? "LEFT_OUT" : "OPEN");
      const leftOut = new Set(out.rows.map(({ value }) => nodeKey(value)));
      const both = joined([set, out]);
      if (out.truncated) return { ...both, rows: [], notes: [...both.notes, PART_LEFT_OUT] };
      return { ...both, rows: set.rows.filter(({ value }) => !leftOut.has(nodeKey(value))) };
    }
  }
}

/** What meets a condition, and members of which no graph states a value that it could be put to. */
async function orUnstated(
  { orUnstated: _orUnstated, ...form }: WhereForm,
  slot: Slot,
  timed: readonly Timed[],
  source: FusedSource,
  set: FusedSet,
  ask: Ask,
): Promise<FusedSet> {
  const meeting = await source.partOf(form, slot, timed, "OPEN");
  const met = new Set(meeting.rows.map(({ value }) => nodeKey(value)));
  const things = set.rows.filter(({ value }) => value.kind === "iri");
  const others = things.filter(({ value }) => !met.has(nodeKey(value)));
  const values = await ask(
    { kind: "follow", from: GIVEN, relation: form.relation },
    new Map([[childSlot(slot, 0), termsOf(others)]]),
  );
  const stated = new Set(values.rows.flatMap(startsAt(slot)).map(nodeKey));
  const missing = others.filter(({ value }) => !stated.has(nodeKey(value)));
  const isPart = set.truncated || values.truncated;
  const without = membersOf(missing);
  const told = without.length === 0 && !isPart ? [] : [toldOf(form, membersOf(things).length, without, isPart)];
  const both = joined([meeting, values, set]);
  return {
    ...both,
    rows: [...meeting.rows, ...missing],
    ...(told.length === 0 ? {} : { unstated: [...(both.unstated ?? []), ...told] }),
  };
}

async function fromEachGraph(asked: NodeAsked, isAtTime: boolean, source: FusedSource): Promise<FusedSet> {
  const { graph, context, today, literals } = source;
  const isKnown = [...asked.given.values()].every((members) => members.length > 0);
  if (!isKnown) return { rows: [], truncated: false, notes: [], unchecked: [] };
  const facts = await fromAll(
    graph.members,
    (member: KnowledgeGraph) =>
      memberFacts(asked, graph, {
        graph: member,
        context,
        today,
        literals,
        onCut: (reason) => context.markPartial(reason),
      }),
    context,
  );
  const all = joined(facts);
  const values = await Promise.all(
    valuesToCompare(asked.form, all.rows).map(({ form, subjects }) =>
      fromEachGraph({ ...asked, form, given: new Map([[childSlot(asked.slot, 0), subjects]]) }, false, source),
    ),
  );
  const later = joined(values);
  const rows = withDatesOfTwins(withLaterMeasurements(all.rows, later.rows));
  const truncated = all.truncated || later.truncated;
  if (!isAtTime) return { ...all, rows, truncated };
  const told = await besideDatesOfOthers(rows, source);
  return { ...all, rows: told.rows, truncated: truncated || told.truncated };
}

/** Is a set read at a time that is stated, so that it matters which facts bear dates? */
function isAtATime(timed: readonly Timed[]): boolean {
  return timed.some(({ form: { time } }) => !["present", "any"].includes(kindOf(time)));
}

function joined(sets: readonly FusedSet[]): FusedSet {
  return {
    rows: sets.flatMap(({ rows }) => rows),
    truncated: sets.some(({ truncated }) => truncated),
    notes: [...new Set(sets.flatMap(({ notes }) => notes))],
    unchecked: [...new Set(sets.flatMap(({ unchecked }) => unchecked))],
    ...sharesTold([comparedIn(sets)]),
    ...unstatedTogether(sets),
  };
}

/** What parts have in common is told once. */
function unstatedTogether(sets: readonly FusedSet[]): Pick<FusedSet, "unstated"> {
  const all = sets.flatMap(({ unstated = [] }) => unstated);
  const each = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  return each.length === 0 ? {} : { unstated: each };
}

/** How the members that a relation starts from came about comes before it. */
function attached(
  found: FusedSet,
  from: FusedSet,
  startsOf: (row: Row) => readonly FactNode[],
  standing: Standing,
): FusedSet {
  const both = joined([found, from]);
  const { rows, truncated } = withWays(found.rows, from.rows, startsOf, standing);
  return { ...both, rows, truncated: both.truncated || truncated };
}

/** What times in fused graphs are made of. */
export function timingIn({ today, graph, partOf }: FusedSource): TimeSource {
  const areTurnsNumbered = graph.members.some(({ vocabulary }) => vocabulary.validity?.ordinal !== undefined);
  return { today, areTurnsNumbered, tableOf: (set, at) => partOf(set, at, [], "WHOLE") };
}

/** What facts stand apart by: the times around a set and in it. */
async function standingIn(form: SetForm, slot: Slot, timed: readonly Timed[], source: FusedSource): Promise<Standing> {
  const { today } = source;
  const times = timingIn(source);
  const around = await Promise.all(timed.map((each) => timesAt(each.form, each.slot, times)));
  return standingAt([...around.flat(), ...(await timesOf(form, slot, times))], today);
}

/** The node alone: what is counted among is another part. */
function withoutAmong(form: WhereForm | ExtremeForm): SetForm {
  return form.tally === undefined ? form : { ...form, tally: { how: "count" } };
}

/** The things that a tally is made of, and where they stand; `slot` is where their node does. */
interface PlacedThings {
  readonly among: SetForm;
  readonly slot: Slot;
  readonly at: Slot;
}

/** The rows that lead to members of the set that is counted among; how those came about is put before. */
async function endingIn(
  found: FusedSet,
  { among, slot, at }: PlacedThings,
  {
    timed,
    askAt,
    partOf,
  }: Pick<FusedSource, "partOf"> & {
    readonly timed: readonly Timed[];
    readonly askAt: (at: Slot) => Ask;
  },
  standing: Standing,
): Promise<FusedSet> {
  const ends = endsAt(slot);
  const things = { ...found, rows: found.rows.flatMap((row) => ends(row).map((value): Row => ({ value, hops: [] }))) };
  const within = isCheck(among)
    ? await ofKind(things, among, at, askAt, standing)
    : await partOf(among, at, timed, isChosenTogether(among) ? "PART" : "OPEN");
  const members = new Set(within.rows.map(({ value }) => nodeKey(value)));
  const rows = found.rows.filter((row) => ends(row).some((end) => members.has(nodeKey(end))));
  return attached({ ...found, rows }, within, ends, standing);
}

function endsAt(slot: Slot): (row: Row) => readonly FactNode[] {
  return ({ hops }) => hops.filter((hop) => hop.slot === slot).map(endOf);
}

/** Those of some things that are of a kind, which stands at a slot of its own. */
async function ofKind(
  things: FusedSet,
  kind: SetForm,
  at: Slot,
  askAt: (at: Slot) => Ask,
  standing: Standing,
): Promise<FusedSet> {
  const [index, above] = [Number(at.slice(at.lastIndexOf(".") + 1)), at.slice(0, at.lastIndexOf("."))];
  const sets = index === 0 ? [kind, GIVEN] : [GIVEN, kind];
  return await checked(things, sets, index, above, askAt(above), standing);
}

/** The rows that lead to things with a number, each led on to it. */
async function withNumbers(
  found: FusedSet,
  { numbers }: NumbersTally,
  slot: Slot,
  askAt: (at: Slot) => Ask,
): Promise<FusedSet> {
  const [ends, at] = [endsAt(slot), slotInTally(slot)];
  const things = found.rows.flatMap((row) => ends(row).map((value): Row => ({ value, hops: [] })));
  const stated = await askAt(at)({ ...numbers, from: GIVEN }, new Map([[childSlot(at, 0), termsOf(things)]]));
  const byThing = new Map<string, Row[]>();
  for (const row of stated.rows)
    for (const start of startsAt(at)(row)) {
      const key = nodeKey(start);
      byThing.set(key, [...(byThing.get(key) ?? []), row]);
    }
  const rows = found.rows.flatMap((row) =>
    ends(row).flatMap((end) =>
      (byThing.get(nodeKey(end)) ?? []).map(({ hops }): Row => ({ value: row.value, hops: [...row.hops, ...hops] })),
    ),
  );
  return { ...joined([found, stated]), rows };
}

/**
 * Is a set asked about its members rather than listed? There are too many instances of a kind, and no end of literals.
 */
function isCheck(form: SetForm): boolean {
  return form.kind === "instances" || form.kind === "value";
}

type Ask = (node: SetForm, given?: ReadonlyMap<Slot, readonly (Iri | Literal)[]>) => Promise<FusedSet>;

/** First what is listed, what is named before the rest; of its members it is then asked whether they are of a kind. */
async function intersection(
  sets: readonly SetForm[],
  slot: Slot,
  part: (index: number) => Promise<FusedSet>,
  ask: Ask,
  standing: Standing,
): Promise<FusedSet> {
  const all = sets.map((set, index) => ({ set, index }));
  const listed = all.filter(({ set }) => !isCheck(set));
  const first = listed.length > 0 ? listed : all.slice(0, 1);
  const [start, ...others] = await Promise.all(first.map(({ index }) => part(index)));
  let members = others.reduce((known, other) => common(known, other), start ?? joined([]));
  for (const { index } of all.filter((each) => !first.includes(each)))
    members = await checked(members, sets, index, slot, ask, standing);
  return members;
}

/** The members of both, each with every way in which it came about. */
function common(one: FusedSet, other: FusedSet): FusedSet {
  return { ...joined([one, other]), rows: met(one.rows, other.rows) };
}

/** The members that are also in the n-th of the sets; the others are taken to be known. */
async function checked(
  members: FusedSet,
  sets: readonly SetForm[],
  index: number,
  slot: Slot,
  ask: Ask,
  standing: Standing,
): Promise<FusedSet> {
  const terms = termsOf(members.rows);
  const others = sets.flatMap((_set, other) => (other === index ? [] : [childSlot(slot, other)]));
  const found = await ask(
    { kind: "intersect", sets: sets.map((set, at) => (at === index ? set : GIVEN)) },
    new Map(others.map((other) => [other, terms])),
  );
  return attached(found, members, ({ value }) => [value], standing);
}
