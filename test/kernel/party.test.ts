import { expect, test } from "vitest";
import type { Party } from "../../engine/sources/upstream.ts";
import { investigation, stage } from "./stages.ts";

/** A source is told for whom a call is made, so that it can serve those in turn who share it. */

const call = { source: "graph", kind: "SPARQL" } as const;

function asking(name: string, parties: (Party | undefined)[]) {
  return stage(name, ({ upstream }) => upstream(call, async (_signal, _report, party) => void parties.push(party)));
}

test("a call is made for the client that pays for it, in whatever investigation", async () => {
  const parties: (Party | undefined)[] = [];
  for (const client of ["one", "other"])
    for (const id of ["q1", "q2"]) await investigation({ id }).attend({ client }).get(asking("asking", parties));
  expect(parties).toEqual(["one", "one", "other", "other"]);
});

test("who names no client is one by himself, and the same in all that is asked for him", async () => {
  const parties: (Party | undefined)[] = [];
  const here = investigation();
  for (let each = 0; each < 2; each += 1) {
    const lease = here.attend();
    await lease.get(asking(`first of ${each}`, parties));
    await lease.get(asking(`second of ${each}`, parties));
  }
  const [first, second, third, fourth] = parties;
  expect(first).toBeDefined();
  expect([second === first, third === first, fourth === third]).toEqual([true, false, true]);
});
