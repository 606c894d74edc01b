import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Relations named by several words, of which a question may be cut in other places than between them. */
const NAMES = ["cause of failure", "chief engineer", "basic kind of engine", "crew member", "ship's launch site"];

const world = (name: string): string => `
  @prefix : <urn:whole:> .
  :Ship rdfs:label "ship" . :Port rdfs:label "port" . :p rdfs:label "${name}" .
  :a a :Ship ; rdfs:label "Grey Tern" . :b a :Port ; rdfs:label "Ostvik" .
  :c a :Ship ; rdfs:label "Old Auk" . :d a :Port ; rdfs:label "Marn" .
  :a :p :b . :c :p :d .
`;

describe.each(NAMES)("a relation named %s", (name) => {
  const bare = name.replace("ship's ", "");
  const said = async (question: string): Promise<string> => {
    const graph = await graphOf(`whole-${name.replaceAll(/\W/gu, "-")}`, world(name));
    return `${question} ${(await askAll([graph], question)).values.join(", ") || "not known"}`;
  };

  test("is said of its subject's value", async () => {
    for (const question of [`Is Ostvik the ${bare} of Grey Tern?`, `Is Grey Tern's ${bare} Ostvik?`])
      expect(await said(question)).toBe(`${question} Yes`);
  });

  test.each([
    `Is Grey Tern the ${bare} of Ostvik?`,
    `Is Ostvik's ${bare} Grey Tern?`,
    `Is Marn the ${bare} of Grey Tern?`,
    `Is Grey Tern's ${bare} Old Auk?`,
  ])("%s is not answered by the fact turned round", async (question) => {
    expect(await said(question)).not.toMatch(/Yes$/u);
  });
});
