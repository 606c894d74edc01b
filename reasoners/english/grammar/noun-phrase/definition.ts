import names from "../../language/data/relations.json" with { type: "json" };
import type { MentionForm, RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { wordsOf } from "../../language/words.ts";
import { bestCandidates } from "../../linking/best-candidates.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";

/** Relations to the texts that say what a thing is, best first. */
const DEFINITIONS = names.definitions.map(wordsOf);

/** "a flute", read as all that are said to be one: the name of the kind. */
export function kindNamed(set: SetForm): MentionForm | undefined {
  if (set.kind !== "follow" || set.relation.text !== "is") return undefined;
  return set.from.kind === "mention" ? set.from : undefined;
}

/** The relations by which a graph says what something is; undefined where it has none. */
export function definitionRelation(grammar: Grammar): RelationPhrase | undefined {
  const candidates = DEFINITIONS.flatMap((words, place) =>
    grammar
      .link({ words, role: "NOUN", known: "ENTITY" })
      .filter(
        ({ direction, score, loose }) => direction === "FORWARD" && score > NOUNS.leastKindScore && loose !== true,
      )
      .map((each) => ({ ...each, score: each.score - place * NOUNS.lessDefining })),
  );
  const unique = bestCandidates(candidates).slice(0, DEFINITIONS.length);
  return unique.length === 0 ? undefined : { text: "definition", candidates: unique };
}
