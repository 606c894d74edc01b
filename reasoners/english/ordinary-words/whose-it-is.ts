import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { BE, isFunctionWord, MARKS } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";
import { placeOf, typesOf } from "../measured-wordings/asked.ts";
import { ROLES, theOneCalled } from "../role-wordings/roles.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const OWNING = ROLES.filter(({ nouns }) => nouns.has("owner"));
/** Whose a work is, its maker may be meant as well as its owner. */
const MAKING: ReadonlySet<string> = new Set(["author", "painter", "designer", "creator", "inventor", "composer"]);
const MAKERS = ROLES.filter(({ nouns }) => nouns.has("inventor"));
const MOST_WORDS_OF_A_NOUN = 3;

/**
 * "Whose dog is E" as "who is the owner of E", where the graph tells owners of such things and no makers. Undefined where
 * it is not asked so.
 */
export function whoseItIs<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  if (words[0]?.lower !== "whose") return undefined;
  let end = words.length;
  while (end > 0 && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const be = words.findIndex(({ lower }) => BE.has(lower));
  if (be < 2 || be > 1 + MOST_WORDS_OF_A_NOUN) return undefined;
  if (words.slice(1, be).some(({ text, lower }) => text !== lower || isFunctionWord(lower))) return undefined;
  for (const name of input.mentions) {
    if (name.candidates.every(isOnlyAlike)) continue;
    const [from, to] = placeOf(name, words);
    if (to !== end || (from !== be + 1 && from !== be + 2)) continue;
    const types = typesOf(name, input);
    const owner = OWNING.flatMap((names) => theOneCalled(names, { types, ...ANY_END }, input.catalogue) ?? [])[0];
    if (types.length === 0 || owner === undefined || owner.participle !== undefined || owner.isVerb === true) continue;
    const maker = MAKERS.some((names) => theOneCalled(names, { types, ...ANY_END }, input.catalogue) !== undefined);
    if (maker || isMade(types, input)) return undefined;
    const said = words
      .slice(0, be)
      .map(({ text }) => text)
      .join(" ");
    return {
      input: withPieces(input, [{ said: `who is the ${owner.name} of` }, { from, to: words.length }]),
      readAs: [],
      doubts: [`“${said}” was read as “${owner.name}”, which may not be meant`],
    };
  }
  return undefined;
}

const ANY_END = { isReversed: false, others: [] } as const;

function isMade(types: readonly string[], { catalogue }: AnalysisInput): boolean {
  return catalogue.relations.some(
    ({ label, aliases, subjectClasses }) =>
      subjectClasses.some((iri) => types.includes(iri)) &&
      [label, ...aliases].some((name) => wordsOf(name).some(({ lower }) => MAKING.has(lower) || lower === "by")),
  );
}
