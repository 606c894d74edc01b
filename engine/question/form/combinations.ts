import { BestFirst } from "./best-first.ts";
import {
  isOfSet,
  type Form,
  type LinkCandidate,
  type RelationCandidate,
  type RelationPhrase,
  type WhereForm,
} from "./logical-form.ts";
import { placeOfChoice, repeatedIn } from "./repeated.ts";
import { takesNumbers } from "./things-tallied.ts";
import { mapForm, nodesOf, relationOf, slotInTally, type Slot } from "./walk.ts";

/** A place of a form that may mean several things. An option without a candidate is "any relation". */
export interface ChoicePoint {
  readonly slot: Slot;
  readonly kind: "entity" | "class" | "relation";
  readonly text: string;
  /** Best first, never empty unless the point is open. */
  readonly options: readonly ChoiceOption[];
}

export interface ChoiceOption {
  /** 0–1. */
  readonly score: number;
  readonly candidate: LinkCandidate | RelationCandidate | undefined;
  /** Relations that are meant as well: what was said is what any of them leads to. Absent when none. */
  readonly beside?: readonly RelationCandidate[];
}

/** How well "any relation" fits words that say nothing of one. */
const ANY_RELATION_SCORE = 0.3;

/** All choices of a form. One without options is open: nothing in the graph is known by these words. */
export function choicePoints(form: Form): readonly ChoicePoint[] {
  const points: ChoicePoint[] = [];
  const repeated = repeatedIn(form);
  const numbers = numbersIn(form);
  for (const { node, slot } of nodesOf(form)) {
    if (placeOfChoice(slot, repeated) !== slot) continue;
    if (node.kind === "mention" || node.kind === "instances") {
      const kind = node.kind === "mention" ? "entity" : "class";
      points.push({ slot, kind, text: node.text, options: best(node.candidates.map(option)) });
    }
    const relation = relationOf(node);
    if (relation !== undefined && !repeated.ledBy.has(slot)) {
      points.push({
        slot,
        kind: "relation",
        text: relation.text,
        options: best(relationOptions(relation, node.kind === "follow" && !numbers.has(slot))),
      });
    }
  }
  return points;
}

/** Where steps stand to numbers that are taken together: of each thing those of one relation are. */
function numbersIn(form: Form): ReadonlySet<Slot> {
  return new Set([...nodesOf(form)].flatMap(({ node, slot }) => (takesNumbers(node) ? [slotInTally(slot)] : [])));
}

/** @param mayJoin whether relations that are meant together can be followed together */
function relationOptions(relation: RelationPhrase, mayJoin: boolean): readonly ChoiceOption[] {
  const [first, ...beside] = mayJoin ? includedOf(relation.candidates) : [];
  const named = relation.candidates.flatMap((each): readonly ChoiceOption[] =>
    each === first && beside.length > 0 ? [{ ...option(each), beside }] : beside.includes(each) ? [] : [option(each)],
  );
  return relation.any === true ? [...named, { score: ANY_RELATION_SCORE, candidate: undefined }] : named;
}

/** The relations that are meant together, best first, each in the direction that fits best. */
function includedOf(candidates: readonly RelationCandidate[]): readonly RelationCandidate[] {
  const included = candidates.filter((each) => each.included === true).sort((a, b) => b.score - a.score);
  return included.filter(({ iri }, at) => included.findIndex((each) => each.iri === iri) === at).slice(0, MOST_JOINED);
}

/** Each doubles what a chain of such steps is made of. */
const MOST_JOINED = 4;

function option(candidate: LinkCandidate | RelationCandidate): ChoiceOption {
  return { score: candidate.score, candidate };
}

function best(options: readonly ChoiceOption[]): readonly ChoiceOption[] {
  return [...options].sort((a, b) => b.score - a.score);
}

/** Greatest product of scores that any combination of a form's candidates reaches; 0 when a point is open. */
export function bestCombinationScore(form: Form): number {
  return choicePoints(form).reduce((product, point) => product * (point.options[0]?.score ?? 0), 1);
}

/** How many combinations of candidates a form has. */
export function combinationCount(form: Form): number {
  return choicePoints(form).reduce((product, point) => product * point.options.length, 1);
}

/** One option for every choice point, in their order. */
export interface Combination {
  readonly options: readonly ChoiceOption[];
  /** Product of the options' scores. */
  readonly score: number;
}

/**
 * The combinations of one option per point, best first, computed as they are taken: the next best differs from one
 * already given in a single point, so that the first few cost little however many there are. Equal scores come in the
 * order of the options.
 */
export function* bestCombinations(points: readonly ChoicePoint[]): Generator<Combination> {
  if (points.some((point) => point.options.length === 0)) return;
  // The place of each point's option, as the characters of a text: of these there are many, and they are small.
  const placeOf = (picks: string, index: number): number => picks.charCodeAt(index);
  const scoreOf = (picks: string): number =>
    points.reduce((product, point, index) => product * (point.options[placeOf(picks, index)]?.score ?? 0), 1);
  const first = "\0".repeat(points.length);
  const open = new BestFirst<string>();
  open.put(first, scoreOf(first));
  const seen = new Set([first]);
  for (let picks = open.take(); picks !== undefined; picks = open.take()) {
    const taken = picks;
    yield {
      score: scoreOf(taken),
      options: points.flatMap((point, index) => point.options[placeOf(taken, index)] ?? []),
    };
    for (const [index, point] of points.entries()) {
      const next = placeOf(taken, index) + 1;
      if (next >= point.options.length) continue;
      const other = taken.slice(0, index) + String.fromCharCode(next) + taken.slice(index + 1);
      if (seen.has(other)) continue;
      seen.add(other);
      open.put(other, scoreOf(other));
    }
  }
}

/** The form with one candidate each: what can be executed. "Any relation" stays as a phrase without candidates. */
export function concreteForm(form: Form, points: readonly ChoicePoint[], combination: Combination): Form {
  const chosen = new Map<string, ChoiceOption["candidate"]>();
  const joined = new Map<Slot, readonly RelationCandidate[]>();
  const repeated = repeatedIn(form);
  for (const [index, point] of points.entries()) {
    const option = combination.options[index];
    chosen.set(`${point.kind}${point.slot}`, option?.candidate);
    if (option?.beside !== undefined) joined.set(point.slot, option.beside);
  }
  const relationAt = (slot: Slot): RelationCandidate | undefined =>
    chosen.get(`relation${slot}`) as RelationCandidate | undefined;
  return mapForm(form, (node, at) => {
    const slot = placeOfChoice(at, repeated);
    const led = repeated.ledBy.get(slot);
    const leading = relationAt(led?.node ?? slot);
    const relation = led?.isTurned === true ? turned(leading) : leading;
    const withChoice = (phrase: RelationPhrase): RelationPhrase =>
      relation === undefined
        ? { text: phrase.text, candidates: [], any: true }
        : { text: phrase.text, candidates: [relation] };
    switch (node.kind) {
      case "mention":
      case "instances": {
        const kind = node.kind === "mention" ? "entity" : "class";
        // What is said twice within what is said twice may have its choice at its own place, or none where it has one.
        const candidate = chosen.get(`${kind}${slot}`) ?? chosen.get(`${kind}${at}`) ?? node.candidates[0];
        return { ...node, candidates: candidate === undefined ? [] : [candidate] };
      }
      case "follow": {
        const followed = { ...node, relation: withChoice(node.relation) };
        const beside = (joined.get(slot) ?? []).map((candidate) => ({
          ...node,
          relation: { text: node.relation.text, candidates: [candidate] },
        }));
        return beside.length === 0 ? followed : { kind: "union", sets: [followed, ...beside] };
      }
      case "where":
        return withOneMeasure({ ...node, relation: withChoice(node.relation) });
      case "extreme":
      case "total":
      case "each":
      case "difference":
      case "compare":
      case "same":
        return { ...node, by: withChoice(node.by) };
      case "at":
        return node.time.kind === "dates"
          ? { ...node, time: { ...node.time, relation: withChoice(node.time.relation) } }
          : node;
      default:
        return node;
    }
  });
}

function turned(candidate: RelationCandidate | undefined): RelationCandidate | undefined {
  return candidate && { ...candidate, direction: candidate.direction === "FORWARD" ? "BACKWARD" : "FORWARD" };
}

/** What is compared with the values of other things by the same words is compared by the same relation. */
function withOneMeasure(node: WhereForm): WhereForm {
  const { condition, relation } = node;
  if (!isOfSet(condition) || condition.of.kind !== "follow" || condition.of.relation.text !== relation.text)
    return node;
  const isLeading = condition.operator === "every" || condition.operator === "only";
  return isLeading ? node : { ...node, condition: { ...condition, of: { ...condition.of, relation } } };
}
