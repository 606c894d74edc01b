import { iri } from "../../rdf/term.ts";
import type { Value } from "../../question/form/logical-form.ts";
import { compareValues } from "../../values/compare-values.ts";
import { literalValue } from "../../values/literal-value.ts";
import type { Candidate } from "../candidate.ts";
import type { GraphSample, SampledKind, SampledRelation } from "../graph-sample.ts";
import { ofKind } from "../saying.ts";
import { degreesOf, type RelationWording } from "../wording.ts";

interface Measured {
  readonly thing: string;
  readonly value: Value;
}

/** "Which beer has the highest alcohol content?", "Which brewery was founded first?". */
export function* superlatives(sample: GraphSample): Generator<Candidate> {
  for (const relation of measures(sample)) {
    for (const kind of sample.kinds) {
      const measured = measuredBy(relation, ofKind(kind, [...relation.objectsOf.keys()]));
      const isDate = relation.entry.objectKind === "DATE";
      const first = extreme(measured, isDate ? "before" : "after");
      if (!relation.isWhole || measured.length < 2 || first === undefined) continue;
      for (const wording of relation.wordings)
        for (const question of isDate ? asksEarliest(wording, kind) : asksHighest(wording, kind))
          yield { question, expected: [iri(first.thing)], relations: [relation.entry.iri] };
    }
  }
}

/** "Which has the higher alcohol content, Old Holt or River Dog?". */
export function* comparisons(sample: GraphSample): Generator<Candidate> {
  for (const relation of measures(sample)) {
    const isDate = relation.entry.objectKind === "DATE";
    const measured = measuredBy(relation, [...new Set(relation.spoken.map(({ subject }) => subject))]);
    for (const [index, one] of measured.entries()) {
      const other = measured[index + 1];
      const [a, b] = [sample.nameOf(one.thing), other && sample.nameOf(other.thing)];
      const winner = other && extreme([one, other], isDate ? "before" : "after");
      if (other === undefined || winner === undefined || a === undefined || b === undefined || a === b) continue;
      const kind = sample.kinds.find(({ members }) => members.has(one.thing) && members.has(other.thing));
      for (const wording of relation.wordings)
        for (const said of isDate ? comparesDates(wording, kind) : comparesNumbers(wording))
          yield { question: `${said}, ${a} or ${b}?`, expected: [iri(winner.thing)], relations: [relation.entry.iri] };
    }
  }
}

function measures({ relations }: GraphSample): readonly SampledRelation[] {
  return relations.filter(({ entry }) => entry.objectKind === "NUMBER" || entry.objectKind === "DATE");
}

/** Those of the things that have one value each. */
function measuredBy({ entry, objectsOf }: SampledRelation, things: readonly string[]): readonly Measured[] {
  return things.flatMap((thing) => {
    const [only, ...others] = objectsOf.get(thing) ?? [];
    if (only?.kind !== "literal" || others.length > 0) return [];
    const value = literalValue(only, { objectKind: entry.objectKind, unit: entry.unit });
    return value.type === "text" ? [] : [{ thing, value }];
  });
}

/** The one that is further than every other for certain. */
function extreme(measured: readonly Measured[], order: "before" | "after"): Measured | undefined {
  const [head, ...rest] = measured;
  if (head === undefined) return undefined;
  const best = rest.reduce((one, other) => (compareValues(other.value, one.value) === order ? other : one), head);
  return measured.every((each) => each === best || compareValues(best.value, each.value) === order) ? best : undefined;
}

function asksHighest(wording: RelationWording, { noun }: SampledKind): readonly string[] {
  if (wording.shape !== "NOUN") return [];
  const said = degreesOf(wording.noun);
  if (said !== undefined) return [`Which ${noun} is the ${said.most}?`];
  return [`Which ${noun} has the highest ${wording.noun}?`, `Which ${noun} has the largest ${wording.noun}?`];
}

function asksEarliest(wording: RelationWording, { noun }: SampledKind): readonly string[] {
  if (wording.shape === "NOUN") return [`Which ${noun} has the earliest ${wording.noun}?`];
  return wording.shape === "PASSIVE"
    ? [`Which ${noun} was ${wording.participle} first?`, `What is the oldest ${noun}?`]
    : [];
}

function comparesNumbers(wording: RelationWording): readonly string[] {
  if (wording.shape !== "NOUN") return [];
  const said = degreesOf(wording.noun);
  if (said !== undefined) return [`Which is ${said.more}`];
  return [
    `Which has the higher ${wording.noun}`,
    `Which has the larger ${wording.noun}`,
    `Which has more ${wording.noun}`,
  ];
}

function comparesDates(wording: RelationWording, kind: SampledKind | undefined): readonly string[] {
  if (wording.shape === "NOUN") return [`Which has the earlier ${wording.noun}`];
  const which = kind === undefined ? "Which" : `Which ${kind.noun}`;
  return wording.shape === "PASSIVE" ? [`${which} was ${wording.participle} first`] : [];
}
