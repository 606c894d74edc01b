import type { RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import { isVerb } from "../../language/verbs.ts";
import { isParticiple } from "../../language/word-forms.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { LIGHT } from "../../linking/content-words.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, type Parse, parse } from "../parse.ts";
import { domainOf } from "../verb-phrase/domain.ts";

/** "captains": those whom ships have as captain. */
export function roleHolders(grammar: Grammar, words: readonly Word[]): Parse<SetForm> | undefined {
  if (
    words.length > 2 ||
    words.some(
      (word) => isFunctionWord(word.lower) || isVerb(word.lower) || isParticiple(word.lower) || LIGHT.has(word.lower),
    )
  )
    return undefined;
  const roles = grammar.link({ words, role: "NOUN", known: "ENTITY", wanted: "ENTITY" });
  const candidates = roles
    .filter(({ direction, score }) => direction === "FORWARD" && score > NOUNS.leastRoleScore)
    .slice(0, 2);
  const [best] = candidates;
  if (best === undefined) return undefined;
  const relation: RelationPhrase = { text: phraseText(words), candidates };
  const domain = domainOf(grammar, relation);
  if (domain.kind === "instances" && domain.candidates.length === 0) return undefined;
  return parse({ kind: "follow", from: domain, relation }, costOf(best.score));
}
