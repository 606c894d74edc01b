import type { Form, RelationCandidate } from "../../../../engine/question/form/logical-form.ts";
import { mapForm, relationOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue, RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import { wordsOf, type Word } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";

/**
 * Takes from forms of one question the relations through a node of which too little is said: "how many ports" is not
 * the default of a port; and where things have a day of creation themselves, "when was it created" is not when its
 * release was. Undefined for a form in which a phrase has no other meaning.
 */
export function withoutHalfNamed(words: readonly Word[], catalogue: Catalogue): (form: Form) => Form | undefined {
  // A question is read in hundreds of forms, which hold the same relations.
  const known = new Map<string, boolean>();
  const saysEnough = saidEnough(words, catalogue);
  const isMeant = ({ iri, label }: RelationCandidate): boolean => {
    const key = `${iri} ${label}`;
    const found = known.get(key) ?? saysEnough(iri, label);
    known.set(key, found);
    return found;
  };
  return (form) => withOnly(isMeant, form);
}

/** Does a question say enough of the relation of that IRI, by that label? */
function saidEnough(words: readonly Word[], catalogue: Catalogue): (iri: string, label: string) => boolean {
  const said = new Set(words.flatMap(({ lower, roots }) => [lower, ...roots]));
  const isSaid = (name: string): boolean =>
    wordsOf(name).every(
      ({ lower, roots }) => isFunctionWord(lower) || [lower, ...roots].some((each) => said.has(each)),
    );
  return (iri, label) => {
    const entry = relationEntry(catalogue, iri);
    // One that is called by its first relation alone, as a height whose number stands on a node, is said by that.
    if (entry?.through === undefined || !isCalledByBoth(label, entry.through)) return true;
    if ([label, ...entry.aliases].some(isSaid)) return true;
    const [, part] = entry.through;
    return isSaid(part) && !isOwnName(part, entry, catalogue);
  };
}

/** The form with such candidates only; undefined where a phrase has none left. */
function withOnly(isMeant: (candidate: RelationCandidate) => boolean, form: Form): Form | undefined {
  let hasLostAll = false;
  const kept = mapForm(form, (node) => {
    const relation = relationOf(node);
    if (relation === undefined || !("relation" in node)) return node;
    const candidates = relation.candidates.filter(isMeant);
    if (candidates.length === relation.candidates.length) return node;
    hasLostAll ||= candidates.length === 0;
    return { ...node, relation: { ...relation, candidates } };
  });
  return hasLostAll ? undefined : kept;
}

function isCalledByBoth(label: string, through: readonly string[]): boolean {
  const name = new Set(wordsOf(label).map(({ lower }) => lower));
  return through.every((each) => wordsOf(each).every(({ lower }) => name.has(lower)));
}

/** Do things of some kind have a relation of that name themselves, beside the nodes that another one leads through? */
function isOwnName(name: string, leading: RelationEntry, catalogue: Catalogue): boolean {
  const between = nodesOn(leading, catalogue);
  return catalogue.relations.some(
    ({ label, through, subjectClasses }) =>
      through === undefined &&
      subjectClasses.some((iri) => !between.has(iri)) &&
      label.toLowerCase() === name.toLowerCase(),
  );
}

/** The classes of the nodes without a name on a relation of two steps: what its first step leads to. */
function nodesOn({ through, subjectClasses }: RelationEntry, { relations }: Catalogue): ReadonlySet<string> {
  const first = relations.filter((each) => each.through === undefined && each.label === through?.[0]);
  const isBegun = (each: RelationEntry): boolean => subjectClasses.some((iri) => each.subjectClasses.includes(iri));
  return new Set(first.flatMap((each) => (isBegun(each) ? each.objectClasses : each.subjectClasses)));
}
