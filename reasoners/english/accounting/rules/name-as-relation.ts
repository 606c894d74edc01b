import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import { isOnlyAlike } from "../../../../engine/question/only-alike.ts";
import type { Mention } from "../../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { type Word, wordsOf } from "../../language/words.ts";

/**
 * True for "who did the music for inception" read as what all music began with: where nothing that is named is asked
 * about, a word behind a preposition that names something is not taken for a relation of all of a kind.
 */
export function takesNameForRelation(form: Form, mentions: readonly Mention[], words: readonly Word[]): boolean {
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  if (nodes.some(({ kind }) => kind === "mention" || kind === "value")) return false;
  const named = new Set(
    mentions
      .filter(({ candidates }) => candidates.some((each) => !isOnlyAlike(each) && each.isPart !== true))
      .flatMap(({ start, end }) =>
        words.filter((word) => start <= word.start && word.end <= end).map(({ lower }) => lower),
      ),
  );
  return nodes.some((node) => {
    if (node.kind !== "follow" || node.from.kind !== "instances") return false;
    const said = wordsOf(node.relation.text);
    const content = said.filter(({ lower }) => !isFunctionWord(lower));
    // "Films per director" has a noun for a relation, which may be what somebody is called as well.
    const isBehindPreposition = PREPOSITIONS.has(said[0]?.lower ?? "");
    return isBehindPreposition && content.length > 0 && content.every(({ lower }) => named.has(lower));
  });
}
