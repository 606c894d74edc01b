import { expect, test } from "vitest";
import { askHydra } from "./asking.ts";
import { HOME, MAYOR, NEVER, pottery } from "./pottery.ts";

/** What a search left out is told where it may matter: not of what was computed from the graph itself. */

/** One relation of each level is followed, so that others are left out. */
const CUT = { options: { relationsPerLevel: 1 } } as const;
const LEFT_OUT = /less plausible relations? (?:was|were) not followed/u;

test("a computed answer says nothing of it", async () => {
  const { result } = await askHydra(HOME, { graphs: [await pottery()], ...CUT });
  expect(result).toMatchObject({ status: "ANSWERED", text: "Elmstad", complete: true });
  expect(result.explanation).not.toMatch(LEFT_OUT);
});

test("who does not know says it", async () => {
  const { result } = await askHydra(MAYOR, { graphs: [await pottery()], replies: NEVER, ...CUT });
  expect(result.status).toBe("NOT_KNOWN");
  expect(result.explanation).toMatch(LEFT_OUT);
});
