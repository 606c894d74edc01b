import { describe, expect, test } from "vitest";
import { askWith, readerOf, readingOf } from "./steps-over-texts.ts";

/** What a step starts from in texts: of several each is read about, of many few, and nothing twice. */
const page = (title: string, text: string) => ({ title, text });
const GUILDS = ["Ash", "Beech", "Cedar", "Dogwood", "Elder", "Fir"].map((name) => `${name} Guild`);
const MASK = page("Owl Mask", `Owl Mask belongs to ${GUILDS.join(", ")}.`);
const guildPage = (index: number, says: string) => page(GUILDS[index] ?? "", `${GUILDS[index] ?? ""} ${says}.`);
const STEPS = [
  { id: "s1", op: "entity", words: "Owl Mask", entities: [] },
  { id: "s2", op: "follow", from: "s1", words: "belongs to", relations: [], expects: "guild" },
  { id: "s3", op: "follow", from: "s2", words: "was founded by", relations: [], expects: "person" },
];
const TEXT = "Who founded the guild that the Owl Mask belongs to?";
const reader = readerOf(["belongs to", "was founded by"]);
/** One who has an idea of other words whenever nothing is found. */
const guessing = (shown: any): unknown => {
  const reply = reader(shown) as any;
  return reply.findings.length > 0 ? reply : { findings: [], clue: `${shown.subject} founder meeting house` };
};
const ask = (pages: readonly { title: string; text: string }[], belongs = MASK) =>
  askWith({
    ...{ text: TEXT, steps: STEPS, replies: { "read-passages": guessing } },
    pages: [belongs, ...pages, page("Meeting house", "A founder may meet in a meeting house, or beside it.")],
  });
const subjectsOf = ({ shownTo }: Awaited<ReturnType<typeof ask>>) =>
  shownTo("read-passages")
    .map(({ subject }) => subject)
    .slice(1);

describe("of more things than are read about", () => {
  test("no others are followed once one has led on and the next has not, and it is said", async () => {
    const asked = await ask([
      guildPage(0, "was founded by Mirel Stone"),
      ...[1, 2, 3].map((index) => guildPage(index, "keeps bees")),
    ]);
    expect(asked.answer).toMatchObject({ status: "ANSWERED", text: "Mirel Stone", complete: false });
    expect(asked.answer.explanation).toContain("ocuments were read about only 2 of 6 things");
    expect(subjectsOf(asked)).toEqual(["Ash Guild", "Beech Guild"]);
  });

  test("the next is tried where the first leads nowhere", async () => {
    const asked = await ask([
      ...[0, 2, 3].map((index) => guildPage(index, "keeps bees")),
      guildPage(1, "was founded by Mirel Stone"),
    ]);
    expect(asked.answer).toMatchObject({ status: "ANSWERED", text: "Mirel Stone", complete: false });
  });
});

test("of a few each is read about, and none is searched for anew once one has led on", async () => {
  const asked = await ask(
    [guildPage(0, "was founded by Mirel Stone"), guildPage(1, "keeps bees"), guildPage(2, "was founded by Odo Reed")],
    page("Owl Mask", `Owl Mask belongs to ${GUILDS.slice(0, 3).join(", ")}.`),
  );
  expect(asked.answer).toMatchObject({ status: "ANSWERED", text: "Mirel Stone, Odo Reed" });
  expect(subjectsOf(asked)).toEqual(["Ash Guild", "Beech Guild", "Cedar Guild"]);
});

describe("a form that is written anew", () => {
  const GRAPH = `:Mask rdfs:label "Owl Mask" . :Ash rdfs:label "Ash Guild" . :Hall rdfs:label "Tarn Hall" .
    :seat rdfs:label "seat" . :near rdfs:label "near" . :keeper rdfs:label "keeper" . :Ann rdfs:label "Ann Vole" .
    :Ash :near :Hall . :Hall :keeper :Ann . :Mask :near :Ann . :Ann :seat :Mask .`;
  const both = (seat: string, of = "belongs to") => [
    { id: "s1", op: "entity", words: "Owl Mask" },
    { id: "s2", op: "follow", from: "s1", words: of, relations: [], expects: "guild" },
    { id: "s3", op: "entity", words: "Tarn Hall" },
    { id: "s4", op: "follow", from: "s3", words: "is the seat of", relations: [seat] },
    { id: "s5", op: "and", sets: ["s2", "s4"] },
  ];
  const asked = (pages: readonly { title: string; text: string }[], of?: string) =>
    askWith({
      text: "Which guild does the Owl Mask belong to that has its seat in Tarn Hall?",
      ...{ steps: both("^seat", of), graph: GRAPH, pages },
      replies: {
        "read-passages": readerOf(["belongs to"]),
        "revise-form": (shown) => ({ readings: [readingOf(both("^near", of), shown)], reason: null }),
      },
    });

  test("is shown what texts named for its steps, which are no fault of it, and reads nothing twice", async () => {
    const { answer, shownTo } = await asked([page("Owl Mask", "Owl Mask belongs to Ash Guild.")]);
    const [request] = shownTo("revise-form");
    expect(request.tried[0].found).toContainEqual({ step: "s2", members: 1, some: ["Ash Guild"], in: "texts" });
    expect(request.tried[0].nothing.map(({ step }: any) => step)).toEqual(["s4"]);
    expect(JSON.stringify(request.tried)).not.toContain("no relation was given");
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Ash Guild" });
    expect(shownTo("read-passages")).toHaveLength(1);
  });

  test("is told of what texts are silent", async () => {
    const { shownTo } = await asked([page("Owl Mask", "Owl Mask is carved of lime.")], "was made for");
    const [request] = shownTo("revise-form");
    const silent = request.tried[0].nothing.find(({ step }: any) => step === "s2");
    expect(silent.why).toContain("texts were read, and say nothing of it");
    expect(shownTo("read-passages")).toHaveLength(1);
  });

  test("is told where there are no texts to look into", async () => {
    const { shownTo } = await asked([]);
    const silent = shownTo("revise-form")[0].tried[0].nothing.find(({ step }: any) => step === "s2");
    expect(silent.why).toBe("no relation was given, and there are no texts to look into");
  });
});
