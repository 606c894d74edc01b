import { describe, expect, test } from "vitest";
import { type Answered, askerOf, type Place } from "../graph/untidy/ask-through-graphql.ts";
import { OBSERVATORIES } from "./observatories.ts";

type Table = readonly (readonly [question: string, answer: string])[];

/** What a thing is: by its text, or by its class where it has none. */
const WHAT_THINGS_ARE: Table = [
  ["What is Skerryvane?", "the northernmost observatory of the coast"],
  ["what's the skerryvane observatory", "the northernmost observatory of the coast"],
  ["Tell me about the Skerryvane Observatory.", "the northernmost observatory of the coast"],
  ["What is the observatory Skerryvane?", "the northernmost observatory of the coast"],
  ["Skerryvane", "the northernmost observatory of the coast"],
  ["QX7", "the northernmost observatory of the coast"],
  ["Who was Edda Thorvaldsen?", "builder of observatories who ground her own lenses"],
  ["WHO WAS EDDA THORVALDSEN?", "builder of observatories who ground her own lenses"],
  ["who was edda thorvaldson", "builder of observatories who ground her own lenses"],
  ["Please tell me who Edda Thorvaldsen was.", "builder of observatories who ground her own lenses"],
  // In English, of several languages.
  ["What is USK?", "the observatory above the harbour"],
  ["What is Braemouth?", "town"],
  ["describe the Halcyon", "comet"],
  ["What is an observatory?", "a house from which the sky is watched"],
];

/** What is nobody, what is of another kind, and what is said besides. */
const NOT_TOLD = [
  ...[
    "Who is Skerryvane?",
    "Who is Lambert Ockenden?",
    "What is the comet Braemouth?",
    "What is the wooden Skerryvane?",
  ],
  ...["What is Skerryvane like?", "What is north of Skerryvane?", "Skerryvane lens", "What is Skerryvost?"],
];

const TELEGRAMS: Table = [
  ["population birthplace Edda Thorvaldsen", "2,400"],
  ["birthplace Edda Thorvaldsen population", "2,400"],
  ["edda thorvaldsen birthplace population", "2,400"],
  ["population birthplace builder skerryvane", "2,400"],
  // The kinds of things say what comes first: people have no population.
  ["birthplace population Edda Thorvaldsen", "2,400"],
  ["birth date builder USK", "2 November 1870"],
  ["discoverer The Halcyon birthplace", "Braemouth"],
  ["county birthplace lambert ockenden", "Fairnland"],
  ["builder skerryvane", "Edda Thorvaldsen"],
  ["county seat fairnland", "Holmstead"],
  ["builder skeryvane birth date", "9 March 1861"],
  ["POPULATION COUNTY SEAT FAIRNLAND", "2,400"],
];

const CODES: Table = [
  ["station code QX7", "Skerryvane Observatory"],
  ["QX7 builder", "Edda Thorvaldsen"],
  ["observatory BRW", "USK"],
  ["Which observatory is BRW?", "USK"],
  ["which observatory has the station code QX7", "Skerryvane Observatory"],
  ["station code USK", "BRW"],
  ["director QX7 birthplace", "Braemouth"],
];

const UNKNOWN = [
  ...[
    "wooden builder skerryvane",
    "population population holmstead",
    "director birthplace",
    "builder holmstead population",
  ],
  ...["station code QX8", "observatory QX8", "comet BRW", "town QX7 population wooden"],
];

async function answersTo(questions: readonly string[], place: Place): Promise<readonly Answered[]> {
  const ask = await askerOf(OBSERVATORIES, place);
  const found: Answered[] = [];
  for (const question of questions) found.push(await ask(question));
  return found;
}

describe.each<Place>(["file", "mirror", "live"])("%s", (place) => {
  test.each([
    ["what a thing is", WHAT_THINGS_ARE],
    ["a name and nouns side by side", TELEGRAMS],
    ["codes", CODES],
  ])("%s", async (_, table) => {
    // Misspelt names are found where all names are at hand.
    const asked = place === "live" ? table.filter(([question]) => !/thorvaldson|skeryvane/u.test(question)) : table;
    const found = await answersTo(
      asked.map(([question]) => question),
      place,
    );
    expect(asked.map(([question], at) => [question, found[at]?.text])).toEqual(asked);
  });

  test("what is said besides is not passed over", async () => {
    const asked = [...NOT_TOLD, ...UNKNOWN];
    const found = await answersTo(asked, place);
    expect(asked.filter((_, at) => found[at]?.status !== "NOT_KNOWN")).toEqual([]);
  });
});

test("an answer shows where a description is stated", async () => {
  const [found] = await answersTo(["What is Skerryvane?"], "file");
  expect(found?.complete).toBe(true);
  expect(found?.evidence.join()).toContain("the northernmost observatory of the coast");
});

test("of a chain that leads not to its end it is told how far it does", async () => {
  const [one, other, none] = await answersTo(
    [
      "population birthplace Lambert Ockenden",
      "Who is the director of the observatory of Braemouth?",
      "population seat",
    ],
    "file",
  );
  expect(one).toMatchObject({ status: "NOT_KNOWN", complete: true });
  expect(one?.explanation).toContain(
    "The birthplace of Lambert Ockenden is Braemouth, and the graph states no “population” for it",
  );
  expect([other?.status, none?.status]).toEqual(["NOT_KNOWN", "NOT_KNOWN"]);
});

test("telegrams of hundreds of words end", async () => {
  const long = ["population birthplace ".repeat(45), `${"population ".repeat(80)}skerryvane`, "QX7 ".repeat(240)];
  for (const { status } of await answersTo(long, "file")) expect(status).toBe("NOT_KNOWN");
});
