import type { SourceDescription } from "../../engine/engine.ts";
import { RunError } from "../run/run-error.ts";
import type { Ablation, Variant } from "./ablations.ts";

type Source = Pick<SourceDescription, "id" | "kind">;

/** Of every strategy: which single source an answer needs. Which there are is known once they are open. */
export const EACH_SOURCE: Ablation = {
  name: "each-source",
  about: "each graph, collection and search left out, and each pair of them (Hydra, table 3)",
  variants: withoutEach,
};

/** @throws RunError where there is one source only */
function withoutEach(sources: readonly Source[]): readonly Variant[] {
  const ids = sources.map(({ id }) => id);
  if (ids.length < 2)
    throw new RunError(
      `The ablation ${EACH_SOURCE.name} leaves out one source after another, and there is only ${JSON.stringify(ids[0] ?? "none")}. Name more sources, such as with --sources both, or leave it out.`,
    );
  const pairs = ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other]));
  const left = [...ids.map((id) => [id]), ...pairs].filter(({ length }) => length < ids.length);
  return [{ name: "full", options: () => ({}) }, ...left.map(without)];
}

function without(left: readonly string[]): Variant {
  return {
    name: `without ${left.join(" and ")}`,
    // A question that brings its own sources may not have all that others have.
    options: (sources) => {
      const others = sources.map(({ id }) => id).filter((id) => !left.includes(id));
      if (others.length > 0) return { sources: others };
      throw new RunError(`Without ${left.join(" and ")} there is a question that nothing is left to be asked of.`);
    },
  };
}
