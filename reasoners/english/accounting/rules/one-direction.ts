import type { Reading } from "../../../../engine/question/analysis.ts";
import type {
  Form,
  RelationCandidate,
  RelationPhrase,
  SetForm,
} from "../../../../engine/question/form/logical-form.ts";
import { mapForm, nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";

type Direction = RelationCandidate["direction"];

/**
 * Readings, best first; of those that ask for yes or no, none that walks a relation from a name the other way than a
 * better one does: "is A the cause of B?" is not yes because the graph has B for a cause of A, however else its words
 * may be cut. Where things are asked for, a reading that is turned round names others, which the graph seldom has.
 */
export function inOneDirection(readings: readonly Reading[]): readonly Reading[] {
  const told = new Map<string, Direction>();
  return readings.flatMap((reading) => {
    if (reading.form.kind !== "exists") return [reading];
    const form = mapForm(reading.form, (node) => withoutTurned(node, told));
    if ([...nodesOf(form)].some(({ node }) => hasLostAll(node))) return [];
    for (const { name, relation, direction } of walksIn(form)) {
      const key = keyOf(name, relation);
      if (!told.has(key)) told.set(key, direction);
    }
    return [{ ...reading, form }];
  });
}

/** The node without the candidates that a better reading walks the other way from the same name. */
function withoutTurned(node: Form, told: ReadonlyMap<string, Direction>): Form {
  if (node.kind !== "follow") return node;
  const name = nameOf(node.from);
  if (name === undefined) return node;
  const candidates = node.relation.candidates.filter(({ iri, direction }) => {
    const way = told.get(keyOf(name, iri));
    return way === undefined || way === direction;
  });
  if (candidates.length === node.relation.candidates.length) return node;
  return { ...node, relation: { ...node.relation, candidates, ...(candidates.length === 0 ? LOST : {}) } };
}

/** Marks a phrase all of whose meanings are turned round: without candidates it would be looked up in texts. */
const LOST = { text: "\u0000" } as const;

function hasLostAll(node: Form): boolean {
  return relationOf(node)?.text === LOST.text;
}

interface Walk {
  readonly name: string;
  readonly relation: string;
  readonly direction: Direction;
}

/** The relations that a form walks from names, or to them, and that its words leave no other way. */
function walksIn(form: Form): readonly Walk[] {
  return [...nodesOf(form)].flatMap(({ node }): readonly Walk[] => {
    if (node.kind === "follow") return walksOf(node.relation, nameOf(node.from), true);
    if (node.kind !== "intersect") return [];
    const ends = node.sets.flatMap((set) => nameOf(set) ?? []);
    const steps = node.sets.flatMap((set) => (set.kind === "follow" && nameOf(set.from) !== undefined ? [set] : []));
    return steps.flatMap(({ relation }) => ends.flatMap((end) => walksOf(relation, end, false)));
  });
}

function walksOf({ candidates }: RelationPhrase, name: string | undefined, isStart: boolean): readonly Walk[] {
  if (name === undefined) return [];
  const best = Math.max(0, ...candidates.map(({ score }) => score));
  return candidates
    .filter(({ iri, score }) => score === best && candidates.filter((other) => other.iri === iri).length === 1)
    .map(({ iri, direction }) => ({ name, relation: iri, direction: isStart ? direction : otherThan(direction) }));
}

function otherThan(direction: Direction): Direction {
  return direction === "FORWARD" ? "BACKWARD" : "FORWARD";
}

/** The words by which a set is named in the question. */
function nameOf(set: SetForm): string | undefined {
  if (set.kind === "at") return nameOf(set.set);
  return set.kind === "mention" ? set.text : undefined;
}

function keyOf(name: string, relation: string): string {
  return `${relation} ${name}`;
}
