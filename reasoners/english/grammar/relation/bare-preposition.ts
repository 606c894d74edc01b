import names from "../../language/data/relations.json" with { type: "json" };
import type { RelationCandidate, RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { PLAIN_PREPOSITIONS, PREPOSITIONS } from "../../language/function-words.ts";
import { phraseText, type Word, wordsOf } from "../../language/words.ts";
import { bestCandidates } from "../../linking/best-candidates.ts";
import { isCalledAlike, isGuessedAlone, saidAlone, whereAlone } from "../../linking/bare-prepositions.ts";
import { isNoPlaying } from "../../linking/played.ts";
import { namesAgent, relationNames } from "../../linking/relation-names.ts";
import { RELATIONS } from "../../weights.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, type Parse, parse } from "../parse.ts";
import { FROM } from "./implied-words.ts";
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
              saidBy: "PREPOSITION",
            })
            // Who is "president of" a club is none that is in it.
            .filter(({ loose, label }) => loose !== true || !namesAgent(wordsOf(label)[0]?.lower ?? ""))
            // Whoever plays in something is no part in it.
            .filter(({ iri, direction }) => !isNoPlayer(iri, link.words, direction, grammar.catalogue))
            // "About" is "main subject", and no "original language", which "main" is akin to.
            .filter(
              ({ iri }) =>
                link.wanted !== undefined ||
                isGuessedAlone(preposition) ||
                isCalledAlike(wordsOf(words), iri, grammar.catalogue),
            )
            // What a preposition may stand for is one of these, and not all of them together.
            .map(({ included: _, ...candidate }) => ({
              ...candidate,
              score:
                candidate.score *
                (link.wanted === "PLACE" ? RELATIONS.placeShare - RELATIONS.placeStep * index : RELATIONS.usualShare),
            })),
        );
  const unique = bestCandidates(meant(grammar, link, candidates));
  const best = unique[0]?.score;
  if (link.wanted === "DATE") return best === undefined ? undefined : parse({ text, candidates: unique }, costOf(best));
  // "Near E", "behind E": how things lie to each other is not said by any relation that there is.
  const isPlain = PLAIN_PREPOSITIONS.has(preposition) && preposition !== ABOUT;
  if (PREPOSITIONS.has(preposition) && !isPlain && link.wanted !== "PLACE")
    return best === undefined ? undefined : parse({ text, candidates: unique.slice(0, MOST_MEANT) }, costOf(best));
  // What comes from a yard was built there or only mended: of the ways to be linked one alone is meant.
  const isSaid = preposition === ORIGIN && link.words.at(-1) !== FROM;
  if (isSaid && best !== undefined && link.wanted === undefined)
    return parse({ text, candidates: unique.slice(0, MOST_MEANT) }, costOf(best));
  return parse(
    { text, candidates: unique.slice(0, MOST_MEANT), any: true },
    Math.min(RELATIONS.any, best === undefined ? RELATIONS.any : costOf(best) + RELATIONS.usual),
  );
}

function isNoPlayer(iri: string, words: readonly Word[], direction: Direction, catalogue: Catalogue): boolean {
  const named = relationNames(catalogue).byRelation.get(iri) ?? [];
  return named.some((name) => isNoPlaying(words, name, direction, catalogue));
}

type Direction = RelationCandidate["direction"];

const MOST_MEANT = 12;
/** A book by somebody is linked to her, and need not be about her. */
const ABOUT = "about";
const ORIGIN = "from";

function meant(
  { catalogue }: Grammar,
  { words, role, wanted }: Link,
  usual: readonly RelationCandidate[],
): readonly RelationCandidate[] {
  const preposition = words.at(-1)?.lower ?? "";
  if (wanted === "DATE") return usual;
  // "Which place is the owner of E" may ask which of them it is: where somebody works is then no guess to make.
  if (wanted === "PLACE")
    return whereAlone(usual, catalogue).filter(({ loose }) => loose !== true || words.some(isWhere));
  return isGuessedAlone(preposition) && words.at(-1) !== FROM
    ? saidAlone(preposition, { words, role, known: "ENTITY", wanted }, usual, catalogue)
    : usual;
}

function isWhere({ lower }: { readonly lower: string }): boolean {
  return lower === "where" || lower === "whereabouts";
}

/** What a preposition alone usually says. */
const USUAL: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(names.prepositions));
