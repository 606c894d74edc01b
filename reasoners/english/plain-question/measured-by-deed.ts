import { DETERMINERS, DO, isAuxiliary, isFunctionWord, MARKS } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { relationNames } from "../linking/relation-names.ts";
import type { Asked } from "./asked.ts";
import type { Piece } from "./pieces.ts";

const DEGREES: ReadonlySet<string> = new Set(["most", "more", "least", "less", "fewest", "fewer"]);
const MOST_WORDS_OF_A_MEASURE = 3;

/**
 * "Which line gains the most height" as "which line has the most height gained", where the graph has a number that is
 * called so by the verb and the noun. Undefined where it has none.
 */
export function measuredByDeed({ question, mentions, catalogue }: Asked): readonly Piece[] | undefined {
  if (catalogue === undefined) return undefined;
  const words = wordsOf(question);
  const inName = ({ start }: Word): boolean => mentions.some((each) => each.start <= start && start < each.end);
  const degree = words.findIndex((word) => DEGREES.has(word.lower) && !inName(word));
  const at = DETERMINERS.has(words[degree - 1]?.lower ?? "") ? degree - 2 : degree - 1;
  const verb = words[at];
  if (degree < 0 || verb === undefined || isAuxiliary(verb.lower) || isFunctionWord(verb.lower) || inName(verb))
    return undefined;
  const noun: Word[] = [];
  for (const word of words.slice(degree + 1, degree + 1 + MOST_WORDS_OF_A_MEASURE)) {
    if (MARKS.has(word.lower) || isFunctionWord(word.lower) || inName(word)) break;
    noun.push(word);
  }
  if (noun.length === 0) return undefined;
  const [name, ...others] = catalogue.relations
    .filter(({ objectKind }) => objectKind === "NUMBER")
    .flatMap(({ iri }) => (relationNames(catalogue).byRelation.get(iri) ?? []).slice(0, 1))
    .filter(({ content }) => areSaid(content, verb, noun));
  if (name === undefined || others.length > 0) return undefined;
  const isTurned = words.slice(0, at).some(({ lower }) => DO.has(lower));
  return [
    { from: 0, to: at },
    { said: isTurned ? "have" : "has" },
    { from: at + 1, to: degree + 1 },
    { said: name.content.map(({ text }) => text).join(" ") },
    { from: degree + 1 + noun.length, to: words.length },
  ];
}

/** Is it called by just these: the nouns, and the verb in another form? */
function areSaid(content: readonly Word[], verb: Word, noun: readonly Word[]): boolean {
  const isLike = (a: Word, b: Word): boolean => a.lower === b.lower || a.roots.some((root) => b.roots.includes(root));
  return (
    content.length === noun.length + 1 &&
    content.some((each) => isLike(each, verb)) &&
    noun.every((word) => content.some((each) => isLike(each, word)))
  );
}
