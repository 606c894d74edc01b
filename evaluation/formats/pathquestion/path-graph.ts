import { EvaluationInputError, quotedPath, unexpected } from "../../input-error.ts";
import type { Fact, GoldQuestion, LeftOut } from "../../question-set.ts";
import { readLines } from "../reading/lines.ts";

/** A file of triples. */
export interface PathGraph {
  readonly file: string;
  readonly facts: readonly Fact[];
  readonly keys: ReadonlySet<string>;
  readonly leftOut: LeftOut;
}

/** A graph that holds fewer of the gold facts than this is not the one that the questions are asked of. */
const ENOUGH = 0.5;

/** @throws EvaluationInputError when more than 5 % of the lines are no triples, naming the first of them */
export async function readGraph(file: string): Promise<PathGraph> {
  const facts: Fact[] = [];
  const leftOut = await readLines(file, (text, place) => {
    const [subject = "", relation = "", object = "", ...more] = text.split("\t").map((column) => column.trim());
    if (subject === "" || relation === "" || object === "" || more.length > 0) {
      throw unexpected(place, "a fact: subject, relation and object with tabs between them", text);
    }
    facts.push({ subject, relation, object });
  });
  return { file, facts, leftOut, keys: new Set(facts.map(keyOf)) };
}

/**
 * The graph that holds most of the facts on the questions' paths; the first of those that hold the same.
 * @throws EvaluationInputError when none holds half of them
 */
export function graphOf(file: string, questions: readonly GoldQuestion[], graphs: readonly PathGraph[]): PathGraph {
  const facts = questions.flatMap((question) => question.facts ?? []).filter((fact) => fact.kind === "triple");
  const shares = graphs.map(
    ({ keys }) => facts.filter((fact) => keys.has(keyOf(fact))).length / Math.max(facts.length, 1),
  );
  const best = Math.max(...shares);
  const graph = graphs[shares.indexOf(best)];
  if (graph !== undefined && best >= ENOUGH) return graph;
  const tried = graphs
    .map((each, index) => `${quotedPath(each.file)} (${Math.round((shares[index] ?? 0) * 100)} %)`)
    .join(", ");
  throw new EvaluationInputError(
    `No graph holds the facts on the paths of ${quotedPath(file)}. Those that were tried, with the share they hold: ${tried}.`,
  );
}

function keyOf({ subject, relation, object }: Fact): string {
  return `${subject}\t${relation}\t${object}`;
}
