import { print } from "graphql";
import { DEFAULT_STRATEGY } from "../../engine/strategies/default-strategy.ts";
import type { StrategyName } from "../../engine/evidence/trace.ts";
import { iri, literal } from "../../engine/rdf/term.ts";
import { writeTerm } from "../../engine/rdf/write-term.ts";
import type { AnswerWithTraceQuery, FactFragment } from "../generated/graphql.ts";
import { AnswerWithTraceDocument } from "../generated/graphql.ts";
import type { BuiltIn } from "./built-in.ts";

type Asked = NonNullable<AnswerWithTraceQuery["question"]>;
type Answer = NonNullable<Asked["answer"]>;

/** An answer with its values, paths and evidence as lists: the first page of each. */
export interface TracedAnswer extends Omit<Answer, "values"> {
  readonly values: Answer["values"]["nodes"];
  readonly paths: NonNullable<Asked["paths"]>["nodes"];
  readonly evidence: NonNullable<Asked["evidence"]>["nodes"];
}

/** Asks as a client does: one GraphQL operation. */
export async function ask(
  { gateway }: BuiltIn,
  text: string,
  strategy: StrategyName = DEFAULT_STRATEGY,
): Promise<TracedAnswer> {
  const result = await gateway.execute({ query: print(AnswerWithTraceDocument), variables: { text, strategy } });
  const { answer, paths, evidence } = (result.data as AnswerWithTraceQuery | null | undefined)?.question ?? {};
  if (!answer || !paths || !evidence) throw new Error(JSON.stringify(result.errors));
  return { ...answer, values: answer.values.nodes, paths: paths.nodes, evidence: evidence.nodes };
}

/** The query that asks whether a graph holds a fact that a client was shown. */
export function whetherHeld({ subject, predicate, object }: FactFragment): string {
  return `SELECT (1 AS ?held) WHERE { ${sparqlTerm(subject)} <${predicate.iri}> ${sparqlTerm(object)} }`;
}

function sparqlTerm(term: FactFragment["subject"]): string {
  if (term.__typename === "Entity") return writeTerm(iri(term.iri));
  if (term.__typename === "Literal") return writeTerm(literal(term.lexical, term.datatype, term.language ?? undefined));
  throw new Error(`A ${term.__typename} stands in no query.`);
}
