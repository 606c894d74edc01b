import { iri } from "../../rdf/term.ts";
import type { Candidate } from "../candidate.ts";
import type { GraphSample, SampledKind, SampledRelation } from "../graph-sample.ts";
import { kindPredicate, kindWords, ofKind } from "../saying.ts";
import { pluralNoun } from "../wording.ts";

/** Of a list that an example shows. */
const LONGEST_LIST = 8;

/** "How many beers are brewed by Lantern Brewery?", "How many children does Bram Otter have?". */
export function* counts(sample: GraphSample): Generator<Candidate> {
  for (const { kind, relation, y, found } of shared(sample)) {
    if (found.length < 2) continue;
    for (const wording of relation.wordings)
      for (const said of kindPredicate(wording, y, true))
        yield {
          question: `How many ${kindWords(kind, true)} ${said}?`,
          expected: found.length,
          relations: [relation.entry.iri],
        };
  }
  for (const relation of sample.relations) {
    for (const { subject } of relation.spoken) {
      const [x, objects = []] = [sample.nameOf(subject), relation.objectsOf.get(subject)];
      if (x === undefined || objects.length < 2 || relation.entry.objectKind !== "ENTITY") continue;
      for (const wording of relation.wordings)
        if (wording.shape === "NOUN")
          yield {
            question: `How many ${pluralNoun(wording.noun)} does ${x} have?`,
            expected: objects.length,
            relations: [relation.entry.iri],
          };
    }
  }
  for (const kind of sample.kinds)
    yield { question: `How many ${kindWords(kind, true)} are there?`, expected: kind.members.size, relations: [] };
}

/** "Which beers are brewed by Otter & Sons?": those of a kind that share something. */
export function* lists(sample: GraphSample): Generator<Candidate> {
  for (const { kind, relation, y, found } of shared(sample)) {
    if (found.length > LONGEST_LIST) continue;
    for (const wording of relation.wordings)
      for (const said of kindPredicate(wording, y, found.length > 1))
        yield {
          question: `Which ${kindWords(kind, found.length > 1)} ${said}?`,
          expected: found.map(iri),
          relations: [relation.entry.iri],
        };
  }
}

/** "Which beers are hopped with Saaz and brewed by Lantern Brewery?": those of a kind that share two things. */
export function* intersections(sample: GraphSample): Generator<Candidate> {
  const all = [...shared(sample)];
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1, index + 1 + PAIRED)) {
      if (one.kind !== other.kind || one.y === other.y) continue;
      const both = one.found.filter((each) => other.found.includes(each));
      const isNarrower = both.length < one.found.length && both.length < other.found.length;
      if (both.length === 0 || both.length > LONGEST_LIST || !isNarrower) continue;
      const isPlural = both.length > 1;
      for (const first of one.relation.wordings)
        for (const second of other.relation.wordings)
          for (const said of kindPredicate(first, one.y, isPlural))
            for (const too of kindPredicate(second, other.y, isPlural))
              yield {
                question: `Which ${kindWords(one.kind, isPlural)} ${said} and ${too}?`,
                expected: both.map(iri),
                relations: [one.relation.entry.iri, other.relation.entry.iri],
              };
    }
  }
}

/** How many others each is paired with. */
const PAIRED = 200;

interface Shared {
  readonly kind: SampledKind;
  readonly relation: SampledRelation;
  /** The name of what they share. */
  readonly y: string;
  /** All of the kind that lead to it. */
  readonly found: readonly string[];
}

/** What things of a kind share, each relation once before any comes a second time. */
function* shared({ relations, kinds, nameOf }: GraphSample): Generator<Shared> {
  const rows = relations.map((relation) => [...sharedBy(relation, kinds, nameOf)]);
  const most = Math.max(0, ...rows.map(({ length }) => length));
  for (let index = 0; index < most; index += 1) {
    for (const row of rows) {
      const each = row[index];
      if (each !== undefined) yield each;
    }
  }
}

function* sharedBy(
  relation: SampledRelation,
  kinds: readonly SampledKind[],
  nameOf: (iri: string) => string | undefined,
): Generator<Shared> {
  const objects = new Set(relation.spoken.flatMap(({ object }) => (object.kind === "iri" ? [object.value] : [])));
  for (const object of objects) {
    const [y, subjects = []] = [nameOf(object), relation.subjectsOf.get(object)];
    if (y === undefined || subjects.length === 0) continue;
    for (const kind of kinds) {
      const found = ofKind(kind, subjects);
      if (found.length > 0) yield { kind, relation, y, found };
    }
  }
}
