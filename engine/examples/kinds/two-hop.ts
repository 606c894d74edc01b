import { iri, termKey, type Iri, type Literal } from "../../rdf/term.ts";
import type { Candidate } from "../candidate.ts";
import type { GraphSample, SampledRelation } from "../graph-sample.ts";
import { askForward } from "../saying.ts";
import { questionWord } from "../wording.ts";

/** "Where is the brewery that Night Ferry is brewed by located?": one relation, and another from where it leads. */
export function* twoHop(sample: GraphSample): Generator<Candidate> {
  for (const first of sample.relations) {
    for (const second of sample.relations) {
      if (first.entry.objectKind !== "ENTITY" || first === second) continue;
      yield* chains(first, second, sample);
    }
  }
}

/** Of two relations that fit behind each other, the first fact that leads on. */
function* chains(first: SampledRelation, second: SampledRelation, sample: GraphSample): Generator<Candidate> {
  for (const { subject } of first.spoken) {
    const [x, middle = []] = [sample.nameOf(subject), first.objectsOf.get(subject)];
    const [only] = middle;
    // A single thing in between: whether the words mean one or several does not matter then.
    if (x === undefined || middle.length !== 1 || only?.kind !== "iri") continue;
    const ends = second.objectsOf.get(only.value) ?? [];
    const kinds = ends.flatMap((end) => (end.kind === "iri" ? sample.kindNamesOf(end.value) : []));
    const isNew = (end: Iri | Literal): boolean => termKey(end) !== termKey(iri(subject));
    if (ends.length === 0 || !ends.every(isNew)) continue;
    for (const phrase of phrasesFor(first, x, only.value, sample))
      for (const wording of second.wordings)
        for (const question of askForward(wording, phrase, questionWord(kinds)))
          yield { question, expected: ends, relations: [first.entry.iri, second.entry.iri] };
    return;
  }
}

/** "the mascot of X", "the brewery that X is brewed by". */
function phrasesFor(
  { wordings }: SampledRelation,
  x: string,
  middle: string,
  { kinds }: GraphSample,
): readonly string[] {
  const kind = kinds.find(({ members }) => members.has(middle));
  return wordings.flatMap((wording) => {
    if (wording.shape === "NOUN") return [`the ${wording.noun} of ${x}`];
    if (wording.shape !== "PASSIVE" || kind === undefined || wording.preposition === "") return [];
    return [`the ${kind.noun} that ${x} is ${wording.participle} ${wording.preposition}`];
  });
}
