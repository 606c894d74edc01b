import fc from "fast-check";
import { DEFAULT_MQPF_OPTIONS } from "../../../engine/strategies/fusion/mqpf/parameters.ts";
import type { FusablePath } from "../../../engine/strategies/fusion/mqpf/fuse.ts";
import type { MqpfOptions, Weighing } from "../../../engine/strategies/fusion/mqpf/fuse.ts";
import type { UpstreamContext } from "../../../engine/sources/upstream.ts";
import type { Reasoner } from "../../../engine/task.ts";
import { createBuiltinReasoner } from "../../../reasoners/english/reasoner.ts";

export const QUESTION = "In which town does the teacher of Ada Krall live?";

export const LUND = graph("lund", "Ada Krall – teacher → Per Noren – residence → Lund", 2, 3, ["Lund"]);
export const MALMO = graph("malmo", "Ada Krall – residence → Malmö", 1, 2, ["Malmö"]);
export const STRAY = graph("stray", "Bo Ek – favourite colour → red", 1, 2, ["red"]);
export const THOUGHT = text("thought", "Ada Krall was taught by Per Noren. He lives in Lund.", ["Lund"]);
export const ALL = [LUND, MALMO, STRAY, THOUGHT];

export function graph(
  id: string,
  words: string,
  relations: number,
  entities: number,
  answers: readonly string[],
): FusablePath {
  return { id, kind: "GRAPH", text: words, relations, entities, answers };
}

export function text(id: string, words: string, answers: readonly string[]): FusablePath {
  return { id, kind: "TEXT", text: words, relations: 0, entities: 0, answers };
}

export function weighing(options: Partial<MqpfOptions> = {}, parts: Partial<Weighing> = {}): Weighing {
  return { reasoner: createBuiltinReasoner(), ...parts, options: { ...DEFAULT_MQPF_OPTIONS, ...options } };
}

/** What a model says of a path in one sample. */
export interface Said {
  readonly semantic: number;
  readonly outcome?: number;
}

/** A reasoner that asks a model: what it says of each path, by its text, in each sample; undefined leaves it out. */
export function sampling(
  says: (sample: number, path: { readonly text: string; readonly id: string }) => Said | undefined,
): { readonly reasoner: Reasoner; readonly asked: { sample: number; paths: readonly string[] }[] } {
  const asked: { sample: number; paths: readonly string[] }[] = [];
  const run = async (task: { readonly name: string }, input: any, context: UpstreamContext): Promise<unknown> => {
    await context.upstream({ source: "model", kind: "MODEL" }, async () => undefined);
    if (task.name !== "score-paths") throw new Error(`nobody expects ${task.name}`);
    asked.push({ sample: input.sample, paths: input.paths.map((path: { text: string }) => path.text) });
    return {
      scores: input.paths.flatMap((path: { id: string; text: string }) => {
        const said = says(input.sample, path);
        return said === undefined ? [] : [{ path: path.id, semantic: said.semantic, outcome: said.outcome ?? null }];
      }),
    };
  };
  return { reasoner: { id: "sampling", mostRequests: (tasks) => 2 * tasks, run: run as Reasoner["run"] }, asked };
}

const words = fc.array(fc.constantFrom("Ada", "Krall", "teacher", "town", "lives", "Lund", "–", "→", "red", "1971"), {
  minLength: 1,
  maxLength: 12,
});

/** Paths of distinct ids, of either kind. */
export const anyPaths: fc.Arbitrary<readonly FusablePath[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom("GRAPH" as const, "TEXT" as const),
      text: words.map((all) => all.join(" ")),
      relations: fc.nat(9),
      entities: fc.nat(9),
      answers: fc.array(fc.constantFrom("Lund", "Malmö", "lund", "1971", "5 February 1971", "red"), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((all) => all.map((path, index) => ({ ...path, id: `path-${index}` })));
