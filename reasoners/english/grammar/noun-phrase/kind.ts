import names from "../../language/data/relations.json" with { type: "json" };
import type { RelationCandidate, RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { type Catalogue, type Mention, MOST_END_CLASSES } from "../../../../engine/sources/knowledge-graph.ts";
import { meet, ofThing, startOf, telling } from "../../graph-led/kinds.ts";
import { wordsOf } from "../../language/words.ts";
import { bestCandidates } from "../../linking/best-candidates.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";

/** Relations by which things are said to be of a kind: "actor" is what X has as occupation. */
const KINDS = names.kinds.map(wordsOf);

/** @param kind The name of the kind that they are said to be of */
export function kindRelation(grammar: Grammar, kind: Mention | undefined): RelationPhrase | undefined {
  const candidates = KINDS.flatMap((words) =>
    grammar
      .link({ words, role: "AFTER", known: "ENTITY" })
      .filter(({ direction, score }) => direction === "BACKWARD" && score > NOUNS.leastKindScore),
  );
  const fitting = bestCandidates(candidates).filter((each) => mayBeOf(each, kind, grammar.catalogue));
  const unique = fitting.slice(0, 4);
  return unique.length === 0 ? undefined : { text: "is", candidates: unique };
}

/** Is anything said to be of such a kind? Nothing has a mountain as genre. */
function mayBeOf(relation: RelationCandidate, kind: Mention | undefined, catalogue: Catalogue): boolean {
  const classes = relationEntry(catalogue, relation.iri)?.objectClasses ?? [];
  // Of more classes a catalogue has the most frequent ones alone.
  if (kind === undefined || classes.length >= MOST_END_CLASSES) return true;
  const expected = telling(startOf(relation, catalogue), catalogue);
  return kind.candidates.some(({ types }) => meet(ofThing(types, catalogue), expected));
}
