import lists from "../language/data/node-words.json" with { type: "json" };
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { Linking } from "../grammar/scale.ts";
import { BE, PREPOSITIONS } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { closeness, relationNames } from "../linking/relation-names.ts";
import { LIKENESS } from "../weights.ts";
import { fillings, nodesOf, phraseOf } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import type { Ranked } from "./ranks/ranked.ts";
import { lowerOf, type Token } from "./tokens.ts";
import { isVoiceRight } from "./voice.ts";
import { isInName, isSaidBy, wordsToTell } from "./words-of-kinds.ts";

const SUMS = wordSet(lists.sums);
const PAYING = wordSet([...lists.paying, ...lists.earning]);
const COSTING = wordSet(lists.costing);
const RELATIVE: ReadonlySet<string> = new Set(["that", "which"]);
const MOST_WORDS_OF_A_VALUE = 4;

/** "What is the total fee of E", "what is the sum of the fees for all hires of E": of the nodes that link E. */
export function totalOfNodes(
  tokens: readonly Token[],
  kinds: readonly NodeKind[],
  input: GraphLedInput,
  linking: Linking,
): readonly Ranked[] {
  const { catalogue } = input;
  const [what, be, sum, of] = tokens.slice(0, 4).map(lowerOf);
  if (!OF_THINGS.has(what ?? "") || !BE.has(be ?? "") || !SUMS.has(sum ?? "")) return [];
  const at = of === "of" ? 4 : 3;
  const names = tokens.flatMap((token) => ("name" in token ? [token.name] : []));
  if (names.length === 0) return [];
  return kinds.flatMap((kind) => {
    const named = valueAt(tokens, at, kind, linking, catalogue);
    if (named === undefined) return [];
    const { value, to } = named;
    const behind = tokens.slice(to).filter((token) => !RELATIVE.has(lowerOf(token)));
    const words = wordsToTell(behind)?.filter(({ lower }) => !PAYING.has(lower));
    if (words === undefined || (isCost(tokens.slice(at, to)) && !isInFull(value, tokens.slice(at), catalogue)))
      return [];
    return fillings(names, kind, input).flatMap((filled): readonly Ranked[] => {
      const relations = [value, ...filled.map(({ link }) => link)];
      const set = nodesOf(filled, kind);
      if (set === undefined || !words.every((word) => isSaidBy(word, kind, relations, catalogue))) return [];
      if (!isVoiceRight({ behind, words, asked: value, noun: [], filled, kind, catalogue })) return [];
      return [
        { kind, filled, asked: value, forms: [{ kind: "total", set, by: phraseOf(value, "FORWARD"), how: "sum" }] },
      ];
    });
  });
}

function isCost(tokens: readonly Token[]): boolean {
  return tokens.every((token) => COSTING.has(lowerOf(token)) || PREPOSITIONS.has(lowerOf(token)));
}

/** Whatever it was that cost something is said as well: "the cost of the repairs" is not that of a loan. */
function isInFull({ iri }: RelationEntry, said: readonly Token[], catalogue: Catalogue): boolean {
  const words = said.flatMap((token) => ("word" in token ? [token.word] : []));
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return names.some(({ content }) =>
    content.every((each) => words.some((word) => closeness(word, each) >= LIKENESS.synonym)),
  );
}

interface ValueSaid {
  readonly value: RelationEntry;
  readonly to: number;
}

/** The one number of the nodes that is called so in full, by most words. */
function valueAt(
  tokens: readonly Token[],
  at: number,
  kind: NodeKind,
  linking: Linking,
  catalogue: Catalogue,
): ValueSaid | undefined {
  for (let to = Math.min(tokens.length, at + MOST_WORDS_OF_A_VALUE); to > at; to -= 1) {
    const words = tokens.slice(at, to).flatMap((token): readonly Word[] => ("word" in token ? [token.word] : []));
    if (words.length < to - at) continue;
    const iris = linking
      .link({ words, role: "NOUN", known: "ENTITY" })
      .flatMap(({ iri, direction, loose, narrower }) =>
        direction === "FORWARD" && loose !== true && narrower !== true ? [iri] : [],
      );
    const [value, ...others] = kind.values.filter(
      ({ iri, objectKind }) => objectKind === "NUMBER" && iris.includes(iri),
    );
    // "The fees of the loans granted by E": what was done is said of the loans, and is not what the fee is called.
    if (value === undefined || !words.every((word) => !isPast(word.lower) || isInName(word, value.iri, catalogue)))
      continue;
    return others.length === 0 ? { value, to } : undefined;
  }
  return undefined;
}
