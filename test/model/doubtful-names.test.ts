import { describe, expect, test } from "vitest";
import type { AnalysisInput } from "../../engine/question/analysis.ts";
import type { EntityCandidate, Mention, RelationEntry } from "../../engine/sources/knowledge-graph.ts";
import { shortlist } from "../../reasoners/model/prompts/analysis/shortlist.ts";
import { shownInput } from "../../reasoners/model/prompts/analysis/shown-input.ts";

/** Of what a search by words found, a model is told what is hardly meant: common words name few things. */

const thing = (label: string, matched = label): EntityCandidate => ({
  ...{ iri: `urn:t:${label}`, label, matched, match: "NORMALISED", via: "LABEL", score: 0.7, types: [] },
});

function namesFor(question: string, found: Readonly<Record<string, readonly EntityCandidate[]>>) {
  const mentions = Object.entries(found).map(([text, candidates]): Mention => {
    const start = question.indexOf(text);
    return { text, start, end: start + text.length, candidates };
  });
  const input: AnalysisInput = { question, mentions, catalogue: { relations: [], classes: [] } };
  return (shownInput(input, shortlist(input)).data as any).names as readonly any[];
}

describe("a common word that is a part of what something is called", () => {
  const keepers = ["A Keeper for the Night Watch", "Keeper Lund", "The Deputy Keeper", "Keeper's Cottage"];

  test("is marked, with a few of them", () => {
    const [keeper, name] = namesFor("Who was the keeper of Marrow Light?", {
      keeper: keepers.map((label) => thing(label)),
      "Marrow Light": [thing("Marrow Light")],
    });
    expect(keeper).toMatchObject({ words: "keeper", doubtful: true });
    expect(keeper.mayMean).toHaveLength(3);
    expect(name).not.toHaveProperty("doubtful");
  });

  test.each([
    ["all that something is called", "Which keeper tends Marrow Light?", "keeper", [thing("keeper")]],
    ["the same of several", "Which keepers tend Marrow Light?", "keepers", [thing("Keeper")]],
    ["another name of it", "Which keeper tends Marrow Light?", "keeper", [thing("Ada Lund", "keeper")]],
    ["a name with a capital", "Which Keeper tends Marrow Light?", "Keeper", keepers.map((each) => thing(each))],
    ["several words", "Which deputy keeper tends Marrow Light?", "deputy keeper", [thing("The Deputy Keeper of Lund")]],
    [
      "typed where nothing has a capital",
      "which keeper tends marrow light",
      "keeper",
      keepers.map((each) => thing(each)),
    ],
  ])("is not where it is %s", (_what, question, words, found) => {
    const names = namesFor(question, { [words]: found });
    expect(names[0]).not.toHaveProperty("doubtful");
    expect(names[0].mayMean).toHaveLength(found.length);
  });
});

test("relations that a search by words found are shown with the kinds that they lead from and to", () => {
  const kind = (label: string) => ({ iri: `urn:k:${label}`, label, aliases: [], count: 9, ancestors: [] });
  const relation = (label: string, ends: Partial<RelationEntry> = {}): RelationEntry => ({
    ...{ iri: `urn:r:${label}`, label, aliases: [], count: 5, objectKind: "ENTITY" },
    ...{ subjectClasses: [], objectClasses: [], homogeneous: false, symmetric: false, functional: false, ...ends },
  });
  const relations = [
    ...Array.from({ length: 200 }, (_each, index) => relation(`zq${index}x`)),
    relation("tended by", { subjectClasses: ["urn:k:lighthouse"], objectClasses: ["urn:k:person"] }),
    relation("lit in", { subjectClasses: ["urn:k:lighthouse"], objectKind: "DATE" }),
  ];
  const input: AnalysisInput = {
    ...{ question: "When was the light lit that is tended by Ada Lund?", mentions: [] },
    catalogue: { relations, classes: [kind("lighthouse"), kind("person")] },
  };
  const { data } = shownInput(input, shortlist(input)) as any;
  expect(data.relationsLeftOut).toBeGreaterThan(0);
  expect(data.relations.find(({ label }: any) => label === "tended by")).toMatchObject({
    ...{ from: "lighthouse", to: "person" },
  });
  expect(data.relations.find(({ label }: any) => label === "lit in")).toMatchObject({ from: "lighthouse", to: "date" });
});
