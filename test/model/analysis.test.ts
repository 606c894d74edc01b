import { expect, test } from "vitest";
import { labels, openWorld } from "./open-world.ts";

interface Shown {
  readonly names: readonly { readonly words: string; readonly mayMean: readonly { readonly id: string }[] }[];
  readonly relations: readonly { readonly id: string; readonly label: string }[];
}

/** The steps that a model writes for "the neighbours of one that are no neighbours of another", with the ids it was shown. */
function neighboursOfOneOnly(data: string): unknown {
  const { names, relations } = JSON.parse(data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1)) as Shown;
  const entity = (words: string): string | undefined => names.find((name) => name.words === words)?.mayMean[0]?.id;
  const border = relations.find(({ label }) => label.includes("border"))?.id;
  const follow = (id: string, from: string): unknown => {
    return { id, op: "follow", from, words: "border", relations: [border], expects: null };
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
          { id: "s5", op: "minus", set: "s2", without: "s4" },
        ],
        answer: "s5",
      },
    ],
    reason: null,
  };
}

test("what a model leaves out by a relation between equals leaves out the thing named as well", async () => {
  const world = await openWorld({}, { reply: neighboursOfOneOnly });
  const { result } = await world.ask("Which countries border France but not Germany?", "QUERY");
  expect(result.status).toBe("ANSWERED");
  expect(labels(result)).not.toContain("Germany");
  expect(labels(result)).toContain("Italy");
});
