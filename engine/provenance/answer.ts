import type { AnswerValue, Evidence, ReasoningPath, StrategyResult, TraceNode } from "../evidence/trace.ts";
import { valueKey } from "../evidence/values.ts";
import { iri, type Iri, type Term } from "../rdf/term.ts";
import { eachInTurns, mapInTurns, Turn } from "../investigation/turn.ts";
import { own, type Statements } from "./statements.ts";
import { RDF_VALUE } from "./vocabulary.ts";

export interface AnswerContext {
  /** Of the question. */
  readonly question: string;
  readonly program: Iri;
  readonly answering: Iri;
  /** When that had ended, in milliseconds since 1970, where it is known. */
  readonly answeredAt: number | undefined;
  cite(evidence: Evidence): Iri;
  /** The sources that bore it out, or were asked in vain: what a value rests on that no piece of evidence shows. */
  readonly consulted: readonly Iri[];
  /** Whose own knowledge it is, where no source was asked. */
  readonly believedBy: readonly Iri[];
}

/** The answer and its values, the paths that lead to them and the evidence that these rest on; in turns. */
export async function describeAnswer(result: StrategyResult, context: AnswerContext, says: Statements): Promise<Iri> {
  const { question, program, answering, answeredAt, believedBy } = context;
  const turn = new Turn();
  const citedAs = new Map<string, Iri>();
  await eachInTurns(result.evidence, (each) => citedAs.set(each.id, context.cite(each)), turn);
  const cited = (ids: readonly string[]): readonly Iri[] => ids.flatMap((id) => citedAs.get(id) ?? []);
  const paths = await mapInTurns(result.paths, (path) => describePath(path, cited, context, says), turn);
  const leadingTo = new Map<string, Iri[]>();
  for (const [index, { answers }] of result.paths.entries())
    for (const node of answers) {
      const leading = leadingTo.get(valueKey({ node })) ?? [];
      leadingTo.set(valueKey({ node }), leading);
      leading.push(...paths.slice(index, index + 1));
    }

  const answer = own("answer", question);
  says.is(answer, "Entity", result.text);
  says.is(answer, "Collection");
  says.value(answer, result.text);
  says.comment(answer, result.explanation);
  says.says(answer, "wasGeneratedBy", answering);
  says.says(answer, "wasAttributedTo", program);
  if (answeredAt !== undefined) says.time(answer, "generatedAtTime", answeredAt);
  const everything = [...paths, ...citedAs.values()];
  says.says(answer, "wasDerivedFrom", ...grounds(everything, context));
  const isBelieved = everything.length + context.consulted.length === 0;
  if (isBelieved) says.says(answer, "wasAttributedTo", ...believedBy);

  // What no path leads to rests on all of it: said once, since values and evidence may be many.
  const whole = own("grounds", question);
  const restOnAll = (known: Iri): void => {
    says.is(whole, "Entity", "all that the answer rests on");
    says.says(whole, "wasDerivedFrom", ...grounds(everything, context));
    says.says(known, "wasDerivedFrom", whole);
  };
  const describe = (value: AnswerValue): void => {
    const known = describeValue(value, context, says);
    says.says(answer, "hadMember", known);
    says.says(known, "wasGeneratedBy", answering);
    const leading = leadingTo.get(valueKey(value)) ?? [];
    says.says(known, "wasDerivedFrom", ...leading);
    if (isBelieved) says.says(known, "wasAttributedTo", ...believedBy);
    else if (leading.length === 0) restOnAll(known);
  };
  await eachInTurns(result.values, describe, turn);
  for (const { values, taken, evidence } of result.conflicts ?? []) {
    if (taken) continue;
    for (const value of values) {
      const other = describeValue(value, context, says);
      says.comment(other, "Another answer to the same question, which excludes the others.");
      says.says(other, "wasDerivedFrom", ...cited(evidence));
    }
  }
  return answer;
}

function grounds(shown: readonly Iri[], { consulted }: AnswerContext): readonly Iri[] {
  return shown.length > 0 ? shown : consulted;
}

function describeValue(value: AnswerValue, { question }: AnswerContext, says: Statements): Iri {
  const known = own("value", question, valueKey(value));
  const { label, of } = value.node;
  says.is(known, "Entity", of === undefined ? label : `${of.label}: ${label}`);
  says.value(known, label);
  const term = termOf(value.node);
  if (term !== undefined) says.add(known, RDF_VALUE, term);
  return known;
}

function termOf(node: TraceNode): Term | undefined {
  if (node.kind === "entity") return iri(node.iri);
  return node.kind === "literal" ? node.literal : undefined;
}

function describePath(
  path: ReasoningPath,
  cited: (ids: readonly string[]) => readonly Iri[],
  context: AnswerContext,
  says: Statements,
): Iri {
  const found = own("path", context.question, path.id);
  says.is(found, "Entity", path.text);
  says.says(found, "wasGeneratedBy", context.answering);
  says.says(
    found,
    "wasDerivedFrom",
    ...grounds(
      path.steps.flatMap(({ evidence }) => cited(evidence)),
      context,
    ),
  );
  if (path.sparql !== undefined) {
    const query = own("query", path.sparql);
    says.is(query, "Entity", "the query that gives the path again");
    says.is(query, "Plan");
    says.value(query, path.sparql);
    says.says(found, "wasDerivedFrom", query);
  }
  return found;
}

/** The query whose rows hold the answer, as the plan that its finding followed. */
export function describeQuery(
  result: StrategyResult,
  { question, program, answering }: AnswerContext,
  says: Statements,
): void {
  if (result.sparql === undefined) return;
  const query = own("query", result.sparql);
  says.is(query, "Entity", result.reading ?? "the query of the answer");
  says.is(query, "Plan");
  says.value(query, result.sparql);
  says.says(answering, "used", query);
  associate(answering, { agent: program, plan: query, as: [question, "query"] }, says);
}

/** Says who did something by which plan. */
export function associate(
  activity: Iri,
  { agent, plan, as }: { readonly agent: Iri; readonly plan: Iri; readonly as: readonly string[] },
  says: Statements,
): void {
  const association = own("association", ...as);
  says.is(association, "Association");
  says.says(activity, "qualifiedAssociation", association);
  says.says(association, "agent", agent);
  says.says(association, "hadPlan", plan);
}
