import { expect, test } from "vitest";
import { labels, openWorld } from "./open-world.ts";

interface Shown {
  readonly names: readonly { readonly words: string; readonly mayMean: readonly { readonly id: string }[] }[];
  readonly relations: readonly { readonly id: string; readonly label: string }[];
}

/**
 * The steps that a model writes for "the neighbours of one that are no neighbours of another", with the ids it was
 * shown.
 */
function neighboursOfOneOnly(data: string, isBothWays: boolean): unknown {
  const { names, relations } = JSON.parse(data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1)) as Shown;
  const entity = (words: string): string | undefined => names.find((name) => name.words === words)?.mayMean[0]?.id;
  const border = relations.find(({ label }) => label.includes("border"))?.id;
  const follow = (id: string, from: string, direction: "" | "^" = ""): unknown => {
    return { id, op: "follow", from, words: "border", relations: [`${direction}${border ?? ""}`], expects: null };
  };
  return {
    readings: [
      {
        meaning: "the countries that border the one and not the other",
        confidence: 0.9,
        steps: [
          { id: "s1", op: "entity", words: "France", entities: [entity("France")] },
          follow("s2", "s1"),
          { id: "s3", op: "entity", words: "Germany", entities: [entity("Germany")] },
          follow("s4", "s3"),
          follow("s5", "s3", "^"),
          { id: "s6", op: "or", sets: ["s4", "s5"] },
          { id: "s7", op: "minus", set: "s2", without: isBothWays ? "s6" : "s4" },
        ],
        answer: "s7",
      },
    ],
    reason: null,
  };
}

test.each([
  ["one way", false],
  ["both ways", true],
])(
  "what a model leaves out by a relation between equals, %s, leaves out the thing named as well",
  async (_, isBothWays) => {
    const world = await openWorld({}, { reply: (data) => neighboursOfOneOnly(data, isBothWays) });
    const { result } = await world.ask("Which countries border France but not Germany?", "QUERY");
    expect(result.status).toBe("ANSWERED");
    expect(labels(result)).not.toContain("Germany");
    expect(labels(result)).toContain("Italy");
  },
);
