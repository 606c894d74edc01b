import type { Form, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { relationEntry } from "./known-entries.ts";

/**
 * "Who wrote about E" without who wrote E, "what is E based on" without where it is based: what something is about, or
 * based on, is told by a relation that says so, or by none.
 */
export function withoutDeedsAbout(form: Form, catalogue: Catalogue): Form {
  return mapForm(form, (node) => {
    if (node.kind !== "follow") return node;
    const words = wordsOf(node.relation.text);
    const families = saysDeedAbout(words) ? THEMES : saysBasedOn(words) ? SOURCES : undefined;
    if (families === undefined) return node;
    const candidates = node.relation.candidates.filter((each) => tells(families, each, catalogue));
    return { ...node, relation: { ...node.relation, candidates } };
  });
}

function saysBasedOn(words: readonly Word[]): boolean {
  return words.some(({ lower }, at) => lower === "based" && words[at + 1]?.lower === "on");
}

function saysDeedAbout(words: readonly Word[]): boolean {
  return words.some(({ lower }) => lower === "about") && words.some(({ lower }) => !isFunctionWord(lower));
}

function tells(families: ReadonlySet<string>, { iri, label }: RelationCandidate, catalogue: Catalogue): boolean {
  const names = [label, ...(relationEntry(catalogue, iri)?.aliases ?? [])];
  const isOf = ({ roots }: Word): boolean =>
    roots.some((root) => families.has(root)) && !roots.some((root) => root === HEADQUARTERS);
  return names.some((name) => wordsOf(name).some(isOf));
}

/** Where somebody is based, which has words with what is based on something. */
const HEADQUARTERS = "headquarter";

/** Families of words for what something is about. */
const THEMES: ReadonlySet<string> = new Set(["theme", "depict"]);

/** Families of words for what something comes from; "on" says it of what is built or based on that. */
const SOURCES: ReadonlySet<string> = new Set(["on", "base", "influence", "sourc", "deriv", "derivativ"]);
