import { describe, expect, test } from "vitest";
import type { ChoosePathsInput } from "../../engine/strategies/hydra/tasks/choose-paths.ts";
import type { JudgePathsInput } from "../../engine/query/over-paths/judge-paths.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { askHydra } from "./asking.ts";

/** What the scores leave out is told by groups, and shown where a reasoner asks for a group. */

const WEAVERS = `
  :Person a rdfs:Class ; rdfs:label "person" . :Loom a rdfs:Class ; rdfs:label "loom" .
  :keeps rdfs:label "keeps" . :taughtBy rdfs:label "taught by" . :cousin rdfs:label "cousin" .
  :rival rdfs:label "rival" . :buyer rdfs:label "buyer" . :madeBy rdfs:label "made by" .
  :elke a :Person ; rdfs:label "Elke Torv" ; :taughtBy :ib ; :cousin :una ; :rival :sten ; :buyer :mork ; :keeps :l1, :l2 .
  :ib a :Person ; rdfs:label "Ib Ran" . :una a :Person ; rdfs:label "Una Ran" .
  :sten a :Person ; rdfs:label "Sten Vo" . :mork a :Person ; rdfs:label "Mork Vo" .
  :l1 a :Loom ; rdfs:label "Tall Loom" ; :madeBy :finn . :l2 a :Loom ; rdfs:label "Wide Loom" ; :madeBy :gro .
  :finn a :Person ; rdfs:label "Finn Ask" . :gro a :Person ; rdfs:label "Gro Ask" .
`;

const UNREAD = () => ({ readings: [], reason: "not read", keywords: ["Elke Torv"], mayAskWhether: false });

/** Names the group whose samples hold words, then takes the first path that holds them. */
async function choosing(words: string, question = "Who is connected with Elke Torv?") {
  const asked: ChoosePathsInput[] = [];
  const judged: JudgePathsInput[] = [];
  const answered = await askHydra(question, {
    graphs: [await graphOf(WEAVERS)],
    options: { crossBeam: 2, paths: 1, predictions: 0 },
    replies: {
      "analyse-question": UNREAD,
      "ask-further": () => ({ question: null, skyline: null }),
      "choose-paths": (input: ChoosePathsInput) => {
        asked.push(input);
        const paths = input.paths.filter(({ text }) => text.includes(words)).map(({ id }) => id);
        const groups = input.beyond
          .filter(({ samples }) => samples.some((sample) => sample.includes(words)))
          .map(({ id }) => id);
        return { paths, groups };
      },
      "judge-paths": (input: JudgePathsInput) => {
        judged.push(input);
        const answers = input.values.filter(({ label }) => label === "Finn Ask" || label === "Gro Ask");
        return answers.length === 0
          ? { verdict: "NO", answers: [], reason: "no", ownAnswers: [] }
          : { verdict: "YES", answers: answers.map(({ id }) => id), reason: null, ownAnswers: [] };
      },
    },
  });
  return { asked, judged, ...answered };
}

describe("paths that the scores leave out", () => {
  test("are told by the relations that they follow, each path in one group, with samples", async () => {
    const { asked } = await choosing("nothing of it");
    const [first] = asked;
    expect(first?.paths).toHaveLength(2);
    expect(first?.beyond.length).toBeGreaterThanOrEqual(3);
    expect(new Set(first?.beyond.map(({ relations }) => relations.join("; "))).size).toBe(first?.beyond.length);
    expect(first?.beyond.every(({ samples, count }) => samples.length >= 1 && samples.length <= count)).toBe(true);
  });

  test("are shown where their group is named, and can be chosen: two calls, and no third", async () => {
    const { asked, labels, tasks } = await choosing("made by");
    expect(asked[0]?.paths.some(({ text }) => text.includes("made by"))).toBe(false);
    expect(asked[1]?.beyond).toEqual([]);
    expect(asked[1]?.paths.some(({ text }) => text.includes("made by"))).toBe(true);
    expect(labels).toEqual(["Finn Ask", "Gro Ask"]);
    expect(tasks.filter((name) => name === "choose-paths")).toHaveLength(2);
  });

  test("cost no second call where no group is named", async () => {
    const { asked } = await choosing("taught by", "Who is Elke Torv taught by?");
    expect(asked[0]?.beyond.length).toBeGreaterThan(0);
    expect(asked).toHaveLength(1 + asked.slice(1).filter(({ beyond }) => beyond.length === 0).length);
  });
});

test("a step from several things to several tells which leads to which", async () => {
  const { judged } = await choosing("made by");
  expect(judged[0]?.paths.map(({ text }) => text)).toContain(
    "Elke Torv – keeps → {Tall Loom, Wide Loom} – made by → {Tall Loom: Finn Ask, Wide Loom: Gro Ask}",
  );
});
