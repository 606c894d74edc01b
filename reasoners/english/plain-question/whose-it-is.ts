import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { BE, DETERMINERS, MARKS } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { kindsSaid, placeOf, typesOf } from "../measured-wordings/asked.ts";
import { ROLES, theOneCalled } from "../role-wordings/roles.ts";
import type { Asked } from "./asked.ts";
import type { Piece } from "./pieces.ts";

const OWNING = ROLES.filter(({ nouns }) => nouns.has("owner"));
const MOST_WORDS_OF_A_NOUN = 3;

/**
 * "Whose cart is E" as "who is the owner of E", where E is a cart and the graph tells the owners of carts, and not who
 * made them, whose they may be as well. Undefined where it is not asked so.
 */
export function whoseItIs({ question, mentions, catalogue }: Asked): readonly Piece[] | undefined {
  const words = wordsOf(question);
  if (catalogue === undefined || words[0]?.lower !== "whose") return undefined;
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const be = words.findIndex(({ lower }) => BE.has(lower));
  const kinds = be < 2 || be > 1 + MOST_WORDS_OF_A_NOUN ? [] : kindsOf(words.slice(1, be), catalogue);
  if (kinds.length === 0) return undefined;
  for (const name of mentions) {
    const [from, to] = placeOf(name, words);
    const start = DETERMINERS.has(words[from - 1]?.lower ?? "") ? from - 1 : from;
    if (name.candidates.every(isOnlyAlike) || to !== end || start !== be + 1) continue;
    const types = typesOf(name, { catalogue });
    if (!kinds.some((iri) => types.includes(iri)) || areMade(types, catalogue)) continue;
    const owner = OWNING.flatMap((names) => theOneCalled(names, { types, ...ANY_END }, catalogue) ?? [])[0];
    if (owner === undefined || owner.participle !== undefined || owner.isVerb === true) continue;
    return [{ said: `who is the ${owner.name} of` }, { from: start, to: words.length }];
  }
  return undefined;
}

const ANY_END = { isReversed: false, others: [] } as const;

/** All words of the noun say the kind: "favourite cart" says more. */
function kindsOf(noun: readonly Word[], catalogue: Catalogue): readonly string[] {
  return noun.every(({ text, lower }) => text === lower) ? kindsSaid(noun, catalogue).map(({ iri }) => iri) : [];
}

/** "Painter", "author" and "made by": by whom it is. */
function areMade(types: readonly string[], { relations }: Catalogue): boolean {
  return relations.some(
    ({ label, aliases, subjectClasses }) =>
      subjectClasses.some((iri) => types.includes(iri)) &&
      [label, ...aliases].some((name) => wordsOf(name).some(({ lower }) => MAKING.has(lower))),
  );
}

const MAKING: ReadonlySet<string> = new Set([
  ...["author", "writer", "painter", "artist", "sculptor", "designer", "architect", "creator", "inventor"],
  ...["composer", "builder", "maker", "manufacturer", "brewer", "weaver", "carver", "potter", "photographer"],
  ...["made", "built", "written", "painted", "drawn", "designed", "composed", "created", "invented", "woven"],
]);
