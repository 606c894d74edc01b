import names from "../../language/data/relations.json" with { type: "json" };
import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { wordSet } from "../../language/word-set.ts";
import { wordsOf } from "../../language/words.ts";
import { bestCandidates } from "../../linking/best-candidates.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { isDateOfItself } from "../../linking/relation-names.ts";
import { TIMES } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";

/** What they are called in a form: no word says them. */
export const WHEN = "when";

/** The relations by which the graph says when something took place. */
export function dates(grammar: Grammar): RelationPhrase | undefined {
  return datesCalled(names.dates, grammar);
}

/** Those by which it says when something happened, and not when it was made, opened or published. */
export function datesOfHappening(grammar: Grammar): RelationPhrase | undefined {
  const found = datesCalled(names.datesOfHappening, grammar);
  const isOfItself = (iri: string): boolean => {
    const relation = relationEntry(grammar.catalogue, iri);
    return relation !== undefined && isDateOfItself(relation, grammar.catalogue);
  };
  const candidates =
    found?.candidates.filter(
      ({ iri, label }) => wordsOf(label).every(({ lower }) => PLAIN.has(lower)) || isOfItself(iri),
    ) ?? [];
  return candidates.length === 0 ? undefined : { text: WHEN, candidates };
}

const PLAIN = wordSet(names.plainDates);

function datesCalled(all: readonly string[], grammar: Grammar): RelationPhrase | undefined {
  const candidates = all.flatMap((name, index) =>
    grammar
      .link({ words: wordsOf(name), role: "NOUN", known: "ENTITY", wanted: "DATE" })
      .slice(0, 2)
      .map((each) => ({ ...each, score: each.score * (1 - TIMES.step * index) })),
  );
  const unique = bestCandidates(candidates);
  return unique.length === 0 ? undefined : { text: WHEN, candidates: unique.slice(0, 5) };
}
