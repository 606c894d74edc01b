import { iri } from "../../rdf/term.ts";
import type { Candidate } from "../candidate.ts";
import type { GraphSample, SampledRelation } from "../graph-sample.ts";
import { askForward } from "../asking.ts";
import { askBackward, askWhether, questionWord, saidEnd } from "../saying.ts";

/** "What is Night Ferry brewed by?": all that a relation leads to from one thing. */
export function* oneHop(sample: GraphSample): Generator<Candidate> {
  for (const { relation, subject } of subjects(sample, (each) => each.entry.objectKind === "ENTITY")) {
    const [x, objects = []] = [sample.nameOf(subject), relation.objectsOf.get(subject)];
    const who = questionWord(
      objects.flatMap((each) => (each.kind === "iri" ? [each.value] : [])),
      sample,
    );
    if (x === undefined || objects.length === 0) continue;
    for (const wording of relation.wordings)
      for (const question of askForward(wording, x, who)) yield candidate(question, objects, relation);
  }
}

/** "What is brewed by Otter & Sons?": all that leads to one thing. */
export function* inverse(sample: GraphSample): Generator<Candidate> {
  for (const { relation, object } of facts(sample)) {
    if (object.kind !== "iri") continue;
    const [y, found = []] = [sample.nameOf(object.value), relation.subjectsOf.get(object.value)];
    if (y === undefined || found.length === 0) continue;
    const who = questionWord(found, sample);
    for (const wording of relation.wordings)
      for (const question of askBackward(wording, y, who)) yield candidate(question, found.map(iri), relation);
  }
}

/** "Is Night Ferry brewed by Lantern Brewery?", of what holds. */
export function* yesNo(sample: GraphSample): Generator<Candidate> {
  for (const { relation, subject, object } of facts(sample)) {
    const [x, y] = [sample.nameOf(subject), saidEnd(object, relation, sample)];
    if (object.kind !== "iri" || x === undefined || y === undefined || x === y) continue;
    for (const wording of relation.wordings)
      for (const question of askWhether(wording, x, y)) yield candidate(question, true, relation);
  }
}

/** "When was Otter & Sons founded?". */
export function* dates(sample: GraphSample): Generator<Candidate> {
  for (const { relation, subject } of subjects(sample, ({ entry }) => entry.objectKind === "DATE")) {
    const [x, objects = []] = [sample.nameOf(subject), relation.objectsOf.get(subject)];
    if (x === undefined || objects.length !== 1) continue;
    for (const wording of relation.wordings) {
      if (wording.shape === "PASSIVE") yield candidate(`When was ${x} ${wording.participle}?`, objects, relation);
      if (wording.shape === "NOUN") yield candidate(`What is the ${wording.noun} of ${x}?`, objects, relation);
    }
  }
}

function candidate(question: string, expected: Candidate["expected"], { entry }: SampledRelation): Candidate {
  return { question, expected, relations: [entry.iri] };
}

/** Facts by which questions are made, of each relation one before a second of any. */
function* facts({ relations }: GraphSample) {
  const most = Math.max(0, ...relations.map(({ spoken }) => spoken.length));
  for (let index = 0; index < most; index += 1) {
    for (const relation of relations) {
      const fact = relation.spoken[index];
      if (fact !== undefined) yield { relation, ...fact };
    }
  }
}

/** Likewise, of those relations that are wanted. */
function* subjects(sample: GraphSample, isWanted: (relation: SampledRelation) => boolean) {
  for (const fact of facts(sample)) if (isWanted(fact.relation)) yield fact;
}
