import { nothingWithin, type LiesWithin } from "../../evidence/conflicts/lies-within.ts";
import type { AnswerValue, ReasoningPath } from "../../evidence/trace.ts";
import { distinctValues, valueKey } from "../../evidence/values.ts";
import { placesAmong } from "../../graph/places/lies-within.ts";
import { locatingRelations } from "../../graph/places/locating-relations.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { StageContext } from "../../investigation/stage.ts";
import type { Question } from "../../question/question.ts";
import { catalogueStage } from "../../question/stages.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";
import { normalise } from "../../text/normalise.ts";

/** What somebody says the answer is, and by which paths. */
interface Found {
  readonly values: readonly AnswerValue[];
  readonly paths: readonly ReasoningPath[];
}

/**
 * Which of the answers of several strategies lie within others, where the same is said of both. Nothing is looked up
 * for a list: both a town and its country may be part of one.
 */
export async function nestingAmong(
  answers: readonly Found[],
  {
    question,
    parts,
    context,
  }: { readonly question: Question; readonly parts: InvestigationParts; readonly context: StageContext },
): Promise<LiesWithin> {
  const values = distinctValues(answers.flatMap((each) => each.values));
  if (values.length < 2 || answers.some((each) => each.values.length > 1)) return nothingWithin;
  const catalogue = await context.get(catalogueStage(question, parts));
  const liesWithin = await placesAmong(values, { graph: parts.graph, catalogue, context });
  const sayTheSame = sameSaid(answers, catalogue);
  return (inner, outer) => liesWithin(inner, outer) && sayTheSame(inner, outer);
}

/**
 * Is the same said of two values, by one relation that leads to both, or by such as say where something lies? That
 * somebody died in the country in which the town lies where somebody lived is no agreement.
 */
function sameSaid(answers: readonly Found[], catalogue: Catalogue): LiesWithin {
  const locating = new Set(locatingRelations(catalogue).relations);
  const byName = new Map<string, string>();
  for (const { iri, label, aliases } of catalogue.relations)
    for (const name of [label, ...aliases].map(normalise)) if (!byName.has(name)) byName.set(name, iri);
  const relations = new Map<string, Set<string>>();
  for (const { values, paths } of answers)
    for (const value of values) {
      const known = relations.get(valueKey(value)) ?? new Set();
      relations.set(valueKey(value), known);
      // Words of a text that name a relation of the graph say what that says.
      for (const { iri, label } of relationsTo(value, paths)) known.add(iri ?? byName.get(normalise(label)) ?? label);
    }
  return (one, other) => {
    const [ofOne, ofOther] = [one, other].map((value) => [...(relations.get(valueKey(value)) ?? [])]);
    if (ofOne === undefined || ofOther === undefined) return false;
    if (ofOne.some((relation) => ofOther.includes(relation))) return true;
    return [ofOne, ofOther].every((all) => all.length > 0 && all.every((relation) => locating.has(relation)));
  };
}

/** The relations by which paths come to a value; those that lead on from it are conditions on it. */
function relationsTo(value: AnswerValue, paths: readonly ReasoningPath[]) {
  const steps = paths.flatMap((path) => path.steps);
  const holds = (nodes: readonly AnswerValue["node"][]): boolean =>
    nodes.some((node) => valueKey({ node }) === valueKey(value));
  const coming = steps.filter(({ objects }) => holds(objects));
  return (coming.length > 0 ? coming : steps.filter(({ subjects }) => holds(subjects))).map(({ relation }) => relation);
}
