import type { Form } from "../question/form/logical-form.ts";
import { catalogueStage } from "../question/stages.ts";
import type { Outcome, QueryContext } from "./outcomes.ts";
import { mayBeMeant, meaningIn, partialNamesOf, withPartsAsSaid } from "./partial-names.ts";

/** What came of asking whether one thing is meant by each name that was said in part. */
export interface NamesMeant {
  /** Why it is open what is meant, as clauses. */
  readonly open: readonly string[];
  /** What else is called so and can not be meant, as clauses. */
  readonly told: readonly string[];
}

/**
 * Of names that were said in part: is it one thing that is meant? Not where others lead to an answer too, and not where
 * what is asked may be asked of them as well.
 */
export async function namesMeant(
  form: Form,
  [decided, ...others]: readonly Outcome[],
  { context, question, parts }: QueryContext,
): Promise<NamesMeant> {
  const partial = decided === undefined ? [] : partialNamesOf(form, decided.form);
  if (decided === undefined || partial.length === 0) return { open: [], told: [] };
  const catalogue = await context.get(catalogueStage(question, parts));
  const iris = partial.flatMap(({ taken, others: rest }) => [taken, ...rest.map(({ iri }) => iri)]);
  const described = await parts.graph.describe([...new Set(iris)], context);
  const typesOf = (iri: string): readonly string[] => described.get(iri)?.types ?? [];
  const labelOf = (iri: string): string => described.get(iri)?.label ?? iri;
  const [open, told]: [string[], string[]] = [[], []];
  for (const { text, taken, others: rest } of partial) {
    const meant = rest.filter(
      ({ iri }) =>
        others.some((other) => meaningIn(other, text) === iri) ||
        mayBeMeant(decided.form, text, typesOf(iri), typesOf(taken), catalogue),
    );
    const labels = [taken, ...meant.map(({ iri }) => iri)].map(labelOf);
    const listed = [...new Set(labels)].map((label) => {
      const called = labels.filter((each) => each === label).length;
      return called === 1 ? `“${label}”` : `one of ${called} that are called “${label}”`;
    });
    if (meant.length > 0) open.push(`“${text}” may mean ${listed.join(" or ")}: which of them is meant was not said`);
    else
      told.push(
        `“${text}” is a part of the name of ${notMeant(rest, labelOf(taken))} too, of which this can not be asked`,
      );
  }
  return { open, told };
}

function notMeant(others: readonly { readonly label: string }[], taken: string): string {
  const labels = others.map(({ label }) => (label === taken ? `another “${label}”` : `“${label}”`));
  return [...new Set(labels)].join(" and ");
}

/** An outcome of which nothing is taken. */
export function leftOpen(outcome: Outcome, reasons: readonly string[]): Outcome {
  const { execution, form } = outcome;
  return {
    ...outcome,
    form: withPartsAsSaid(form),
    execution: { ...execution, tables: execution.tables.map((table) => ({ ...table, notes: [] })) },
    decision: { kind: "undecided", reason: reasons.join("; "), isOpen: true, rows: [] },
  };
}
