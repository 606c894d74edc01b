import names from "../../language/data/relations.json" with { type: "json" };
import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { PLAIN_PREPOSITIONS, PREPOSITIONS } from "../../language/function-words.ts";
import { phraseText, wordsOf } from "../../language/words.ts";
import { bestCandidates } from "../../linking/best-candidates.ts";
import { RELATIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, type Parse, parse } from "../parse.ts";
import type { Link } from "./link.ts";

/** A preposition or auxiliary alone: what it usually says, and otherwise any relation at all. */
export function barePhrase(grammar: Grammar, link: Link): Parse<RelationPhrase> | undefined {
  // "Have", "does" and "is" alone say no relation.
  if (link.wanted === undefined && !link.words.some(({ lower }) => PREPOSITIONS.has(lower))) return undefined;
  const text = phraseText(link.words);
  const preposition = link.words.at(-1)?.lower ?? "";
  const usual = link.wanted === "PLACE" ? names.where : link.wanted === "DATE" ? names.when : USUAL.get(preposition);
  const candidates =
    usual === undefined
      ? []
      : usual.flatMap((words, index) =>
          grammar
            .link({
              words: preposition === "by" ? wordsOf(`${words} by`) : wordsOf(words),
              role: link.wanted === "DATE" ? "NOUN" : link.role,
              known: "ENTITY",
              wanted: link.wanted,
            })
            .map((candidate) => ({
              ...candidate,
              score:
                candidate.score *
                (link.wanted === "PLACE" ? RELATIONS.placeShare - RELATIONS.placeStep * index : RELATIONS.usualShare),
            })),
        );
  const unique = bestCandidates(candidates);
  const best = unique[0]?.score;
  if (link.wanted === "DATE") return best === undefined ? undefined : parse({ text, candidates: unique }, costOf(best));
  // "Near E", "behind E": how things lie to each other is not said by any relation that there is.
  if (PREPOSITIONS.has(preposition) && !PLAIN_PREPOSITIONS.has(preposition) && link.wanted !== "PLACE")
    return best === undefined ? undefined : parse({ text, candidates: unique.slice(0, 8) }, costOf(best));
  return parse(
    { text, candidates: unique.slice(0, 8), any: true },
    Math.min(RELATIONS.any, best === undefined ? RELATIONS.any : costOf(best) + RELATIONS.usual),
  );
}

/** What a preposition alone usually says. */
const USUAL: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(names.prepositions));
