import lists from "../language/data/nouns.json" with { type: "json" };
import type { Reading } from "../../../engine/question/analysis.ts";
import type { Form, RelationPhrase, SetForm, WhereForm } from "../../../engine/question/form/logical-form.ts";
import { mapForm, nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { UNTOLD } from "../weights.ts";
import { FEMALE, MALE } from "./gender.ts";

/** Persons of whom nothing but their sex is said: a sister may be told as a sibling, and a woman not as anybody. */
const SEXED = wordSet(lists.sexedPersons);

/** What a graph calls the relation that tells men from women. */
const NAMES = wordSet(lists.gender);

interface Sex {
  readonly words: ReadonlySet<string>;
  readonly code: string;
  readonly value: string;
}

const OF_MEN: Sex = { words: MALE, code: "m", value: "male" };
const OF_WOMEN: Sex = { words: FEMALE, code: "f", value: "female" };

/** A relation by which a graph tells men from women. */
interface Gender {
  readonly entry: RelationEntry;
  readonly relation: RelationPhrase;
}

/**
 * The ways to hold a reading's words for men or women against what the graph states of them, where it states that at
 * all: "father" read as a relation to parents. First those of whom it states that they are male; then those of whom it
 * states nothing, unchecked: who is stated to be female is neither; where sexes are things and none is stated of any,
 * all, unchecked. How many there are, the first alone tells. The reading itself where the graph has no such relation,
 * or no link of the form says the word; but none for men or women whom a graph does not tell from each other.
 */
export function checkedByGender(reading: Reading, sexes: readonly string[], catalogue: Catalogue): readonly Reading[] {
  const gender = sexes.length === 0 ? undefined : genderOf(catalogue);
  if (gender === undefined) return sexes.some((said) => SEXED.has(said.toLowerCase())) ? [] : [reading];
  const checked = new Set<string>();
  const stated = held(reading.form, sexes, (set, sex, word) => {
    checked.add(word);
    return isOfSex(set, gender, sex);
  });
  if (checked.size === 0) return [reading];
  const unchecked = (reading.unchecked ?? []).filter((each) => !checked.has(each));
  const { unchecked: _unchecked, ...told } = reading;
  const sure: Reading = { ...told, form: stated, ...(unchecked.length === 0 ? {} : { unchecked }) };
  if (reading.form.kind === "count") return [sure];
  // A sex that is a thing is followed to, and what is stated of nobody is not looked for by it: who is of the other sex
  // is taken away from all, and where nothing is stated of any, they stay.
  if (gender.entry.objectKind === "ENTITY") {
    const others = held(reading.form, sexes, (set, sex) => ({
      kind: "except",
      set,
      without: isOfSex(set, gender, sex === OF_MEN ? OF_WOMEN : OF_MEN),
    }));
    return [sure, { ...reading, form: others }, { ...reading, likely: UNTOLD.likely }];
  }
  const open = held(reading.form, sexes, (set, sex) => ({ ...isOfSex(set, gender, sex), orUnstated: true }));
  return [sure, { ...reading, form: open }];
}

/** A form in which each set that a word for a sex says is held against it. */
function held(form: Form, sexes: readonly string[], against: (set: SetForm, sex: Sex, word: string) => SetForm): Form {
  return mapForm(form, (node) => {
    const word = wordsOf(textOf(node)).find(({ text }) => sexes.includes(text));
    const sex = [OF_MEN, OF_WOMEN].find(({ words }) => word !== undefined && words.has(word.lower));
    return word === undefined || sex === undefined ? node : against(node as SetForm, sex, word.text);
  });
}

function isOfSex(set: SetForm, { entry: { texts, values }, relation }: Gender, sex: Sex): WhereForm {
  // "M" and "F", "man" and "woman": as the graph writes it.
  const text =
    (texts ?? values ?? []).find((each) => sex.words.has(each.toLowerCase()) || sex.code === each.toLowerCase()) ??
    sex.value;
  return { kind: "where", set, relation, condition: { operator: "=", value: { type: "text", text } } };
}

function textOf(node: Form): string {
  // "Which father has E", and what documents are expected to tell.
  if (node.kind === "follow") return `${node.relation.text} ${node.expects ?? ""}`;
  return node.kind === "instances" ? node.text : "";
}

/** The relation by which a graph tells men from women; undefined where it has none. */
export function genderOf({ relations }: Catalogue): Gender | undefined {
  const entry = relations.find(({ label, aliases }) =>
    [label, ...aliases].some((name) => NAMES.has(name.toLowerCase())),
  );
  if (entry === undefined) return undefined;
  const { iri, label } = entry;
  return { entry, relation: { text: label, candidates: [{ iri, label, direction: "FORWARD", score: 1 }] } };
}

/**
 * True where "which women won E" is left to documents as it stands: no sentence that says who "won" it says whether
 * they are women.
 */
export function leavesSexToTexts(form: Form): boolean {
  return [...nodesOf(form)].some(({ node }) => {
    const relation = relationOf(node);
    const [first] = relation?.candidates.length === 0 ? wordsOf(relation.text) : [];
    return first !== undefined && SEXED.has(first.lower);
  });
}
