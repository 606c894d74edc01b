import type { Form, MentionForm } from "../question/form/logical-form.ts";
import { childForms, mapForm, nodesOf, relationOf } from "../question/form/walk.ts";
import { type Catalogue, MOST_END_CLASSES } from "../sources/knowledge-graph.ts";
import type { Outcome } from "./outcomes.ts";

/** A name that was said in part, and what it may mean. */
export interface PartialName {
  readonly text: string;
  /** IRI of what was taken. */
  readonly taken: string;
  /** What else is called so in part. */
  readonly others: readonly { readonly iri: string; readonly label: string }[];
}

/** The names of a reading that were said in part and of which several things may be meant, and what was taken. */
export function partialNamesOf(form: Form, concrete: Form): readonly PartialName[] {
  return partialMentions(form).flatMap(({ text, candidates }) => {
    const taken = mentionCalled(concrete, text)?.candidates[0];
    if (taken === undefined || candidates.length < 2) return [];
    return [{ text, taken: taken.iri, others: candidates.filter(({ iri }) => iri !== taken.iri) }];
  });
}

/** Does a form rest on a name that was said in part and may mean several things? */
export function mayMeanSeveral(form: Form): boolean {
  return partialMentions(form).some(({ candidates }) => candidates.length > 1);
}

/** What was taken for names that were said in part, as clauses, each once. */
export function toldPartialNames(concrete: Form): readonly string[] {
  const told = partialMentions(concrete).flatMap(({ text, candidates: [taken] }) =>
    taken === undefined ? [] : [`“${text}” was read as “${taken.label}”`],
  );
  return [...new Set(told)];
}

/** The form with names that were said in part as they were said. */
export function withPartsAsSaid(concrete: Form): Form {
  return mapForm(concrete, (node) =>
    node.kind === "mention"
      ? {
          ...node,
          candidates: node.candidates.map((each) => (each.isPart === true ? { ...each, label: node.text } : each)),
        }
      : node,
  );
}

/**
 * May another thing be meant by a part of a name, as well as the one of which the graph knows what is asked? That it
 * knows nothing of the kind about it tells nothing: unless no thing of its kind has the relation, or it is not of the
 * kind that is said beside it.
 * @param types The classes of the other thing
 * @param takenTypes Those of the one that was taken
 */
export function mayBeMeant(
  concrete: Form,
  text: string,
  types: readonly string[],
  takenTypes: readonly string[],
  catalogue: Catalogue,
): boolean {
  const own = mostSpecific(types, catalogue);
  if (own.length === 0) return true;
  const { kinds, relation } = saidOf(concrete, text) ?? { kinds: [] };
  if (kinds.some((kind) => !types.includes(kind))) return false;
  const entry = catalogue.relations.find(({ iri }) => iri === relation?.iri);
  const ends = relation?.direction === "BACKWARD" ? entry?.objectClasses : entry?.subjectClasses;
  // Where no relation tells, what is of one kind with what was taken may be meant.
  if (entry === undefined) return relation !== undefined || own.some((type) => takenTypes.includes(type));
  if (ends === undefined || ends.length === 0 || ends.length >= MOST_END_CLASSES) return true;
  const ending = mostSpecific(ends, catalogue);
  return own.some((type) => ending.includes(type) || ends.some((end) => ancestorsOf(end, catalogue).includes(type)));
}

function partialMentions(form: Form): readonly MentionForm[] {
  return [...nodesOf(form)].flatMap(({ node }) =>
    node.kind === "mention" && node.candidates.some(({ isPart }) => isPart === true) ? [node] : [],
  );
}

function mentionCalled(form: Form, text: string): MentionForm | undefined {
  return partialMentions(form).find((mention) => mention.text === text);
}

interface SaidOf {
  /** IRIs of classes. */
  readonly kinds: readonly string[];
  readonly relation?: { readonly iri: string; readonly direction: "FORWARD" | "BACKWARD" };
}

/** What is said of a name directly: kinds beside it, and the nearest relation. Undefined where it is not here. */
function saidOf(form: Form, text: string): SaidOf | undefined {
  if (form.kind === "mention") return form.text === text ? { kinds: [] } : undefined;
  for (const child of childForms(form)) {
    const said = saidOf(child, text);
    if (said === undefined) continue;
    if (said.relation !== undefined) return said;
    const relation = relationOf(form)?.candidates[0];
    if (relation !== undefined) return { ...said, relation };
    const beside =
      form.kind === "intersect"
        ? form.sets.flatMap((set) => (set.kind === "instances" ? set.candidates.slice(0, 1).map(({ iri }) => iri) : []))
        : [];
    return { ...said, kinds: [...said.kinds, ...beside] };
  }
  return undefined;
}

function ancestorsOf(type: string, { classes }: Catalogue): readonly string[] {
  return classes.find(({ iri }) => iri === type)?.ancestors ?? [];
}

function mostSpecific(types: readonly string[], catalogue: Catalogue): readonly string[] {
  const above = new Set(types.flatMap((type) => ancestorsOf(type, catalogue)));
  return types.filter((type) => !above.has(type));
}

/** What each name means in an outcome's form. */
export function meaningIn({ form }: Outcome, text: string): string | undefined {
  return mentionCalled(form, text)?.candidates[0]?.iri;
}
