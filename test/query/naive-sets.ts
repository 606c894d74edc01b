import fc from "fast-check";
import {
  isOfSet,
  type Condition,
  type FollowForm,
  type RelationPhrase,
  type SetCondition,
  type SetForm,
  type Tally,
  type TimeExpression,
  type WhereForm,
} from "../../engine/question/form/logical-form.ts";
import { LIMITS } from "../../engine/query/limits.ts";
import { setsComputed } from "../../engine/query/structure.ts";
import { nodesOf, thingsInTally } from "../../engine/question/form/walk.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import {
  anyRelation,
  at,
  except,
  extreme,
  extremeCount,
  extremeMany,
  extremeNumbers,
  follow,
  instances,
  intersect,
  mention,
  union,
  where,
  whereCount,
  whereNumbers,
  whereAsMany,
  whereMean,
  whereSet,
} from "./forms.ts";
import { OWL } from "../../engine/rdf/term.ts";
import { statement, turtleGraph, type TurtleGraph } from "./turtle-graph.ts";

/** Random graphs of six things, three relations, two classes and small numbers; some facts have dates. */
const THINGS = ["A", "B", "C", "D", "E", "F"];
const RELATIONS = ["p", "q", "r"];
const thing = fc.constantFrom(...THINGS);

export interface World {
  readonly facts: readonly (readonly [string, string, string])[];
  /** What is stated of the times of facts, by their place in the list; nothing of the others. */
  readonly times?: readonly ("ended" | "holds" | "undated")[];
  readonly classes: readonly (readonly [string, string])[];
  readonly sizes: readonly (readonly [string, number])[];
}

const worldOf = (least: { readonly facts: number; readonly classes: number; readonly sizes: number }) =>
  fc.record({
    facts: fc.uniqueArray(fc.tuple(thing, fc.constantFrom(...RELATIONS), thing), {
      minLength: least.facts,
      maxLength: 14,
      selector: String,
    }),
    classes: fc.uniqueArray(fc.tuple(thing, fc.constantFrom("big", "small")), {
      minLength: least.classes,
      maxLength: 6,
      selector: String,
    }),
    sizes: fc.uniqueArray(fc.tuple(thing, fc.integer({ min: 1, max: 5 })), {
      minLength: least.sizes,
      maxLength: 6,
      selector: ([name]) => name,
    }),
  });

/** Worlds of which most things are told, for forms that come to nothing where much is left open. */
export const fullWorld: fc.Arbitrary<World> = worldOf({ facts: 10, classes: 5, sizes: 5 });

export const world: fc.Arbitrary<World> = fc.oneof(worldOf({ facts: 0, classes: 0, sizes: 0 }), fullWorld);

export const datedWorld: fc.Arbitrary<World> = fc
  .tuple(world, fc.array(fc.constantFrom("ended", "holds", "undated"), { minLength: 14, maxLength: 14 }))
  .map(([each, times]) => ({ ...each, times }));

const DATES = {
  ended: `schema:startDate "1980"^^xsd:gYear ; schema:endDate "1990"^^xsd:gYear`,
  holds: `schema:startDate "1990"^^xsd:gYear`,
};

function timeOf(index: number, { times }: World): "ended" | "holds" | "undated" {
  return times?.[index] ?? "undated";
}

function written([s, p, o]: World["facts"][number], time: "ended" | "holds" | "undated"): string {
  return time === "undated" ? `:${s} :${p} :${o} .` : statement(s, p, o, DATES[time]);
}

export const turtle = (all: World): string => {
  const { facts, classes, sizes } = all;
  return [
    ":big rdfs:subClassOf :thing . :small rdfs:subClassOf :thing .",
    ...facts.map((fact, index) => written(fact, timeOf(index, all))),
    ...classes.map(([name, type]) => `:${name} a :${type} .`),
    ...sizes.map(([name, size]) => `:${name} :size ${size} .`),
  ].join("\n");
};

export const EVER: TimeExpression = { kind: "interval" };
export const PRESENT: TimeExpression = { kind: "now", implied: true };

const operators = fc.constantFrom("<", ">", "=", "<=", ">=") as fc.Arbitrary<"<">;
const sumOrMean = fc.constantFrom("sum" as const, "mean" as const);
const multiple = fc.option(fc.constantFrom(0.5, 2, 3), { nil: undefined });
const sidesOfOrder = fc.constantFrom("max", "min") as fc.Arbitrary<"max">;
export const directed = fc
  .tuple(fc.constantFrom(">", "<"), fc.constantFrom(...RELATIONS))
  .map(([direction, name]) => `${direction}${name}`);
const some = (of: fc.Arbitrary<SetForm>): fc.Arbitrary<SetForm | undefined> => fc.option(of, { nil: undefined });

/** Concrete forms of any nesting. A mention inside a set operation is a set of one. */
const formsOf = (parts: (set: fc.Arbitrary<SetForm>) => readonly fc.Arbitrary<SetForm>[]): fc.Arbitrary<SetForm> =>
  fc.letrec<{ set: SetForm; leaf: SetForm }>((tie) => ({
    leaf: fc.oneof(
      thing.map((name) => mention(name)),
      fc.constantFrom("big", "small", "thing").map((name) => instances(name)),
    ),
    set: fc.oneof(
      { maxDepth: 4, depthSize: "small" },
      tie("leaf"),
      fc
        .tuple(tie("set"), fc.constantFrom(...RELATIONS), fc.constantFrom(">", "<"))
        .map(([from, name, direction]) => follow(from, `${direction}${name}`)),
      fc.tuple(tie("set"), tie("set")).map(([a, b]) => intersect(a, b)),
      fc.tuple(tie("set"), tie("set")).map(([a, b]) => union(a, b)),
      fc.tuple(tie("set"), tie("set")).map(([a, b]) => except(a, b)),
      fc
        .tuple(tie("set"), fc.integer({ min: 1, max: 5 }), operators)
        .map(([of, number, operator]) => where(of, ">size", { operator, value: { type: "number", number } })),
      fc
        .tuple(tie("set"), sidesOfOrder, fc.integer({ min: 1, max: 2 }))
        .map(([of, direction, rank]) => extreme(of, ">size", direction, rank)),
      fc
        .tuple(tie("set"), sidesOfOrder, fc.integer({ min: 2, max: 3 }))
        .map(([of, direction, many]) => extremeMany(of, ">size", direction, many)),
      fc
        .tuple(tie("set"), directed, operators, fc.integer({ min: 0, max: 3 }), some(tie("set")))
        .map(([of, by, operator, number, among]) =>
          whereCount(of, by, { operator, value: { type: "number", number } }, among),
        ),
      fc
        .tuple(tie("set"), directed, sidesOfOrder, fc.integer({ min: 1, max: 2 }), some(tie("set")))
        .map(([of, by, direction, rank, among]) => extremeCount(of, by, direction, rank, among)),
      fc
        .tuple(tie("set"), directed, sumOrMean, some(tie("set")), operators, fc.integer({ min: 1, max: 9 }))
        .map(([of, by, how, things, operator, number]) =>
          whereNumbers(of, by, [how, ">size", things], { operator, value: { type: "number", number } }),
        ),
      fc
        .tuple(tie("set"), directed, sumOrMean, some(tie("set")), sidesOfOrder, fc.integer({ min: 1, max: 2 }))
        .map(([of, by, how, things, direction, rank]) =>
          extremeNumbers(of, by, [how, ">size", things], direction, rank),
        ),
      fc
        .tuple(tie("set"), directed, fc.constantFrom("every" as const, "only" as const), tie("set"))
        .map(([set, by, operator, of]) => whereSet(set, by, operator, of)),
      fc
        .tuple(tie("set"), operators, tie("set"), multiple)
        .map(([set, operator, of, times]) => whereSet(set, ">size", operator, follow(of, ">size"), times)),
      fc.tuple(tie("set"), operators, tie("set")).map(([set, operator, of]) => whereMean(set, ">size", operator, of)),
      fc
        .tuple(tie("set"), directed, operators, tie("set"), multiple, some(tie("set")))
        .map(([set, by, operator, of, times, among]) =>
          whereAsMany(set, by, { operator, of, ...(times === undefined ? {} : { times }) }, among),
        ),
      ...parts(tie("set")),
    ),
  })).set;

export const set = formsOf((inner) => [inner.map((from) => follow(from, anyRelation()))]);

/** The same with parts that are read at times, at least one of them. */
export const timedSet = (...times: readonly TimeExpression[]): fc.Arbitrary<SetForm> => {
  const timed = (inner: fc.Arbitrary<SetForm>): fc.Arbitrary<SetForm> =>
    fc.tuple(inner, fc.constantFrom(...times)).map(([of, time]) => at(of, time));
  return timed(formsOf((inner) => [timed(inner)]));
};

/** The same by definition: sets of names, one at a time, of the facts that hold today or of those of any time. */
export function naive(form: SetForm, all: World, tense: "PRESENT" | "EVER" = "PRESENT"): ReadonlySet<string> {
  const of = (inner: SetForm): ReadonlySet<string> => naive(inner, all, tense);
  const size = new Map(all.sizes);
  switch (form.kind) {
    case "mention":
      return new Set([form.candidates[0]?.label ?? ""]);
    case "instances":
      return new Set(
        all.classes.filter(([, type]) => form.text === "thing" || type === form.text).map(([name]) => name),
      );
    case "follow":
      return new Set([...of(form.from)].flatMap((name) => ends(name, form, tense === "EVER" ? all : presentOf(all))));
    case "intersect":
      return form.sets.map(of).reduce((a, b) => new Set([...a].filter((name) => b.has(name))));
    case "union":
      return new Set(form.sets.flatMap((each) => [...of(each)]));
    case "except":
      return minus(of(form.set), of(form.without));
    case "where": {
      if (isOfSet(form.condition)) return heldAgainst(form, form.condition, all, tense);
      const passes = passing(form.condition);
      const measured = form.tally === undefined ? size : tallied(form.relation, form.tally, all, tense);
      return new Set([...of(form.set)].filter((name) => passes(measured.get(name) ?? NaN)));
    }
    case "extreme": {
      const measured = form.tally === undefined ? size : tallied(form.by, form.tally, all, tense);
      const members = [...of(form.set)].filter((name) => measured.has(name));
      // Of things that are named one by one nobody can tell which is first when one has no size.
      const isNamed =
        form.set.kind === "union" &&
        form.set.sets.every((each) => [...nodesOf(each)].some(({ node }) => node.kind === "mention"));
      if (isNamed && members.length < of(form.set).size) return new Set();
      if (form.many !== undefined) {
        const { many, direction } = form;
        const isFurther = (a: number, b: number): boolean => (direction === "max" ? a > b : a < b);
        const sizeOf = (name: string): number => measured.get(name) ?? 0;
        return new Set(
          members.filter((name) => members.filter((other) => isFurther(sizeOf(other), sizeOf(name))).length < many),
        );
      }
      const values = [...new Set(members.map((name) => measured.get(name) ?? 0))].sort((a, b) =>
        form.direction === "max" ? b - a : a - b,
      );
      return new Set(members.filter((name) => measured.get(name) === values[form.rank - 1]));
    }
    case "at":
      return naive(form.set, all, form.time.kind === "now" ? "PRESENT" : "EVER");
    default:
      throw new Error("not generated");
  }
}

/** The mean of the sizes of those that have one. */
function meanOf(of: SetForm, all: World, tense: "PRESENT" | "EVER"): readonly number[] {
  const sizes = new Map(all.sizes);
  const members = of.kind === "follow" ? [...naive(of.from, all, tense)] : [];
  const having = members.flatMap((name) => sizes.get(name) ?? []);
  return [Number((having.reduce((sum, each) => sum + each, 0) / having.length).toPrecision(15))];
}

/** Those whose values compare so with all of a set, or lead to all of it, or to nothing else. */
function heldAgainst(
  form: WhereForm,
  { operator, of, times = 1, counted = false, mean = undefined }: SetCondition,
  all: World,
  tense: "PRESENT" | "EVER",
): ReadonlySet<string> {
  const others = naive(of, all, tense);
  const facts = tense === "EVER" ? all : presentOf(all);
  const passes = (name: string): boolean => {
    if (others.size === 0) return false;
    const things = new Set(ends(name, form, facts));
    if (operator === "every") return [...others].every((each) => things.has(each));
    if (operator === "only") return things.size > 0 && [...things].every((each) => others.has(each));
    const numbers = mean === true ? meanOf(of, all, tense) : counted ? [others.size] : [...others].map(Number);
    const compared = numbers.map((number) => passing({ operator, value: { type: "number", number: times * number } }));
    const tallies = form.tally === undefined ? undefined : tallied(form.relation, form.tally, all, tense);
    const sizes = tallies === undefined ? new Map(all.sizes) : tallies;
    const mine = sizes.get(name);
    return mine !== undefined && compared.every((isSo) => isSo(mine));
  };
  return new Set([...naive(form.set, all, tense)].filter(passes));
}

function passing(condition: Condition | undefined): (n: number) => boolean {
  if (condition === undefined || !("value" in condition) || condition.value.type !== "number")
    throw new Error("not generated");
  const { number } = condition.value;
  return {
    "<": (n: number) => n < number,
    ">": (n: number) => n > number,
    "=": (n: number) => n === number,
    "<=": (n: number) => n <= number,
    ">=": (n: number) => n >= number,
  }[condition.operator];
}

/**
 * How many things the facts of a relation lead to, from what they lead to any; or what the sizes of these come to, as
 * far as they have some.
 */
function tallied(
  relation: RelationPhrase,
  tally: Tally,
  all: World,
  tense: "PRESENT" | "EVER",
): ReadonlyMap<string, number> {
  const among = thingsInTally(tally);
  const counting = among === undefined ? undefined : naive(among, all, tense);
  const facts = tense === "EVER" ? all : presentOf(all);
  const sizes = new Map(all.sizes);
  const tallies = THINGS.map((name): [string, number] => {
    const things = [...new Set(ends(name, { relation }, facts))].filter((each) => counting?.has(each) ?? true);
    if (tally.how === "count") return [name, things.length];
    const numbers = things.flatMap((each) => sizes.get(each) ?? []);
    const sum = numbers.reduce((all, number) => all + number, 0);
    return [name, tally.how === "sum" || numbers.length === 0 ? sum : Number((sum / numbers.length).toPrecision(15))];
  });
  return new Map(tallies.filter(([, number]) => number > 0));
}

function presentOf(all: World): World {
  return { ...all, facts: all.facts.filter((_fact, index) => timeOf(index, all) !== "ended") };
}

function minus(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...a].filter((name) => !b.has(name)));
}

/**
 * Is nothing of a set known to be what is left out of it? Then nobody can say what is not. A name that is left out
 * beside what is said of others shows nothing of those.
 */
export function leavesNothingOut(form: SetForm, all: World): boolean {
  return [...nodesOf(form)].some(({ node }) => {
    if (node.kind !== "except") return false;
    const parts = node.without.kind === "union" ? node.without.sets : [node.without];
    const said = parts.filter(({ kind }) => kind !== "mention");
    const shown = (said.length === 0 ? parts : said).map((part) => naive(intersect(node.set, part), all));
    return shown.every((members) => members.size === 0);
  });
}

/**
 * The members of which it is known that they are not what a form leaves out: of a thing that a relation states nothing
 * of, nobody can say whether it stands in it to something. Where it is asked what stands in it to nothing, and nothing
 * is stated of any, all are given.
 */
export function knownOf(form: SetForm, all: World): readonly string[] {
  const found = [...naive(form, all)];
  return exclusionsAround(form).reduce((kept, { without }) => {
    const isKnown = knowledge(without, all);
    if (isKnown === undefined) return kept;
    const known = kept.filter(isKnown);
    const isOfAny = [...nodesOf(without)].every(({ node }) => !["mention", "where", "extreme"].includes(node.kind));
    return known.length === 0 && isOfAny ? kept : known;
  }, found);
}

/** The exclusions whose members all members of a form are, outer ones first. */
function exclusionsAround(form: SetForm): readonly Extract<SetForm, { kind: "except" }>[] {
  if (form.kind === "except") return [form, ...exclusionsAround(form.set)];
  if (form.kind === "where") return exclusionsAround(form.set);
  return form.kind === "intersect" ? form.sets.flatMap(exclusionsAround) : [];
}

function knowledge(without: SetForm, all: World): ((name: string) => boolean) | undefined {
  const { facts, sizes } = all;
  if (without.kind === "where" && (without.tally !== undefined || isOfSet(without.condition))) {
    // Of those that are counted among some others, something is stated of these.
    const things = thingsInTally(without.tally);
    const among = things === undefined ? undefined : naive(things, all);
    return (name) => ends(name, without, all).some((end) => among?.has(end) !== false);
  }
  if (without.kind === "where") return (name) => sizes.some(([sized]) => sized === name);
  if (without.kind === "except") return knowledge(without.set, all);
  if (without.kind === "follow") {
    const [candidate] = without.relation.candidates;
    if (candidate === undefined) return undefined;
    const end = candidate.direction === "FORWARD" ? 2 : 0;
    return (name) => facts.some((fact) => fact[1] === candidate.label && fact[end] === name);
  }
  if (without.kind !== "union" && without.kind !== "intersect") return undefined;
  const parts = without.sets.flatMap((part) => knowledge(part, all) ?? []);
  if (parts.length === 0) return undefined;
  return (name) => (without.kind === "union" ? parts.every((each) => each(name)) : parts.some((each) => each(name)));
}

export function ends(
  name: string,
  { relation }: Pick<FollowForm, "relation">,
  { facts, sizes }: World,
): readonly string[] {
  const [candidate] = relation.candidates;
  const numbers = sizes.flatMap(([subject, size]) => [[subject, "size", String(size)] as const]);
  if (candidate === undefined) {
    return [...facts, ...numbers].flatMap(([s, , o]) => [...(s === name ? [o] : []), ...(o === name ? [s] : [])]);
  }
  if (candidate.label === "size") return sizes.flatMap(([subject, size]) => (subject === name ? [String(size)] : []));
  return facts
    .filter(([, p]) => p === candidate.label)
    .flatMap(([s, , o]) => (candidate.direction === "FORWARD" ? (s === name ? [o] : []) : o === name ? [s] : []));
}

/** Larger forms are not tried. */
export function isExecuted(form: SetForm): boolean {
  return [...nodesOf(form)].length <= LIMITS.formNodes && setsComputed(form) <= LIMITS.setsPerForm;
}

export const sides = fc.infiniteStream(fc.constantFrom("first", "second", "both"));

/**
 * A world as two graphs hold it together, each under names of its own. Which of them are the same is said by the second
 * or, when they are `apart`, by a third graph that says nothing else.
 */
export function divided(all: World, heldBy: Iterator<string>, apart: boolean): readonly TurtleGraph[] {
  const links = THINGS.map((name) => `<urn:u:${name}> <${OWL}sameAs> :${name} .`).join("\n");
  const times = new Map(all.facts.map((fact, index) => [fact, timeOf(index, all)]));
  const held = [...all.facts, ...all.classes, ...all.sizes].map((each) => ({ each, side: heldBy.next().value }));
  const graphs = (["first", "second"] as const).map((id) => {
    const isHere = (each: unknown): boolean =>
      held.some((one) => one.each === each && (one.side === id || one.side === "both"));
    const facts = all.facts.filter(isHere);
    const part: World = {
      facts,
      classes: all.classes.filter(isHere),
      sizes: all.sizes.filter(isHere),
      times: facts.map((fact) => times.get(fact) ?? "undated"),
    };
    const known = THINGS.map((name) => `:${name} rdfs:label "the thing called ${name}" .`).join("\n");
    if (id === "first") return turtleGraph(`${turtle(part)}\n${known}`, { id });
    // The second calls things otherwise, and says which of the first they are.
    const renamed = `${turtle(part)}\n${known}`.replace(/(?<![\w:]):([A-F])\b/gu, "<urn:u:$1>");
    return turtleGraph(apart ? renamed : `${renamed}\n${links}`, { id });
  });
  return apart ? [...graphs, turtleGraph(links, { id: "links" })] : graphs;
}

export function localValues({ values }: StrategyResult): readonly string[] {
  return values
    .map(({ node }) =>
      node.kind === "entity" ? node.iri.replace("urn:t:", "") : node.kind === "literal" ? node.literal.lexical : "",
    )
    .sort();
}
