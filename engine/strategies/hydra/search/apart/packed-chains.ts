import type { Chains } from "../../../../graph/trails/as-path.ts";
import type { Step } from "../../../../graph/trails/step.ts";

/**
 * Paths as one piece of memory: of each path the number of its chains, of each chain that of its steps, and of each
 * step its name, its kind, the number of its edges and these.
 */
export type PackedChains = Int32Array;

const [BACKWARD, PART] = [1, 2];

/** @param paths In their order */
export function packChains(paths: readonly Chains[]): PackedChains {
  const numbers: number[] = [];
  for (const chains of paths) {
    numbers.push(chains.length);
    for (const steps of chains) {
      numbers.push(steps.length);
      for (const { name, direction, edges, isPart } of steps) {
        numbers.push(name, (direction === "BACKWARD" ? BACKWARD : 0) + (isPart ? PART : 0), edges.length);
        for (const edge of edges) numbers.push(edge);
      }
    }
  }
  return Int32Array.from(numbers);
}

export function unpackChains(packed: PackedChains): readonly Chains[] {
  let at = 0;
  const next = (): number => {
    const value = packed[at];
    if (value === undefined) throw new RangeError("Packed paths end before they are whole.");
    at += 1;
    return value;
  };
  const step = (): Step => {
    const [name, kind, length] = [next(), next(), next()];
    const edges = Array.from(packed.subarray(at, at + length));
    at += length;
    return { name, direction: (kind & BACKWARD) === 0 ? "FORWARD" : "BACKWARD", edges, isPart: (kind & PART) !== 0 };
  };
  const several = <T>(make: () => T): readonly T[] => Array.from({ length: next() }, make);
  const paths: Chains[] = [];
  while (at < packed.length) paths.push(several(() => several(step)));
  return paths;
}
