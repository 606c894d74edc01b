import names from "../../language/data/relations.json" with { type: "json" };
import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { wordsOf } from "../../language/words.ts";
import { bestCandidates } from "../../linking/best-candidates.ts";
import { TIMES } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";

/** What they are called in a form: no word says them. */
export const WHEN = "when";

/** The relations by which the graph says when something took place. */
export function dates(grammar: Grammar): RelationPhrase | undefined {
  const candidates = names.dates.flatMap((name, index) =>
    grammar
      .link({ words: wordsOf(name), role: "NOUN", known: "ENTITY", wanted: "DATE" })
      .slice(0, 2)
      .map((each) => ({ ...each, score: each.score * (1 - TIMES.step * index) })),
  );
  const unique = bestCandidates(candidates);
  return unique.length === 0 ? undefined : { text: WHEN, candidates: unique.slice(0, 5) };
}
