import lists from "../language/data/nouns.json" with { type: "json" };
import type { Reading } from "../../../engine/question/analysis.ts";
import type { Form, RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";

/** What a graph calls the relation that tells men from women. */
const NAMES = wordSet(lists.gender);
const SEXES = [
  { words: wordSet(lists.male), value: "male" },
  { words: wordSet(lists.female), value: "female" },
] as const;

/**
 * A reading whose words for men or women are held against what the graph states of them: "father" read as a relation
 * to parents, those of whom it states that they are male. Undefined where the graph has no such relation, or no link
 * of the form says the word.
 */
export function checkedByGender(reading: Reading, sexes: readonly string[], catalogue: Catalogue): Reading | undefined {
  const gender = sexes.length === 0 ? undefined : genderOf(catalogue);
  if (gender === undefined) return undefined;
  const checked = new Set<string>();
  const form = mapForm(reading.form, (node) => {
    const said = textOf(node);
    const word = wordsOf(said).find(({ text }) => sexes.includes(text));
    const sex = SEXES.find(({ words }) => word !== undefined && words.has(word.lower));
    if (word === undefined || sex === undefined) return node;
    checked.add(word.text);
    return isOfSex(node as SetForm, gender, sex.value);
  });
  const unchecked = (reading.unchecked ?? []).filter((each) => !checked.has(each));
  if (checked.size === 0) return undefined;
  const { unchecked: _unchecked, ...told } = reading;
  return { ...told, form, ...(unchecked.length === 0 ? {} : { unchecked }) };
}

function isOfSex(set: SetForm, relation: RelationPhrase, value: string): Form {
  return { kind: "where", set, relation, condition: { operator: "=", value: { type: "text", text: value } } };
}

function textOf(node: Form): string {
  if (node.kind === "follow") return node.relation.text;
  return node.kind === "instances" ? node.text : "";
}

function genderOf({ relations }: Catalogue): RelationPhrase | undefined {
  const entry = relations.find(({ label, aliases }) =>
    [label, ...aliases].some((name) => NAMES.has(name.toLowerCase())),
  );
  return entry === undefined
    ? undefined
    : {
        text: entry.label,
        candidates: [{ iri: entry.iri, label: entry.label, direction: "FORWARD", score: 1 }],
      };
}
