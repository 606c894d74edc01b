import { isAnyTime, type FollowForm, type SetForm } from "../../question/form/logical-form.ts";
import { childSlot, ROOT, type Slot } from "../../question/form/walk.ts";
import { outcomesOf } from "../outcomes.ts";
import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import { membersOf, rowsByMember, type Row } from "../execution/hop.ts";
import { uncheckedIn } from "../execution/unchecked.ts";
import { LIMITS } from "../limits.ts";
import type { Filled, Filling } from "./filling.ts";
import { type ChosenForm, fillChosen } from "./fill-chosen.ts";
import { metByName } from "./met-by-name.ts";
import { valueItself } from "./value-asked.ts";
import { hopsOf, met, startsAt, withReasons } from "../execution/rows.ts";
import { entitySet } from "../../question/form/entity-set.ts";

/**
 * Fills a set from the inside out: the graph gives what it supports, a relation that it leaves open is looked up in
 * texts for what stands at its known end, and what is found there goes on in the graph; where texts come first, it is
 * the other way round. Undefined when a part stays empty: then there is no answer.
 */
export async function fillSet(form: SetForm, slot: Slot, filling: Filling): Promise<Filled | undefined> {
  for await (const filled of fillings(form, slot, filling)) return filled;
  return undefined;
}

/** The ways in which a set can be filled, the likeliest first; each is worked out when it is taken. */
async function* fillings(form: SetForm, slot: Slot, filling: Filling): AsyncGenerator<Filled> {
  async function* inGraph(): AsyncGenerator<Filled> {
    const found = await fromGraph(form, slot, filling);
    if (found !== undefined) yield found;
  }
  if (isTextFirst(filling)) {
    yield* fillParts(form, slot, filling);
    yield* inGraph();
  } else {
    yield* inGraph();
    yield* fillParts(form, slot, filling);
  }
}

function isTextFirst({ graph = "BEFORE_TEXTS" }: Filling): boolean {
  return graph !== "BEFORE_TEXTS";
}

async function* fillParts(form: SetForm, slot: Slot, filling: Filling): AsyncGenerator<Filled> {
  if (form.kind === "follow") {
    yield* fillFollow(form, slot, filling);
  } else if (form.kind === "at") {
    // A sentence says what was so at some time, and hardly that it still is.
    if (isAnyTime(form.time)) yield* fillings(form.set, childSlot(slot, 0), filling);
  } else {
    const filled = await fillAtOnce(form, slot, filling);
    if (filled !== undefined) yield filled;
  }
}

async function fillAtOnce(form: SetForm, slot: Slot, filling: Filling): Promise<Filled | undefined> {
  switch (form.kind) {
    case "mention":
      return mentioned(form.text, form.candidates[0]);
    case "intersect":
      return fillIntersection(form.sets, slot, filling);
    case "union":
      return fillUnion(form.sets, slot, filling);
    case "where":
    case "extreme":
      return chosenAmong(form, slot, filling);
    default:
      return undefined;
  }
}

/**
 * Those of a set that are chosen: by a relation of the graph, of what texts gave of it as well; or, where none was
 * taken for it, by what texts say of each.
 */
async function chosenAmong(form: ChosenForm, slot: Slot, filling: Filling): Promise<Filled | undefined> {
  // What leads to each is not read off texts as steps.
  if (form.kind === "extreme" && form.ofEach !== undefined) return undefined;
  const set = await fillSet(form.set, childSlot(slot, 0), filling);
  if (set === undefined || set.rows.length === 0) return undefined;
  return (await chosenInGraph(form, slot, set, filling)) ?? fillChosen(form, slot, set, filling, fillSet);
}

async function chosenInGraph(form: ChosenForm, slot: Slot, set: Filled, filling: Filling): Promise<Filled | undefined> {
  const { candidates } = form.kind === "where" ? form.relation : form.by;
  const members = membersOf(set.rows);
  const entities = entitiesAmong(members);
  // Nobody knows what the others have.
  const isPart = members.some(({ kind }) => kind !== "iri") || members.length > LIMITS.members;
  if (candidates.length === 0 || entities === undefined || isPart) return undefined;
  const found = await fromGraph({ ...form, set: entities }, slot, filling);
  if (found === undefined) return undefined;
  const known = rowsByMember(set.rows);
  const rows = found.rows.map(({ value, hops }) => ({
    value,
    hops: [...hopsOf(known.get(nodeKey(value)) ?? []), ...hops],
  }));
  return { rows, score: found.score * set.score };
}

/** A name that the graph does not know may still be read about. */
function mentioned(text: string, candidate: { readonly iri: string; readonly score: number } | undefined): Filled {
  const value: FactNode = candidate === undefined ? { kind: "words", text } : { kind: "iri", value: candidate.iri };
  return { rows: [{ value, hops: [] }], score: candidate?.score ?? 1 };
}

/** The set as the graph gives it, if it does; its hops are those of the whole form. */
async function fromGraph(form: SetForm, slot: Slot, filling: Filling): Promise<Filled | undefined> {
  const { queryContext } = filling;
  if (form.kind === "mention" || filling.graph === "NOT_ASKED") return undefined;
  const { all } = await outcomesOf(form, queryContext);
  const found = all.find(({ decision }) => decision.kind === "members");
  if (found === undefined) return undefined;
  for (const note of uncheckedIn([found])) {
    filling.notes.add(note);
    filling.unchecked = true;
  }
  return { rows: found.decision.rows.map((row) => moved(row, slot)), score: found.linking };
}

/** Slots of a part that was executed as a form of its own, as slots of the form it is part of. */
function moved(row: Row, slot: Slot): Row {
  return { value: row.value, hops: row.hops.map((hop) => ({ ...hop, slot: slot + hop.slot.slice(ROOT.length) })) };
}

/**
 * Where nothing is found of what a set starts from, and the filling goes back, what it starts from is filled in the
 * next way: a graph that gives a district for the country leads nowhere, and documents may name the country.
 */
async function* fillFollow(form: FollowForm, slot: Slot, filling: Filling): AsyncGenerator<Filled> {
  const tried = new Set<string>();
  for await (const from of fillings(form.from, childSlot(slot, 0), filling)) {
    const untried = from.rows.filter(({ value }) => !tried.has(nodeKey(value)));
    if (untried.length === 0) continue;
    if (tried.size > 0) {
      filling.notes.add(ledNowhere(form.from));
      filling.unchecked = true;
    }
    untried.forEach(({ value }) => tried.add(nodeKey(value)));
    yield* follow(form, slot, { ...from, rows: untried }, filling);
    if (filling.goesBack !== true) return;
  }
}

function ledNowhere(from: SetForm): string {
  const words = from.kind === "follow" ? ` for “${from.relation.text}”` : "";
  return `what was found first${words} led nowhere, and what another source says of it was followed`;
}

async function* follow(form: FollowForm, slot: Slot, from: Filled, filling: Filling): AsyncGenerator<Filled> {
  const inTexts = async (): Promise<Filled | undefined> => {
    if (filling.openRelationsLeft <= 0) return undefined;
    filling.openRelationsLeft -= 1;
    return filling.readOpen(form, slot, from, filling);
  };
  const inGraph = (): Promise<Filled | undefined> => goOnInGraph(form, slot, from, filling);
  const itself = valueItself(form, slot, from);
  if (itself !== undefined) {
    yield itself;
    return;
  }
  for (const look of isTextFirst(filling) ? [inTexts, inGraph] : [inGraph, inTexts]) {
    const found = await look();
    if (found !== undefined) yield found;
  }
}

/** Follows a relation in the graph from members that may have come from documents. */
async function goOnInGraph(form: FollowForm, slot: Slot, from: Filled, filling: Filling): Promise<Filled | undefined> {
  const set = entitiesAmong(membersOf(from.rows));
  if (set === undefined || form.relation.candidates.length === 0) return undefined;
  const found = await fromGraph({ ...form, from: set }, slot, filling);
  if (found === undefined) return undefined;
  return { rows: withReasons(found.rows, from.rows, startsAt(slot)), score: found.score * from.score };
}

function entitiesAmong(members: readonly FactNode[]): SetForm | undefined {
  const iris = members.flatMap((member) => (member.kind === "iri" ? [member.value] : []));
  return entitySet(iris.slice(0, LIMITS.members).map((iri) => ({ iri, label: iri })));
}

/** Each part is filled by itself; members that all parts have in common are left. */
async function fillIntersection(sets: readonly SetForm[], slot: Slot, filling: Filling): Promise<Filled | undefined> {
  let common: Filled | undefined;
  for (const { set, index } of classesLast(sets)) {
    if (set.kind === "instances" && common !== undefined) {
      common = await ofClass(common, set, childSlot(slot, index), filling);
    } else {
      const part = await fillSet(set, childSlot(slot, index), filling);
      common =
        part === undefined || common === undefined
          ? part
          : { rows: inCommon(common.rows, part.rows, filling), score: common.score * part.score };
    }
    if (common === undefined || common.rows.length === 0) return undefined;
  }
  return common;
}

/** What texts call otherwise may be the same by a part of its name, and then nobody has checked it. */
function inCommon(one: readonly Row[], other: readonly Row[], filling: Filling): readonly Row[] {
  const same = met(one, other);
  if (same.length > 0 || filling.goesBack !== true) return same;
  const { rows, names } = metByName(one, other);
  for (const [a, b] of names) {
    filling.notes.add(`“${a}” and “${b}” are taken for the same`);
    filling.unchecked = true;
  }
  return rows;
}

function classesLast(sets: readonly SetForm[]): readonly { readonly set: SetForm; readonly index: number }[] {
  const isClass = (set: SetForm): number => Number(set.kind === "instances");
  return sets.map((set, index) => ({ set, index })).sort((a, b) => isClass(a.set) - isClass(b.set));
}

/** The graph says which entities are of a class; of words it can not. They are kept, as all are if it is not asked. */
async function ofClass(
  filled: Filled,
  set: Extract<SetForm, { kind: "instances" }>,
  slot: Slot,
  filling: Filling,
): Promise<Filled> {
  const isOpen = ({ kind }: FactNode): boolean => kind === "words" || filling.graph === "NOT_ASKED";
  const entities = entitiesAmong(membersOf(filled.rows));
  const typed =
    entities === undefined ? undefined : await fromGraph({ kind: "intersect", sets: [entities, set] }, slot, filling);
  const types = new Map(
    (typed?.rows ?? []).map((row) => [nodeKey(row.value), row.hops.filter((hop) => hop.slot === childSlot(slot, 1))]),
  );
  if (membersOf(filled.rows).some(isOpen)) {
    filling.notes.add(`no source says whether what the document names is of the class ${set.text}`);
    filling.unchecked = true;
  }
  const rows = filled.rows.flatMap((row): Row[] => {
    if (isOpen(row.value)) return [row];
    const hops = types.get(nodeKey(row.value));
    return hops === undefined
      ? []
      : [{ value: row.value, hops: [...row.hops, ...hops.map((hop) => ({ ...hop, slot }))] }];
  });
  return { rows, score: filled.score };
}

async function fillUnion(sets: readonly SetForm[], slot: Slot, filling: Filling): Promise<Filled | undefined> {
  const parts: Filled[] = [];
  for (const [index, set] of sets.entries()) {
    const part = await fillSet(set, childSlot(slot, index), filling);
    if (part !== undefined) parts.push(part);
  }
  if (parts.length === 0) return undefined;
  return { rows: parts.flatMap(({ rows }) => rows), score: Math.min(...parts.map(({ score }) => score)) };
}
