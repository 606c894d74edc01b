import { iri, termKey, type Iri, type Literal } from "../../rdf/term.ts";
import type { Candidate } from "../candidate.ts";
import type { GraphSample, SampledRelation } from "../graph-sample.ts";
import { askForward } from "../asking.ts";
import { questionWord } from "../saying.ts";

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
    const who = questionWord(
      ends.flatMap((end) => (end.kind === "iri" ? [end.value] : [])),
      sample,
    );
    const isNew = (end: Iri | Literal): boolean => termKey(end) !== termKey(iri(subject));
    if (ends.length === 0 || !ends.every(isNew)) continue;
    for (const phrase of phrasesFor(first, x, only.value, sample))
      for (const wording of second.wordings)
        if (!phrase.isClause || wording.shape !== "NOUN_OF")
          for (const question of askForward(wording, phrase.text, who))
            yield { question, expected: ends, relations: [first.entry.iri, second.entry.iri] };
    return;
  }
}

interface Phrase {
  readonly text: string;
  /** True for one with a clause behind its noun, of which nothing can be said with "the … of". */
  readonly isClause: boolean;
}

/** "the mascot of X", "the brewery that X is brewed by". */
function phrasesFor(
  { wordings }: SampledRelation,
  x: string,
  middle: string,
  { kinds }: GraphSample,
): readonly Phrase[] {
  const kind = kinds.find(({ members }) => members.has(middle));
  return wordings.flatMap((wording): readonly Phrase[] => {
    if (wording.shape === "NOUN") return [{ text: `the ${wording.noun} of ${x}`, isClause: false }];
    if (wording.shape !== "PASSIVE" || kind === undefined || wording.preposition === "") return [];
    return [{ text: `the ${kind.noun} that ${x} is ${wording.participle} ${wording.preposition}`, isClause: true }];
  });
}
