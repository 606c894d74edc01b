import type { ShownExamples } from "../shown-examples.ts";
import { endpoint } from "./fetcher.ts";

/** Milliseconds for which the page waits for examples; without them it has fewer tabs. */
const PATIENCE_MS = 15_000;
const NONE_FOUND: ShownExamples = { isOwnGraph: true, examples: [], missing: [], cutShort: true };

/** Questions that the graph answers, which are looked for when the first page asks for them. */
export async function readExamples(): Promise<ShownExamples> {
  try {
    const response = await fetch(`${endpoint}/examples`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? ((await response.json()) as ShownExamples) : NONE_FOUND;
  } catch {
    return NONE_FOUND;
  }
}
