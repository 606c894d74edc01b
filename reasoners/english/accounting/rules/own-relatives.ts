import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { UNSAID_DOMAIN } from "../../grammar/verb-phrase/domain.ts";
import { PREPOSITIONS } from "../../language/function-words.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "who was taught by a cousin" read as taught by anybody's cousin: what one of a kind is to another of that
 * kind, said without whose it is, is meant of the one who is asked for. No form says that.
 */
export function losesOwnRelative(form: Form, { words }: AskedQuestion, catalogue: Catalogue): boolean {
  const follows = [...nodesOf(form)].flatMap(({ node }) => (node.kind === "follow" ? [node] : []));
  const isOfAnybody = follows.some(({ from }) => from.kind === "instances" && from.text === UNSAID_DOMAIN);
  if (!isOfAnybody || follows.length < 2) return false;
  return follows.some(({ relation }) => {
    const [best] = relation.candidates;
    if (best === undefined || relationEntry(catalogue, best.iri)?.homogeneous !== true) return false;
    return isOneSaid(nounIn(wordsOf(relation.text)), words);
  });
}

/** "Cousin" in "to a cousin". */
function nounIn(said: readonly Word[]): readonly Word[] {
  const before = said.findLastIndex(({ lower }) => ARTICLES.has(lower) || PREPOSITIONS.has(lower));
  return before === said.length - 1 ? said : said.slice(before + 1);
}

/** Do the words stand in the question behind "a"? */
function isOneSaid(noun: readonly Word[], words: readonly Word[]): boolean {
  return (
    noun.length > 0 &&
    words.some(
      ({ lower }, at) => ARTICLES.has(lower) && noun.every((word, more) => words[at + 1 + more]?.lower === word.lower),
    )
  );
}

const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "another", "some"]);
