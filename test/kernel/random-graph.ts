import fc from "fast-check";
import type { Investigation } from "../../engine/investigation/investigation.ts";
import { type Stage, stageKey } from "../../engine/investigation/stage.ts";
import { stage } from "./stages.ts";

/** One stage of a random graph: asks for the ones in `needs`, at once or one after the other. */
export interface Node {
  readonly needs: readonly number[];
  readonly atOnce: boolean;
  readonly behaviour: "OK" | "FAILS" | "PARTIAL";
  /** Goes on when what it needs fails. */
  readonly brave: boolean;
  /** Upstream calls made before anything else. */
  readonly calls: number;
}

/** Graphs without circles: a stage needs only such as come before it. */
export function graphs(behaviours: readonly Node["behaviour"][], maxNodes = 14): fc.Arbitrary<readonly Node[]> {
  const draft = fc.record({
    needs: fc.uniqueArray(fc.nat(maxNodes - 1), { maxLength: 4 }),
    atOnce: fc.boolean(),
    behaviour: fc.constantFrom(...behaviours),
    brave: fc.boolean(),
    calls: fc.nat(2),
  });
  return fc
    .array(draft, { minLength: 1, maxLength: maxNodes })
    .map((drafts) => drafts.map((node, index) => ({ ...node, needs: node.needs.filter((need) => need < index) })));
}

/** The stages of a graph, and how often each has been computed. */
export class RandomGraph {
  readonly stages: readonly Stage<number>[];
  readonly started: number[];
  readonly finished: number[];

  /** @param pause awaited wherever a stage could be overtaken */
  constructor(nodes: readonly Node[], pause: () => Promise<unknown>) {
    this.started = nodes.map(() => 0);
    this.finished = nodes.map(() => 0);
    this.stages = nodes.map((node, index) =>
      stage(
        `n${index}`,
        async ({ get, upstream, markPartial }) => {
          this.#count(this.started, index);
          await pause();
          for (let n = 0; n < node.calls; n++) await upstream({ source: "s", kind: "SPARQL" }, pause);
          const need = async (other: number): Promise<number> => {
            const wanted = get(this.stages[other] as Stage<number>);
            return node.brave ? await wanted.catch(() => 0) : await wanted;
          };
          const values = node.atOnce ? await Promise.all(node.needs.map(need)) : await inTurn(node.needs, need);
          await pause();
          if (node.behaviour === "FAILS") throw new Error(`n${index} fails`);
          if (node.behaviour === "PARTIAL") markPartial("by nature");
          this.#count(this.finished, index);
          return index + values.reduce((sum, value) => sum + value, 0);
        },
        { inputs: index },
      ),
    );
  }

  /** Outcomes in the record, by index; undefined for what has not run. */
  outcomes(of: Investigation): (string | undefined)[] {
    return this.#runs(of).map((run) => run?.outcome);
  }

  /** Indices of what each stage asked for, as recorded; undefined for what has not run. */
  dependencies(of: Investigation): (readonly number[] | undefined)[] {
    const keys = this.stages.map((each) => stageKey(each));
    return this.#runs(of).map((run) => run?.dependencies.map((key) => keys.indexOf(key)));
  }

  #runs(of: Investigation) {
    return this.stages.map((each) => of.record().find((run) => run.key === stageKey(each)));
  }

  #count(counts: number[], index: number): void {
    counts[index] = (counts[index] ?? 0) + 1;
  }
}

/** What must come of a graph, worked out one stage after another without a kernel. */
export interface Expected {
  readonly outcome: Node["behaviour"];
  readonly value: number;
  /** What it gets round to asking for. */
  readonly asked: readonly number[];
}

export function expectedOf(nodes: readonly Node[]): readonly Expected[] {
  const expected: Expected[] = [];
  nodes.forEach((node, index) => {
    const failedAt = node.needs.findIndex((need) => expected[need]?.outcome === "FAILS");
    const givesUp = failedAt >= 0 && !node.brave;
    const asked = givesUp && !node.atOnce ? node.needs.slice(0, failedAt + 1) : node.needs;
    const lacking = asked.some((need) => expected[need]?.outcome !== "OK");
    const fails = givesUp || node.behaviour === "FAILS";
    const partial = lacking || node.behaviour === "PARTIAL";
    const values = node.needs.map((need) => (expected[need]?.outcome === "FAILS" ? 0 : (expected[need]?.value ?? 0)));
    expected.push({
      outcome: fails ? "FAILS" : partial ? "PARTIAL" : "OK",
      value: index + values.reduce((sum, value) => sum + value, 0),
      asked,
    });
  });
  return expected;
}

/** All that is needed to answer the wanted ones. */
export function reachable(expected: readonly Expected[], wanted: readonly number[]): ReadonlySet<number> {
  const found = new Set(wanted);
  for (const index of found) for (const need of expected[index]?.asked ?? []) found.add(need);
  return found;
}

async function inTurn<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}
