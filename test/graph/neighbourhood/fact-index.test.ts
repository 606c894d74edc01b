import { expect, test } from "vitest";
import { FactIndex } from "../../../engine/graph/neighbourhood/fact-index.ts";
import type { GraphFact } from "../../../engine/evidence/fact.ts";
import { iri } from "../../../engine/rdf/term.ts";

const fact = (subject: string, object: string): GraphFact => ({
  kind: "triple",
  subject: iri(subject),
  relation: "urn:p",
  object: iri(object),
  validity: [],
});
/** Two entities with as many neighbours as are followed, all of which know all the same others. */
const DENSE = Array.from({ length: 200 }, (_, i) => [
  fact("urn:a", `urn:x${i}`),
  fact("urn:b", `urn:y${i}`),
  ...Array.from({ length: 100 }, (_each, j) => [fact(`urn:x${i}`, `urn:z${j}`), fact(`urn:y${i}`, `urn:z${j}`)]).flat(),
]).flat();

test("of chains without number some are given, and it is said; others have turns meanwhile", async () => {
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 0);
  const index = new FactIndex(new AbortController().signal);
  await index.add(DENSE);
  const { chains, truncated } = await index.chains("urn:a", "urn:b", { maxLength: 4, most: 50 });
  clearInterval(clock);
  expect([chains.length, truncated]).toEqual([50, true]);
  expect(new Set(chains.map((chain) => JSON.stringify(chain))).size).toBe(50);
  expect(turns).toBeGreaterThan(0);
  expect(await index.chains("urn:a", "urn:nobody", { maxLength: 4, most: 50 })).toEqual({
    chains: [],
    truncated: false,
  });
});

test("who stops waiting ends it", async () => {
  const controller = new AbortController();
  const index = new FactIndex(controller.signal);
  const adding = index.add(DENSE);
  controller.abort(new Error("nobody waits"));
  await expect(adding).rejects.toThrow("nobody waits");
});
