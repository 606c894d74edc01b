import fc from "fast-check";
import type { PathStep } from "../../../engine/evidence/path.ts";
import type { CandidatePath } from "../../../engine/strategies/hydra/candidate-path.ts";
import { path, quoted, said, together } from "./paths.ts";

const name = fc.constantFrom("Ada", "Ben", "Cy", "Dee", "Eve");
const relation = fc.constantFrom("friend", "sister", "sister^");
const graph = fc.constantFrom("kg", "other");
const page = fc.record({
  title: fc.constantFrom("One", "Two"),
  kind: fc.constantFrom("DOCUMENTS" as const, "WEB" as const),
  chunk: fc.nat(2),
});

const ends = fc.uniqueArray(name, { minLength: 1, maxLength: 3 });

const step: fc.Arbitrary<PathStep> = fc.oneof(
  fc
    .tuple(name, relation, ends, graph)
    .map(([from, by, all, of]) => together(...all.map((to) => said(from, by, to, of)))),
  fc
    .tuple(name, fc.constantFrom("friend", "is close to"), name, page)
    .map(([from, by, to, at]) => quoted(`:${from}`, by, to, at)),
);

/** Paths need not hang together: what is measured of them does not depend on it. */
export const randomPaths: fc.Arbitrary<CandidatePath[]> = fc.array(
  fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => path(...steps)),
  { minLength: 1, maxLength: 8 },
);
