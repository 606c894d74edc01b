import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { isPartOfName, phraseText } from "../../language/words.ts";
import { bestCandidates } from "../../linking/best-candidates.ts";
import { RELATIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, type Parse, parse } from "../parse.ts";
import { barePhrase } from "./bare-preposition.ts";
import type { Link } from "./link.ts";

/** Verbs that say no more than the preposition behind them; without one, they have a meaning of their own. */
const STANDING = wordSet("lie lies lay hold holds held play plays played take takes took");

/** The relations that the words may stand for. Words without meaning of their own may stand for any. */
export function relationPhrase(grammar: Grammar, link: Link): Parse<RelationPhrase> | undefined {
  return grammar.phrase(link, readPhrase);
}

function readPhrase(grammar: Grammar, link: Link): Parse<RelationPhrase> | undefined {
  const text = phraseText(link.words);
  const content = link.words.filter((word) => !isFunctionWord(word.lower));
  const sayOnlyPlace = link.wanted === "PLACE" && content.every((word) => word.roots.includes("locate"));
  if (content.length === 0 || sayOnlyPlace) return barePhrase(grammar, link, text);
  // A name that the graph does not know changes what is asked: only documents can say.
  const candidates = content.some(isPartOfName)
    ? []
    : grammar.link({ words: link.words, role: link.role, known: "ENTITY", wanted: link.wanted });
  // "play in", "lies in": verbs that leave it to the preposition to say what is meant.
  const usual =
    content.every((word) => STANDING.has(word.lower)) && PREPOSITIONS.has(link.words.at(-1)?.lower ?? "")
      ? barePhrase(grammar, link, text)
      : undefined;
  const merged = bestCandidates([...candidates, ...(usual?.value.candidates ?? [])]);
  const best = merged[0]?.score;
  return best === undefined
    ? parse({ text, candidates: [] }, RELATIONS.open)
    : parse({ text, candidates: merged }, costOf(best));
}
