import { nothingWithin } from "../../../evidence/conflicts/lies-within.ts";
import type { Names } from "../../../evidence/names.ts";
import { placesAmong } from "../../../graph/places/lies-within.ts";
import { lexicalEmbedder } from "../../../text/embedder.ts";
import type { CandidatePath } from "../candidate-path.ts";
import type { Run } from "../phases/run.ts";
import { askedRelations, sayingsIn } from "./asked-relation.ts";
import { contestedAmong, type Contested } from "./contested.ts";

/**
 * Where paths do not say the same of what the question asks, as its best reading has it.
 * @param nested NO_CONFLICT: a place and one that lies within it, of what there is one of, are no disagreement. SIDES:
 * they are two sides like others, so that what says it more exactly is not passed over
 */
export async function contestedIn(
  paths: readonly CandidatePath[],
  names: Names,
  nested: "NO_CONFLICT" | "SIDES",
  { outline, catalogue, options, parts, context }: Run,
): Promise<readonly Contested[]> {
  const asked = askedRelations(outline.skyline, catalogue);
  if (paths.length < 2 || asked.length === 0) return [];
  const means = { embedder: parts.embedder ?? lexicalEmbedder, context };
  const sayingsOf = await sayingsIn(paths, asked, options.corroboration, means);
  const atlas = { graph: parts.graph, catalogue, context };
  return contestedAmong(paths, asked, sayingsOf, {
    names,
    nesting: (values) => (nested === "SIDES" ? Promise.resolve(nothingWithin) : placesAmong(values, atlas)),
  });
}
