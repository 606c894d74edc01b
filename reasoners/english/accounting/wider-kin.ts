import lists from "../language/data/nouns.json" with { type: "json" };
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { wordsOf } from "../language/words.ts";
import { relationEntry } from "../linking/known-entries.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { FEMALE, MALE } from "./gender.ts";

/** A word for a relative, read as a relation to relatives of several kinds. */
export interface WiderKin {
  readonly said: string;
  readonly label: string;
  /** True where it leads to relatives of many kinds, of which it would be chance to meet the one that is asked for. */
  readonly isOfMany: boolean;
}

/**
 * The words of a question for one kind of relatives that were read as a relation to several kinds, one of whose names
 * they are: what a graph calls "relative", "cousin" and "niece" may lead to any of them.
 */
export function widerKin(form: Form, { words }: AskedQuestion, catalogue: Catalogue): readonly WiderKin[] {
  return [...nodesOf(form)].flatMap(({ node }): readonly WiderKin[] => {
    const relation = relationOf(node);
    const entry = relationEntry(catalogue, relation?.candidates[0]?.iri);
    if (relation === undefined || entry === undefined) return [];
    const kinds = kindsOfKin(entry);
    if (kinds.size < LEAST_KINDS) return [];
    // What is called "father" leads to fathers, whatever else they are called.
    if (MALE.has(entry.label.toLowerCase()) || FEMALE.has(entry.label.toLowerCase())) return [];
    const wide = new Set([...wordsOf(entry.label).map(({ lower }) => lower), ...synonymsOf(entry.label)]);
    const said = wordsOf(relation.text).filter(
      ({ lower }) =>
        words.some((word) => word.lower === lower) &&
        entry.aliases.some((alias) => singularForms(lower).includes(alias.toLowerCase())) &&
        !singularForms(lower).some((each) => wide.has(each)),
    );
    return said.map(({ text }) => ({ said: text, label: entry.label, isOfMany: kinds.size >= MANY_KINDS }));
  });
}

const LEAST_KINDS = 2;
/** Brothers and half-brothers are two. */
const MANY_KINDS = 4;

/** The kinds of relatives that a relation is called by; "father" and "mother" are one. */
function kindsOfKin({ label, aliases }: RelationEntry): ReadonlySet<string> {
  const kin = [label, ...aliases]
    .map((name) => name.toLowerCase())
    .filter((name) => MALE.has(name) || FEMALE.has(name));
  // "Sister" and "brothers" are of one kind.
  const pairOf = (name: string): readonly string[] | undefined =>
    PAIRS.find((pair) => singularForms(name).some((each) => pair.includes(each)));
  return new Set(kin.map((name) => pairOf(name)?.[0] ?? name));
}

const PAIRS = lists.pairs.map((pair) => pair.split(" "));

function synonymsOf(label: string): readonly string[] {
  return englishDictionary()
    .synonymsOf(label.toLowerCase(), "n")
    .map(({ word }) => word);
}
