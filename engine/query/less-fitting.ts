import type { Form, RelationCandidate, RelationPhrase } from "../question/form/logical-form.ts";
import { nodesOf, relationOf } from "../question/form/walk.ts";
import { normalise } from "../text/normalise.ts";
import type { Catalogue } from "../sources/knowledge-graph.ts";

/** Words are the name of a relation whose score is at least this, 0–1. */
const NAMED = 0.98;
/** What scores less than this part of what words name says something else, 0–1. */
const ALIKE = 0.9;
/** Words say a relation in one of its forms, "build" for "built by", whose score is at least this, 0–1. */
const SAID = 0.94;
/** What scores less than this part of what words say is another thing, 0–1. */
const NEAR = 0.8;

/** Words that are the name of a relation, and were taken for another one. */
export interface LessFitting {
  readonly text: string;
  readonly named: RelationCandidate;
  readonly taken: RelationCandidate;
}

/**
 * Where a concrete form takes words for another relation than the one that they are the name of, and that leads to
 * things too: the graph states of what is asked about no "director", and an "author". Words for measures ("long") are
 * the name of one of several.
 * @param reading the form with all that its words may mean
 * @param taken the same with one relation for each
 */
export function lessFitting(reading: Form, taken: Form, { relations }: Catalogue): readonly LessFitting[] {
  const phrases = new Map([...nodesOf(reading)].map(({ node, slot }) => [slot, relationOf(node)]));
  return [...nodesOf(taken)].flatMap(({ node, slot }): readonly LessFitting[] => {
    const [phrase, [chosen]] = [phrases.get(slot), relationOf(node)?.candidates ?? []];
    if (phrase === undefined || chosen === undefined) return [];
    const named = namedBy(phrase, chosen);
    if (named === undefined) return [];
    const leadsToThings = relations.find(({ iri }) => iri === named.iri)?.objectKind === "ENTITY";
    const isMeant = chosen.included === true || chosen.score >= named.score * ALIKE;
    // By whatever node it leads there: the employer of a career is an employer.
    const through = relations.find(({ iri }) => iri === chosen.iri)?.through ?? [];
    if (!leadsToThings || isMeant || [chosen.label, ...through].some((each) => isCalled(each, named.label))) return [];
    return [{ text: phrase.text, named, taken: chosen }];
  });
}

function isCalled(one: string, other: string): boolean {
  return normalise(one) === normalise(other);
}

/**
 * Only a relation that is called by the very words: "played in" is the name of no "played by". Beside one that is only
 * near to them, any that they say: what was built by E is not what E designed.
 */
function namedBy({ text, candidates, any }: RelationPhrase, taken: RelationCandidate): RelationCandidate | undefined {
  if (any === true) return undefined;
  const words = normalise(text);
  const isName = (name: string): boolean => words === name || words === `${name} of`;
  return candidates.find(
    ({ score, loose, label }) =>
      loose !== true &&
      ((score >= NAMED && isName(normalise(label))) ||
        (score >= SAID && taken.score < score * NEAR && sharesWord(words, normalise(label)))),
  );
}

/** Do two names hold forms of one word, as far as their letters tell: "build", "built by"? */
function sharesWord(one: string, other: string): boolean {
  const stems = (name: string): readonly string[] => name.split(" ").map((word) => word.slice(0, STEM));
  return stems(one).some((stem) => stem.length === STEM && stems(other).includes(stem));
}

const STEM = 4;

/** Why what words are not the name of is no answer where they are the name of something else, as a clause. */
export function toldOfLess({ text, named, taken }: LessFitting): string {
  return `the graph has “${named.label}” for “${text}”, and states none here; its “${taken.label}” may be something else`;
}
