import type { LinkCandidate } from "../../../question/form/logical-form.ts";
import type { Catalogue, ClassEntry } from "../../../sources/knowledge-graph.ts";
import { singularForms } from "../../../text/plural.ts";
import { wordsOf, type Word } from "../language/words.ts";

interface ClassName {
  readonly entry: ClassEntry;
  readonly weight: number;
}

const known = new WeakMap<Catalogue, ReadonlyMap<string, readonly ClassName[]>>();

/**
 * The classes that a noun phrase names ("films", "baseball team"), best first: by label 1, by alias 0.95; a name that says
 * the last word only ("team" for "baseball team" is the class "team") is not enough to be one.
 */
export function linkClass(words: readonly Word[], catalogue: Catalogue): readonly LinkCandidate[] {
  const found = namesOf(catalogue).get(nameKey(words)) ?? [];
  const best = new Map<string, LinkCandidate>();
  for (const { entry, weight } of found) {
    const score = weight;
    if (score > (best.get(entry.iri)?.score ?? 0)) best.set(entry.iri, { iri: entry.iri, label: entry.label, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score || (a.iri < b.iri ? -1 : 1)).slice(0, 5);
}

/** Equal for a name and its plural, however written. */
function nameKey(words: readonly Word[]): string {
  return words
    .map((word) => (singularForms(word.lower)[0] ?? word.lower).replaceAll(/[-/_]/gu, " "))
    .join(" ");
}

function namesOf(catalogue: Catalogue): ReadonlyMap<string, readonly ClassName[]> {
  const found = known.get(catalogue);
  if (found !== undefined) return found;
  const names = new Map<string, ClassName[]>();
  for (const entry of catalogue.classes) {
    const texts = [[entry.label, 1] as const, ...entry.aliases.map((alias) => [alias, 0.95] as const)];
    for (const [text, weight] of texts) {
      const key = nameKey(wordsOf(text));
      const bucket = names.get(key) ?? [];
      names.set(key, [...bucket, { entry, weight }]);
    }
  }
  known.set(catalogue, names);
  return names;
}
