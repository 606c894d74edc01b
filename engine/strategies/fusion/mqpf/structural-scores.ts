import { mapInTurns, Turn } from "../../../investigation/turn.ts";
import type { UpstreamContext } from "../../../sources/upstream.ts";
import { lexicalEmbedder, likenessOf, type Embedder } from "../../../text/embedder.ts";
import type { FusablePath } from "./fusable-path.ts";
import { structuralScore } from "./structural.ts";

interface Measuring {
  /** By spelling when absent. */
  readonly embedder: Embedder | undefined;
  /** η. */
  readonly eta: number;
}

/** S_struct of each path, 0–1, in their order (section 3.1.2): one call of the embedder for all of them. */
export async function structuralScores(
  paths: readonly FusablePath[],
  question: string,
  { embedder = lexicalEmbedder, eta }: Measuring,
  context: UpstreamContext,
): Promise<readonly number[]> {
  const alike = await likenessOf([question, ...paths.map(({ text }) => text)], embedder, {
    signal: context.signal,
    upstream: (call, run) => context.upstream(call, run),
    markPartial: (reason) => context.markPartial?.(reason),
  });
  return await mapInTurns(
    paths,
    (path) => structuralScore(path, alike(question, path.text), eta),
    new Turn(context.signal),
  );
}
