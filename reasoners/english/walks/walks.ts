import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { MentionForm, SetForm } from "../../../engine/question/form/logical-form.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Catalogue, Mention, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { Work } from "../grammar/work.ts";
import { PREPOSITIONS } from "../language/function-words.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { TURNED } from "../nodes-between/links-around.ts";
import { lowerOf } from "../nodes-between/tokens.ts";
import { both, endOf, isUnnamed, meet, membersOf, ofClasses, startOf } from "./ends.ts";
import { mayBeSaid } from "./voice.ts";
import { type Saying, sayingsIn } from "./sayings.ts";
import type { ClassSaid, Sentence } from "./sentence.ts";
import type { Direction, Step, Walk } from "./walk.ts";

const MOST_STEPS = 6;
const MOST_UNSAID = 3;
const MOST_WALKS = 400;
/** Most pairs of walks are told apart at a glance: so many of them to a step. */
const PAIRS_PER_STEP = 16;

interface Link {
  readonly relation: RelationEntry;
  readonly into: Direction;
}

interface Ground {
  readonly sentence: Sentence;
  readonly input: GraphLedInput;
  readonly sayings: readonly Saying[];
  /** Links of nodes between things, and the way that they lead to the node. */
  readonly links: readonly Link[];
  readonly work: Work;
}

/** All walks from all names of the question at once to one set. */
export function walksIn(sentence: Sentence, input: GraphLedInput, work: Work): readonly Walk[] {
  const { catalogue } = input;
  const links = catalogue.relations.flatMap((relation): readonly Link[] => {
    if (relation.objectKind !== "ENTITY" || relation.through !== undefined || relation.iri.includes("..")) return [];
    return (["BACKWARD", "FORWARD"] as const)
      .filter((into) => isUnnamed(endOf(relation, into, catalogue), catalogue))
      .map((into) => ({ relation, into }));
  });
  const ground: Ground = { sentence, input, sayings: sayingsIn(sentence, catalogue), links, work };
  const leaves = sentence.tokens.flatMap((token, at) => ("name" in token ? [leavesOf(token.name, at, ground)] : []));
  const [first, ...others] = leaves;
  if (first === undefined) return [];
  return others.reduce<readonly Walk[]>(
    (found, next) => grown(joined(found, grown(next, ground), ground), ground),
    grown(first, ground),
  );
}

/** A name by itself, and with a noun beside it that says what it is. */
function leavesOf(name: Mention, at: number, { sentence, input }: Ground): readonly Walk[] {
  const meant = name.candidates.filter((each) => !isOnlyAlike(each));
  const best = meant[0]?.score ?? 0;
  const likely = meant.filter(({ score }) => score >= best);
  const leaf = (those: typeof likely, told: readonly number[]): readonly Walk[] => {
    if (those.length === 0) return [];
    const types = those.flatMap(({ types }) => types);
    const form: MentionForm = { kind: "mention", text: name.text, candidates: those.map(linkedTo) };
    const walked = { set: form, end: ofClasses(types, input.catalogue), used: new Set<number>(), told: new Set(told) };
    return [{ ...walked, lo: at, hi: at, steps: [], here: [], nodes: [], unsaid: 0, isOver: false }];
  };
  const beside = sentence.classes
    .filter(({ from, to }) => to === at || from === at + 1)
    .flatMap(({ from, to, candidates }) => {
      const kinds = membersOf(
        candidates.map(({ iri }) => iri),
        input.catalogue,
      );
      const those = meant.filter(({ types }) => meet(ofClasses(types, input.catalogue), kinds));
      return leaf(those, placesBetween(from, to));
    });
  return [...leaf(likely, []), ...beside];
}

function placesBetween(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, more) => from + more);
}

/** The walks, and all that lead on from them. */
function grown(begun: readonly Walk[], ground: Ground): readonly Walk[] {
  const all = [...begun];
  for (let at = 0; at < all.length && all.length < MOST_WALKS; at += 1) {
    const walk = all[at];
    if (walk === undefined || walk.isOver || walk.steps.length >= MOST_STEPS) continue;
    ground.work.spend(1);
    all.push(...saidSteps(walk, ground), ...unsaidSteps(walk, ground), ...bounded(walk, ground));
  }
  return all;
}

function saidSteps(walk: Walk, ground: Ground): readonly Walk[] {
  const { catalogue } = ground.input;
  return ground.sayings.flatMap((saying) => {
    if (!isOutside(saying.places, walk)) return [];
    return (["FORWARD", "BACKWARD"] as const).flatMap((direction) => {
      const { relation } = saying;
      const start = startOf(relation, direction, catalogue);
      if (!mayStep(walk, relation, direction, ground) || !meet(walk.end, start)) return [];
      if (!mayBeSaid(saying, direction, ground.sentence, catalogue)) return [];
      if (meet(start, endOf(relation, direction, catalogue)) && directionSaid(saying, walk, ground) !== direction)
        return [];
      return led(walk, { relation, direction, saying }, ground);
    });
  });
}

/** Into a node between things, which needs no word; and out of it to what a noun tells. */
function unsaidSteps(walk: Walk, ground: Ground): readonly Walk[] {
  if (walk.unsaid >= MOST_UNSAID) return [];
  const { catalogue } = ground.input;
  return ground.links.flatMap(({ relation, into }): readonly Walk[] => {
    const out = into === "FORWARD" ? "BACKWARD" : "FORWARD";
    const steps = (direction: Direction): readonly Walk[] =>
      mayStep(walk, relation, direction, ground) && meet(walk.end, startOf(relation, direction, catalogue))
        ? led(walk, { relation, direction, saying: undefined }, ground)
        : [];
    const isCalled = ({ told }: Walk): boolean => told.size > walk.told.size;
    if (walk.steps.length === 0) return steps(into);
    if (!isUnnamed(walk.end, catalogue)) return steps(into).filter(isCalled);
    return steps(out).filter(isCalled);
  });
}

/** Not back where it came from, and at first only where the graph has something. */
function mayStep(walk: Walk, relation: RelationEntry, direction: Direction, { input }: Ground): boolean {
  if (walk.here.includes(relation)) return false;
  if (walk.steps.length > 0) return true;
  const things = walk.set.kind === "mention" ? walk.set.candidates.map(({ iri }) => iri) : [];
  // What a node links to it alone, no look around the name tells.
  if (direction === "BACKWARD" && isOnlyLink(relation, input.catalogue)) return true;
  return input.around.some(
    (each) =>
      things.some((iri) => each.things.includes(iri)) &&
      (each.truncated || each.relations.some(({ iri, direction: way }) => iri === relation.iri && way === direction)),
  );
}

function isOnlyLink({ iri, ofNodes }: RelationEntry, { relations }: Catalogue): boolean {
  return ofNodes !== undefined && !relations.some((each) => each.iri.startsWith(`${iri}${TURNED}`));
}

function isOutside(places: readonly number[], { lo, hi, used }: Walk): boolean {
  return places.every((at) => !used.has(at)) && (places.every((at) => at < lo) || places.every((at) => at > hi));
}

/** What the step leads to, and what of it is of a class that a noun says. */
function led(walk: Walk, step: Step, { sentence, input }: Ground): readonly Walk[] {
  const { relation, direction, saying } = step;
  const { catalogue } = input;
  const end = endOf(relation, direction, catalogue);
  const candidates = [{ iri: relation.iri, label: relation.label, direction, score: 1 }];
  const text = saying === undefined ? relation.label : saidAs(saying, sentence);
  const places = saying?.places ?? [];
  const base: Walk = {
    set: { kind: "follow", from: walk.set, relation: { text, candidates } },
    end,
    lo: Math.min(walk.lo, ...places),
    hi: Math.max(walk.hi, ...places),
    used: new Set([...walk.used, ...places]),
    told: new Set([...walk.told, ...(saying?.besides ?? [])]),
    steps: [...walk.steps, step],
    here: [relation],
    nodes: isUnnamed(end, catalogue) ? [...walk.nodes, end] : walk.nodes,
    unsaid: walk.unsaid + (saying === undefined ? 1 : 0),
    isOver: end !== undefined && "value" in end,
  };
  const ofClass = sentence.classes.flatMap((noun): readonly Walk[] => {
    const taken = placesBetween(noun.from, noun.to);
    if (taken.some((at) => walk.used.has(at) || walk.told.has(at) || places.includes(at))) return [];
    if (!isOutside(taken, walk)) return [];
    return ofKind(base, noun, taken, catalogue);
  });
  return [base, ...ofClass];
}

/** Those of a class; all, where the relation leads to nothing else. */
function ofKind(walk: Walk, noun: ClassSaid, taken: readonly number[], catalogue: Catalogue): readonly Walk[] {
  const kinds = membersOf(
    noun.candidates.map(({ iri }) => iri),
    catalogue,
  );
  if (walk.end === undefined || !("classes" in walk.end) || !meet(walk.end, kinds)) return [];
  const isTold =
    kinds !== undefined && "classes" in kinds && [...walk.end.classes].every((iri) => kinds.classes.has(iri));
  const members: SetForm = { kind: "instances", text: noun.text, candidates: noun.candidates };
  const set: SetForm = isTold ? walk.set : { kind: "intersect", sets: [members, walk.set] };
  return [{ ...walk, set, end: both(walk.end, kinds), told: new Set([...walk.told, ...taken]) }];
}

function saidAs({ places, name }: Saying, { tokens }: Sentence): string {
  const words = [...places].sort((a, b) => a - b).map((at) => lowerOf(tokens[at]));
  return words.length === 0 ? name.text : words.join(" ");
}

/** "With final placing 1": of what stands there, that of which the number is stated. */
function bounded(walk: Walk, ground: Ground): readonly Walk[] {
  const { sentence, sayings, input } = ground;
  if (walk.steps.length === 0) return [];
  return sayings.flatMap((saying) => {
    const { relation, places } = saying;
    if (relation.objectKind !== "NUMBER" || !isOutside(places, walk)) return [];
    if (!meet(walk.end, startOf(relation, "FORWARD", input.catalogue))) return [];
    return sentence.numbers.flatMap(({ at, number, text }): readonly Walk[] => {
      const isBeside = at === Math.min(...places) - 1 || at === Math.max(...places) + 1;
      if (!isBeside || walk.used.has(at) || !isOutside([at], walk)) return [];
      const { iri, label } = relation;
      const candidates = [{ iri, label, direction: "FORWARD" as const, score: 1 }];
      const set: SetForm = {
        kind: "where",
        set: walk.set,
        relation: { text: `${saidAs(saying, sentence)} ${text}`, candidates },
        condition: { operator: "=", value: { type: "number", number } },
      };
      const all = [...places, at];
      return [
        {
          ...walk,
          set,
          lo: Math.min(walk.lo, ...all),
          hi: Math.max(walk.hi, ...all),
          used: new Set([...walk.used, ...all]),
          told: new Set([...walk.told, ...saying.besides]),
        },
      ];
    });
  });
}

/** What two walks lead to both. */
function joined(some: readonly Walk[], others: readonly Walk[], { work }: Ground): readonly Walk[] {
  const found: Walk[] = [];
  for (const one of some) {
    work.spend(Math.ceil(others.length / PAIRS_PER_STEP));
    for (const other of others) {
      if (found.length >= MOST_WALKS) return found;
      if (one.steps.length === 0 || other.steps.length === 0 || one.isOver || other.isOver) continue;
      if (one.hi >= other.lo || !meet(one.end, other.end)) continue;
      if ([...other.used].some((at) => one.used.has(at)) || one.here.some((each) => other.here.includes(each)))
        continue;
      work.spend(1);
      found.push({
        set: { kind: "intersect", sets: [one.set, other.set] },
        end: both(one.end, other.end),
        lo: one.lo,
        hi: other.hi,
        used: new Set([...one.used, ...other.used]),
        told: new Set([...one.told, ...other.told]),
        steps: [...one.steps, ...other.steps],
        here: [...one.here, ...other.here],
        nodes: [...one.nodes, ...other.nodes],
        unsaid: one.unsaid + other.unsaid,
        isOver: false,
      });
    }
  }
  return found;
}

/**
 * Which way the words walk a relation between things of one kind. A noun in front of what it is said of leads to what
 * it is called after; a verb with the preposition of the relation's own name is said of whom stands before it.
 */
function directionSaid(saying: Saying, walk: Walk, { sentence }: Ground): Direction | undefined {
  const { name, places, likeness, relation } = saying;
  if (relation.symmetric) return "FORWARD";
  if (likeness < 1) return undefined;
  const isBefore = places.every((at) => at < walk.lo);
  const next = lowerOf(sentence.tokens[Math.max(...places) + 1]);
  const last = lowerOf(sentence.tokens[Math.min(...places) - 1]);
  if (name.shape === "NOUN" && !name.isRoleOf)
    return (isBefore && next === "of") || (!isBefore && last === "'s") ? "FORWARD" : undefined;
  const own = name.words.at(-1)?.lower ?? "";
  if (!PREPOSITIONS.has(own)) return undefined;
  const isFronted = PREPOSITIONS.has(lowerOf(sentence.tokens[0])) || sentence.tokens.some((_, at) => isPlainWh(at));
  if (isBefore) {
    // "Sibling of E"; "who served under E", where another preposition says another thing.
    return next === own ? "BACKWARD" : undefined;
  }
  return next === own || isFronted || places.length === 0 ? "FORWARD" : undefined;

  function isPlainWh(at: number): boolean {
    return lowerOf(sentence.tokens[at]) === own && ["which", "whom"].includes(lowerOf(sentence.tokens[at + 1]));
  }
}
