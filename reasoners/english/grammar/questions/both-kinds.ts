import lists from "../../language/data/question-words.json" with { type: "json" };
import type { Form, RelationCandidate, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { FILLERS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { asksForText } from "../noun-phrase/valued-class.ts";
import { type FormParse, intersection, parse, type Parse } from "../parse.ts";

/** "which bakers are singers": what is of both kinds. */
export function bothKinds(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const are = grammar.words.findIndex(({ lower }, index) => index > from && PLURAL_COPULA.has(lower));
  if (are < 0 || are >= to - 1) return [];
  const behind = FILLERS.has(grammar.words[are + 1]?.lower ?? "") ? are + 2 : are + 1;
  return grammar.sets(from, are).flatMap((kind) =>
    grammar.sets(behind, to).flatMap((named) => {
      if (!isKind(kind.value)) return [];
      const other = isKind(named.value) ? named : kindByName(grammar, kind.value, behind, to);
      if (other === undefined) return [];
      const both = intersection([kind.value, other.value]);
      return both.kind === "intersect" ? [parse<Form>(both, kind.cost + other.cost + QUESTIONS.bothKinds)] : [];
    }),
  );
}

/**
 * "(How many accidents) were collisions", where the graph has the collision as what an accident is of: all of the kind
 * of which one relation alone says so. Undefined for what is written as a name, and where several relations may.
 */
function kindByName(grammar: Grammar, kind: SetForm, from: number, to: number): Parse<SetForm> | undefined {
  const named = grammar.isLowerCase(from, to) ? grammar.mention(from, to) : undefined;
  if (kind.kind !== "instances" || named?.value.kind !== "mention") return undefined;
  const [classes, types] = [kind.candidates.map(({ iri }) => iri), grammar.typesOfMention(from, to)];
  const [only, ...others] = grammar.catalogue.relations.filter(
    ({ through, subjectClasses, objectClasses }) =>
      through === undefined &&
      subjectClasses.some((iri) => classes.includes(iri)) &&
      objectClasses.some((iri) => types.includes(iri)),
  );
  if (only === undefined || others.length > 0) return undefined;
  const way: RelationCandidate = { iri: only.iri, label: only.label, direction: "BACKWARD", score: 1 };
  const relation = { text: named.value.text, candidates: [way] };
  return parse<SetForm>({ kind: "follow", from: named.value, relation }, named.cost);
}

/** A class, or those whom a relation says to be of a kind, or to have a role. */
export function isKind(set: SetForm): boolean {
  return (
    set.kind === "instances" ||
    (set.kind === "union" && set.sets.every(isKind)) ||
    (set.kind === "where" && asksForText(set) && isKind(set.set)) ||
    (set.kind === "follow" && (set.relation.text === "is" || isKind(set.from)))
  );
}

const PLURAL_COPULA = wordSet(lists.pluralCopulas);
