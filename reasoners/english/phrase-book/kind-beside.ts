import lists from "../language/data/phrase-book/words.json" with { type: "json" };
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { isAuxiliary } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { labelWords } from "../linking/label-words.ts";
import { typesOf } from "../measured-wordings/asked.ts";
import { isKindOf } from "./kind-said.ts";

/** Words behind or before a name that say no more of what it is: "the Amber Dusk lot". */
const VAGUE = wordSet(lists.vague);

/** Words that only say of what kind a name is, right before and behind it, each with how many are left out. */
export function besideName(
  words: readonly Word[],
  [from, behind]: readonly [number, number],
  name: Mention,
  input: GraphLedInput,
): { readonly starts: readonly number[]; readonly ends: readonly number[] } {
  const own = (at: number): boolean => {
    const [word, before] = [words[at], words[at - 1]];
    // To film a film is no film.
    const isDeed = before?.lower === "to" || word?.lower.endsWith("ing") === true;
    return word !== undefined && (VAGUE.has(word.lower) || (!isDeed && isItsKind(word, name, input)));
  };
  return { starts: own(from - 1) ? [from, from - 1] : [from], ends: own(behind) ? [behind, behind + 1] : [behind] };
}

/** "Whose boat is E" and, of a boat, "whose is E"; but whose painting it is its painter may be asked for as well. */
export function withoutItsKind(
  before: readonly Word[],
  name: Mention,
  input: GraphLedInput,
): readonly (readonly Word[])[] {
  const [whose, kind, is] = before;
  const isSo =
    whose?.lower === "whose" &&
    kind !== undefined &&
    !kind.lower.endsWith("ing") &&
    isAuxiliary(is?.lower ?? "") &&
    isItsKind(kind, name, input);
  return isSo ? [before, [whose, ...before.slice(2)]] : [before];
}

/** What is meant by a name where a word beside it says of what kind it is: "the river Tolver" is no town. */
export function ofItsKind(name: Mention, beside: readonly Word[], { catalogue }: GraphLedInput): Mention {
  const kinds = beside.filter(({ lower }) => !VAGUE.has(lower));
  if (kinds.length === 0) return name;
  const candidates = name.candidates.filter(({ types }) => {
    const own = types.flatMap((iri) => labelWords(iri, catalogue));
    return kinds.every((kind) => own.some(({ roots }) => roots.some((root) => kind.roots.includes(root))));
  });
  return { ...name, candidates };
}

/** Stands for the kind of what is named: "who was bishop before E". */
const KIND = "k";

/** The same, and by the kind of what is named: "who was bishop before E", "whom did E follow as bishop". */
export function inItsKind(
  spoken: readonly string[],
  name: Mention,
  { catalogue }: GraphLedInput,
): readonly (readonly string[])[] {
  const own = typesOf(name, { catalogue }).flatMap((iri) => labelWords(iri, catalogue).map(({ lower }) => lower));
  const at = spoken.findIndex((word) => own.includes(word));
  if (at < 0) return [spoken];
  const isRole = at === spoken.length - 1 && spoken[at - 1] === "as";
  return [spoken, isRole ? spoken.slice(0, -2) : spoken.map((word, index) => (index === at ? KIND : word))];
}

/** "The Amber lager": a word of the class of what is named. */
function isItsKind(word: Word, name: Mention, { catalogue }: GraphLedInput): boolean {
  const own = typesOf(name, { catalogue }).flatMap((iri) => labelWords(iri, catalogue));
  return own.some(({ lower, roots }) => roots.some((root) => word.roots.includes(root)) || isKindOf(lower, word.lower));
}
