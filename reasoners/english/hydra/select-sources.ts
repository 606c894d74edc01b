import type { Searched } from "../../../engine/evidence/exploration.ts";
import {
  selectSources,
  type SelectSourcesInput,
  type SelectSourcesOutput,
} from "../../../engine/strategies/hydra/tasks/select-sources.ts";
import { wordsOf } from "../language/words.ts";

/** Words by which a question asks for what may have changed lately. */
const LATELY: ReadonlySet<string> = new Set([
  "now",
  "today",
  "currently",
  "current",
  "latest",
  "recent",
  "recently",
  "lately",
  "nowadays",
  "newest",
]);

/**
 * Graphs first, and documents beside them, so that one can bear the other out; the web as well where the question is
 * complex or speaks of what is new, and where nothing else knows what it names.
 */
function select(input: SelectSourcesInput): SelectSourcesOutput {
  const known = (kind: Searched): number => input.available.find((each) => each.kind === kind)?.topics.length ?? 0;
  const isNew = wordsOf(input.question).some(({ lower }) => LATELY.has(lower));
  const isComplex = input.topics > 1 || input.predictedDepth > 1;
  const reasons: Readonly<Record<Searched, string | undefined>> = {
    KG: known("KG") > 0 ? "the graphs know what the question names" : undefined,
    DOCUMENTS: known("DOCUMENTS") > 0 ? "documents speak of it" : undefined,
    WEB: isNew
      ? "it asks for what is new, so that the web is searched"
      : isComplex
        ? "it takes several steps, so that the web is searched as well"
        : known("KG") + known("DOCUMENTS") === 0
          ? "nothing else knows what it names, so that the web is searched"
          : undefined,
  };
  const wanted = input.available.filter(({ kind }) => reasons[kind] !== undefined);
  const kinds = (wanted.length > 0 ? wanted : input.available).map(({ kind }) => kind);
  const reason = kinds.flatMap((kind) => reasons[kind] ?? []).join("; ");
  return { kinds, reason: reason === "" ? "no source is known to know what the question names" : reason };
}

export const selectSourcesHandler = { task: selectSources, run: select } as const;
