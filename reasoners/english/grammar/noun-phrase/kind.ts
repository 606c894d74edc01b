import names from "../../language/data/relations.json" with { type: "json" };
import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { wordsOf } from "../../language/words.ts";
import { bestCandidates } from "../../linking/best-candidates.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";

/** Relations by which things are said to be of a kind: "actor" is what X has as occupation. */
const KINDS = names.kinds.map(wordsOf);

export function kindRelation(grammar: Grammar): RelationPhrase | undefined {
  const candidates = KINDS.flatMap((words) =>
    grammar
      .link({ words, role: "AFTER", known: "ENTITY" })
      .filter(({ direction, score }) => direction === "BACKWARD" && score > NOUNS.leastKindScore),
  );
  const unique = bestCandidates(candidates).slice(0, 4);
  return unique.length === 0 ? undefined : { text: "is", candidates: unique };
}
