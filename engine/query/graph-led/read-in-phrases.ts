import type { Reading } from "../../question/analysis.ts";
import { readerSchemas } from "../../question/analysis.ts";
import { defineTask } from "../../task.ts";
import { aroundSchema, type GraphLedInput } from "./read-by-graph.ts";

/**
 * What the whole question, but for its name, is known to ask for: a reasoner's list of how people ask for things, for
 * what neither grammar nor the names' surroundings make sense of.
 */
export const readInPhrases = defineTask<GraphLedInput, readonly Reading[]>({
  name: "read-in-phrases",
  version: 2,
  lasting: ["catalogue"],
  optional: true,
  input: aroundSchema,
  output: readerSchemas.readings,
});
