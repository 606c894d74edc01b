import { iri } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import { HttpProblem } from "../../http/http-problem.ts";
import type { Reply } from "../endpoint/endpoint.ts";
import { countIn } from "../endpoint/row-count.ts";

/** Runs one query; never told that a result is a part when it is. */
export type Ask = (query: string) => Promise<Reply>;

/** The number of triples, counted no further than `bound` + 1. */
export async function countUpTo(bound: number, ask: Ask): Promise<number> {
  return countIn(
    await ask(`SELECT (COUNT(*) AS ?n) WHERE { { SELECT ?s WHERE { ?s ?p ?o } LIMIT ${bound + 1} } }`),
    "n",
  );
}

/** Triples by predicate. */
export interface Counts {
  /** In order of the predicates. */
  readonly byPredicate: ReadonlyMap<string, number>;
  /** Those of all predicates together. */
  readonly sum: number;
}

export async function countsByPredicate(ask: Ask): Promise<Counts> {
  const { rows } = await complete("SELECT ?p (COUNT(*) AS ?n) WHERE { ?s ?p ?o } GROUP BY ?p", ask);
  const counts = rows.flatMap((row) => {
    const [predicate, count] = [row.get("p"), row.get("n")];
    return predicate?.kind === "iri" && count?.kind === "literal"
      ? [[predicate.value, Number(count.lexical)] as const]
      : [];
  });
  const byPredicate = new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { byPredicate, sum: [...byPredicate.values()].reduce((sum, count) => sum + count, 0) };
}

/** A triple in two graphs is counted twice, and given once. */
export async function distinctCount(predicate: string, ask: Ask): Promise<number> {
  return countIn(
    await ask(
      `SELECT (COUNT(*) AS ?n) WHERE { { SELECT DISTINCT ?s ?o WHERE { ?s ${writeTerm(iri(predicate))} ?o } } }`,
    ),
    "n",
  );
}

/** @throws HttpProblem `MALFORMED` for a part of a result */
export async function complete(query: string, ask: Ask): Promise<Reply> {
  const reply = await ask(query);
  if (reply.truncated) throw new HttpProblem("MALFORMED", "it gave only a part of the rows that it was asked for");
  return reply;
}
