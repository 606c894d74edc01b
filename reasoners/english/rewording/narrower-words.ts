import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import type { PartOfSpeech } from "../dictionary/entry.ts";
import { LIGHT } from "../linking/content-words.ts";
import { REWORDING } from "../weights.ts";
import { graphWords } from "./graph-words.ts";

/**
 * Words of a graph, by what they are kinds of ("dock" has "moor", as mooring is a way to dock), with how often both are
 * used so, 0–1.
 */
type Narrower = ReadonlyMap<string, ReadonlyMap<string, number>>;

const known = new WeakMap<Catalogue, Narrower>();

/**
 * The one word of a graph that says a kind of what was said, as the dictionary has it; undefined where there is none,
 * or several, of which either may be meant.
 * @param lower a noun for a kind of things, or a verb, that the graph does not go by, in lower case
 */
export function narrowerWord(lower: string, partOfSpeech: PartOfSpeech, catalogue: Catalogue): string | undefined {
  if (partOfSpeech !== "n" && partOfSpeech !== "v") return undefined;
  const found = known.get(catalogue) ?? narrowerIn(catalogue);
  known.set(catalogue, found);
  const below = englishDictionary()
    .lemmasOf(lower, partOfSpeech)
    .flatMap((base) => [...(found.get(partOfSpeech + base) ?? [])])
    .sort(([, a], [, b]) => b - a);
  const [best, next] = below;
  // "Make" is hardly ever said of breeding.
  if (partOfSpeech === "v" && best !== undefined && best[1] < REWORDING.leastOfNarrowerVerb) return undefined;
  return best === undefined || (next !== undefined && next[1] > best[1] * REWORDING.rivalOfNarrower)
    ? undefined
    : best[0];
}

function narrowerIn(catalogue: Catalogue): Narrower {
  const found = new Map<string, Map<string, number>>();
  const dictionary = englishDictionary();
  const { kinds, deeds } = graphWords(catalogue);
  for (const [part, words] of [
    ["n", kinds],
    ["v", deeds],
  ] as const)
    for (const word of new Set([...words].flatMap((each) => dictionary.lemmasOf(each, part)))) {
      if (LIGHT.has(word)) continue;
      for (const { word: wider, share, shareOfWider } of dictionary.kindsOf(word, part)) {
        const key = part + wider;
        const below = found.get(key) ?? new Map<string, number>();
        found.set(key, below.set(word, share * shareOfWider));
      }
    }
  return found;
}
