import lists from "../../language/data/phrase-words.json" with { type: "json" };
import names from "../../language/data/relations.json" with { type: "json" };
import type { RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { wordSet } from "../../language/word-set.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import { bestCandidates } from "../../linking/best-candidates.ts";
import { leadsInside } from "../../linking/leads-inside.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse } from "../parse.ts";

/** Prepositions that ask for places. */
export const PLACING = wordSet(lists.placing);

/** "where E studied": the place of what E studied at, where the relation itself does not lead to places. */
export function placesOf(grammar: Grammar, subject: Parse<SetForm>, words: readonly Word[]): readonly Parse<SetForm>[] {
  const what = grammar.follow(subject, { words, role: "BEFORE", wanted: "ENTITY" });
  if (what?.value.kind !== "follow" || what.value.relation.candidates.length === 0) return [];
  const candidates = PLACE_OF.flatMap((name) =>
    grammar
      .link({ words: name, role: "NOUN", known: "ENTITY", wanted: "PLACE" })
      .filter(
        ({ direction, score, label }) =>
          direction === "FORWARD" && score > VERBS.leastPlaceScore && !leadsInside(label),
      ),
  );
  const unique = bestCandidates(candidates);
  if (unique.length === 0) return [];
  const relation: RelationPhrase = { text: "of the place", candidates: unique };
  return [parse({ kind: "follow", from: what.value, relation, expects: "place" }, what.cost + VERBS.placeOf)];
}

/** The relations by which things have a place. */
const PLACE_OF = names.placesOfThings.map(wordsOf);
