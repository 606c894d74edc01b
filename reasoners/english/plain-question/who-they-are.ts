import lists from "../language/data/frames.json" with { type: "json" };
import { DETERMINERS, MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { relationNames } from "../linking/relation-names.ts";
import { typesOf } from "../measured-wordings/asked.ts";
import type { Asked } from "./asked.ts";
import { namedInOrder } from "./named-in-order.ts";
import type { Piece } from "./pieces.ts";

const PLURAL: ReadonlySet<string> = new Set(["are", "were"]);
const MEMBERS = wordSet(lists.members);

/**
 * "Who were E", of a band or another body of which the graph tells the members, as "who were the members of E".
 * Undefined where it tells none.
 */
export function whoTheyAre({ question, mentions, catalogue }: Asked): readonly Piece[] | undefined {
  if (catalogue === undefined) return undefined;
  const words = wordsOf(question);
  if (words[0]?.lower !== "who" || !PLURAL.has(words[1]?.lower ?? "")) return undefined;
  const end = words.findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  const name = namedInOrder(words, mentions).find(({ to }) => to === end);
  if (name === undefined || !words.slice(2, name.from).every(({ lower }) => DETERMINERS.has(lower))) return undefined;
  const types = typesOf(name.mention, { catalogue });
  const isOf = (iris: readonly string[]): boolean => iris.some((iri) => types.includes(iri));
  const hasMembers = relationNames(catalogue).names.some(
    ({ relation, content }) =>
      content.some(({ lower }) => MEMBERS.has(lower)) &&
      (isOf(relation.subjectClasses) || isOf(relation.objectClasses)),
  );
  return hasMembers ? [{ from: 0, to: 2 }, { said: "the members of" }, { from: 2, to: words.length }] : undefined;
}
