import type { Engine } from "../engine.ts";
import type { Lease } from "../investigation/lease.ts";
import { stageKey } from "../investigation/stage.ts";
import type { Question } from "../question/question.ts";
import { type RdfFormat, writeGraph } from "../rdf/write-graph.ts";
import { runsBehind } from "./activities.ts";
import type { Software } from "./agents.ts";
import { provenanceOf } from "./provenance.ts";
import { PREFIXES } from "./vocabulary.ts";

/**
 * How the answer to a question was found, as a file in the terms of W3C PROV-O. It asks for the answer, and nobody for
 * anything that the answer does not take.
 * @param lease Pays for the answer, where it is not there yet
 * @throws Failure as the answer does
 */
export async function traceProvenance(
  engine: Engine,
  question: Question,
  lease: Lease,
  { format, software }: { readonly format: RdfFormat; readonly software: Software },
): Promise<string> {
  const stage = engine.stages.result(question);
  const result = await lease.get(stage);
  const key = stageKey(stage);
  const runs = runsBehind(key, lease.investigation.record());
  const { sources, reasoner } = engine;
  const tree = await treeBehind(
    engine,
    question,
    lease,
    runs.map((run) => run.key),
  );
  const triples = await provenanceOf({ question, result, key, runs, tree, sources, reasoner, software });
  return await writeGraph(triples, format, PREFIXES);
}

/** The logic tree, where the answer was made of one: that is there already, or was not stored. */
async function treeBehind(engine: Engine, question: Question, lease: Lease, ran: readonly string[]) {
  const strategy = engine.strategies.find(({ name }) => name === question.strategy);
  const stage = engine.stages.logicTree(question);
  const key = stageKey(stage);
  if (ran.includes(key)) return { key, tree: await lease.get(stage) };
  if (strategy?.hasLogicTree !== true) return undefined;
  const tree = await lease.investigation.known(stage);
  return tree === undefined ? undefined : { key, tree };
}
