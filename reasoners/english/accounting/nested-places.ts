import lists from "../language/data/account-words.json" with { type: "json" };
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { relationEntry } from "../linking/known-entries.ts";

const LYING = wordSet(lists.lying);

/** Of a name of a relation, so much is read. */
const LONGEST_NAME = 80;

/**
 * "Which churches are in E?" asks for those in towns of E as well: where a relation says in what places lie, and leads
 * from places to places of the same kind, only what lies in E itself is found. A clause that says it.
 */
export function nestedPlaces(form: Form, catalogue: Catalogue): readonly string[] {
  const told = [...nodesOf(form)].flatMap(({ node }): readonly string[] => {
    if (node.kind !== "follow" || node.from.kind !== "mention") return [];
    const [best] = node.relation.candidates;
    const entry = best?.direction === "BACKWARD" ? relationEntry(catalogue, best.iri) : undefined;
    if (entry === undefined || !isNested(entry) || !saysWhereItLies(entry)) return [];
    return [`what lies in parts of “${node.from.text}” was not looked at`];
  });
  return [...new Set(told)];
}

function isNested({ subjectClasses, objectClasses }: RelationEntry): boolean {
  return subjectClasses.some((iri) => objectClasses.includes(iri));
}

/** "Located in", "in": and nothing of a kind that parts of it need not have. */
function saysWhereItLies({ label }: RelationEntry): boolean {
  const words = wordsOf(label.slice(0, LONGEST_NAME)).map(({ lower }) => lower);
  const said = words.filter((lower) => !isFunctionWord(lower));
  return words.some((lower) => lower === "in" || lower === "within") && said.every((lower) => LYING.has(lower));
}
