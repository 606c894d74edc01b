import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { ClauseGap } from "../../../../engine/text/clause-gap.ts";
import type { RelationCandidate, RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { isPartOfName, phraseText, type Word } from "../../language/words.ts";
import { bestCandidates } from "../../linking/best-candidates.ts";
import { byIdentifier } from "../../linking/identifiers.ts";
import type { PhraseRole } from "../../linking/phrase-to-link.ts";
import { LINKING, RELATIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, type Parse, parse } from "../parse.ts";
import { barePhrase } from "./bare-preposition.ts";
import type { Link } from "./link.ts";

/** Verbs that say no more than the preposition behind them; without one, they have a meaning of their own. */
const STANDING = wordSet(lists.standing);

/**
 * What one kind of words stands for. Undefined where the words are not of the kind; none where they are, and stand for
 * no relation.
 */
type PhraseRule = (grammar: Grammar, link: Link) => Meant;
type Meant = readonly Parse<RelationPhrase>[] | undefined;

/** The rules of words that stand for relations, by name: the first whose kind of words it is speaks alone. */
export const PHRASE_RULES = {
  "identifier of a relation": identifier,
  "preposition alone": prepositionAlone,
  "preposition behind a verb": prepositionBehindVerb,
  "words of their own": ownWords,
} satisfies Readonly<Record<string, PhraseRule>>;

/** The relations that the words may stand for. Words without meaning of their own may stand for any. */
export function relationPhrase(grammar: Grammar, link: Link): Parse<RelationPhrase> | undefined {
  return grammar.phrase(link, readPhrase);
}

function readPhrase(grammar: Grammar, link: Link): Parse<RelationPhrase> | undefined {
  for (const rule of Object.values(PHRASE_RULES)) {
    const meant: Meant = rule(grammar, link);
    if (meant !== undefined) return meant[0];
  }
  return undefined;
}

/** "the made_by of E": the relation that the graph writes so. */
function identifier(grammar: Grammar, link: Link): Meant {
  const meant = link.role === "NOUN" ? byIdentifier(link.words, grammar.catalogue) : undefined;
  return meant === undefined ? undefined : [named(link, meant)];
}

/** "in", "of"; "is located in", where a place is asked for. */
function prepositionAlone(grammar: Grammar, link: Link): Meant {
  const content = contentOf(link);
  const saysOnlyPlace = link.wanted === "PLACE" && content.every((word) => word.roots.includes("locate"));
  if (content.length > 0 && !saysOnlyPlace) return undefined;
  const bare = barePhrase(grammar, link);
  return bare === undefined ? [] : [bare];
}

/** "play in", "lies in": verbs that leave it to the preposition to say what is meant. */
function prepositionBehindVerb(grammar: Grammar, link: Link): Meant {
  const isStanding = contentOf(link).every((word) => STANDING.has(word.lower));
  if (!isStanding || !PREPOSITIONS.has(link.words.at(-1)?.lower ?? "")) return undefined;
  return [named(link, [...namedBy(grammar, link), ...(barePhrase(grammar, link)?.value.candidates ?? [])])];
}

/** "home port", "was built by". */
function ownWords(grammar: Grammar, link: Link): Meant {
  return [named(link, withoutWeak(namedBy(grammar, link)))];
}

/** Where a relation is called by the words, what is only like them, and far less than it, is not meant. */
function withoutWeak(candidates: readonly RelationCandidate[]): readonly RelationCandidate[] {
  const best = candidates.reduce((most, { score }) => Math.max(most, score), 0);
  const least = best >= LINKING.alias ? best * LINKING.leastShare : 0;
  return candidates.filter(({ score, loose }) => loose !== true || score >= least);
}

/** A name that the graph does not know changes what is asked: only documents can say. */
function namedBy(grammar: Grammar, link: Link): readonly RelationCandidate[] {
  return contentOf(link).some(isPartOfName)
    ? []
    : grammar.link({ words: link.words, role: link.role, known: "ENTITY", wanted: link.wanted });
}

function named({ words, role }: Link, all: readonly RelationCandidate[]): Parse<RelationPhrase> {
  const candidates = bestCandidates(all);
  const best = candidates[0]?.score;
  const gap = GAPS[role];
  return parse(
    { text: phraseText(words), candidates, ...(gap === undefined ? {} : { gap }) },
    best === undefined ? RELATIONS.open : costOf(best),
  );
}

/** Where a text must name the wanted end: "y taught E", "E taught y". */
const GAPS = { NOUN: undefined, AFTER: "BEFORE", BEFORE: "BEHIND" } as const satisfies Record<
  PhraseRole,
  ClauseGap | undefined
>;

function contentOf({ words }: Link): readonly Word[] {
  return words.filter((word) => !isFunctionWord(word.lower));
}
