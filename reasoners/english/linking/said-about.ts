import type { Form, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { relationEntry } from "./known-entries.ts";

/** "Who wrote about E" without who wrote E: what something is about is told by a relation that says so, or by none. */
export function withoutDeedsAbout(form: Form, catalogue: Catalogue): Form {
  return mapForm(form, (node) => {
    if (node.kind !== "follow" || !saysDeedAbout(wordsOf(node.relation.text))) return node;
    const candidates = node.relation.candidates.filter((each) => tellsTheme(each, catalogue));
    return { ...node, relation: { ...node.relation, candidates } };
  });
}

function saysDeedAbout(words: readonly Word[]): boolean {
  return words.some(({ lower }) => lower === "about") && words.some(({ lower }) => !isFunctionWord(lower));
}

function tellsTheme({ iri, label }: RelationCandidate, catalogue: Catalogue): boolean {
  const names = [label, ...(relationEntry(catalogue, iri)?.aliases ?? [])];
  return names.some((name) => wordsOf(name).some(({ roots }) => roots.some((root) => THEMES.has(root))));
}

/** Families of words for what something is about. */
const THEMES: ReadonlySet<string> = new Set(["theme", "depict"]);
