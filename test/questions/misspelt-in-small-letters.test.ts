import { expect, test } from "vitest";
import { type Answered, askerOf, type Place } from "../graph/untidy/ask-through-graphql.ts";
import { sampled } from "../support/property-runs.ts";
import { OBSERVATORIES } from "./observatories.ts";

/** Questions, and the ways in which their names and words are misspelt in them. */
const MISSPELT: readonly (readonly [answer: string, question: string, spellings: readonly string[]])[] = [
  [
    "Edda Thorvaldsen",
    "who built *",
    ["skerryvne", "skeryvane", "sekrryvane", "skerryvanne", "skerrivane", "skerryvane obsrvatory", "Skeryvane"],
  ],
  ["Holmstead", "where was the builder of * born?", ["skerryvaen", "skerryvan", "Skerryvaen Observatory"]],
  ["2,400", "what is the population of *", ["holmsted", "holmstaed", "homlstead", "Holmsteed", "HOLMSTED"]],
  [
    "Holmstead",
    "where was * born",
    ["edda thorvaldson", "edda thorvalsen", "edda thorvladsen", "Edda Thorvaldsn", "edda thorvaldsne"],
  ],
  ["2 November 1870", "* birth date", ["lambert okenden", "lambert ockendenn", "lambert ockeden", "Lambert Ockendan"]],
  ["Braemouth", "in which town was * born?", ["ottoline prewet", "ottoline prewwett", "Ottoline Prewet"]],
  ["Fairnland", "in which county is *?", ["holmsted", "holmstedd", "braemoth", "braemuoth", "Braemoutth"]],
  ["Holmstead", "what is the county seat of *", ["fairnlnad", "fairnlad"]],
  ["Lambert Ockenden", "* built USK?", ["Whcih person", "Wich person"]],
  ["Holmstead", "what is the * of edda thorvaldsen?", ["birhtplace", "birthplce", "birtplace"]],
  ["2,400", "* holmstead", ["populaton of", "poplation of", "pupulation of", "popualtion of"]],
  ["Ottoline Prewett", "who is the * of skerryvane", ["directr", "direcotr", "dirrector", "dirctor"]],
  ["QX7", "what is the * code of skerryvane", ["staiton", "statoin", "sttation"]],
  ["Ottoline Prewett", "who is the directr of *", ["skeryvane", "skerryvann"]],
  ["Edda Thorvaldsen, Lambert Ockenden", "which * built observatories?", ["persns", "pesons", "perssons"]],
];

/** Called with an article, by which an endpoint is not asked for other spellings. */
const WITH_ARTICLE = [
  ["who discovered the halcyonn", "Ottoline Prewett"],
  ["who discovered the halycon", "Ottoline Prewett"],
] as const;

/** Names of things that are not held, however close; words that are words; and what is too short to tell. */
const OTHERS = [
  ...["Where was Alma Thorvaldsen born?", "where was alma thorvaldsen born", "Where was Edna Thorvaldsen born?"],
  ...["Where was Eddy Thorvaldsen born?", "Where was Edda Thornton born?", "where was edda thorsen born"],
  ...["Where was Gilbert Ockenden born?", "where was gilbert ockenden born", "Where was Lambert Pickenden born?"],
  ...["Where was Lamberta Ockenden born?", "Where was Caroline Prewett born?", "where was caroline prewett born"],
  ...["Where was Ottoline Jewett born?", "where was ottoline pruitt born", "Where was Ottoline Hewett born?"],
  ...[
    "What is the population of Olmstead?",
    "what is the population of olmstead",
    "what is the population of halstead",
  ],
  ...[
    "What is the population of Homestead?",
    "what is the population of homestead",
    "What is the population of Hampstead?",
  ],
  ...["what is the population of holmestone", "who built skerryvorst", "who built sherrywine"],
  ...["who discovered the falcon", "Who discovered the Halogen?", "who discovered the halogen", "who discovered haley"],
  ...[
    "What is the county seat of Fairyland?",
    "what is the county seat of finland",
    "what is the county seat of farmland",
  ],
  ...["who built ukk", "Who built USC?", "who built the wooden skerryvane"],
  ...["In which county is Bremouth Bay?", "In which county is Brae?", "which observatory has the station code QX8"],
  ...[
    "which observatory has the station code BRV",
    "who built the third skerryvane",
    "what is the popularity of holmstead",
  ],
];

async function answersTo(questions: readonly string[], place: Place): Promise<readonly Answered[]> {
  const ask = await askerOf(OBSERVATORIES, place);
  const found: Answered[] = [];
  for (const question of questions) found.push(await ask(question));
  return found;
}

const QUESTIONS = MISSPELT.flatMap(([answer, question, spellings]) =>
  spellings.map((spelling) => [question.replace("*", spelling), answer] as const),
);

test.each<Place>(["file", "mirror", "live"])(
  "what is misspelt is read as what alone can be meant, %s",
  async (place) => {
    // Files are asked all of them; what is read or asked elsewhere, some, and not the same.
    const asked = {
      file: [...QUESTIONS, ...WITH_ARTICLE],
      mirror: [...sampled(QUESTIONS, 3), ...WITH_ARTICLE],
      live: sampled(QUESTIONS, 3, 1),
    }[place];
    const found = await answersTo(
      asked.map(([question]) => question),
      place,
    );
    expect(asked.map(([question], at) => [question, found[at]?.text])).toEqual(asked);
  },
);

test("an answer tells what was assumed", async () => {
  const [found, other] = await answersTo(["who built skeryvane", "what is the popluation of holmsted"], "file");
  expect(found).toMatchObject({ complete: false });
  expect(found?.explanation).toContain("“skeryvane” was read as “Skerryvane");
  expect(other).toMatchObject({ text: "2,400", complete: false });
  expect(other?.explanation).toContain("“holmsted” was read as “Holmstead”");
});

test.each<Place>(["file", "live"])("what may be another name or word is not, %s", async (place) => {
  const asked = place === "live" ? sampled(OTHERS, 2) : OTHERS;
  const found = await answersTo(asked, place);
  expect(asked.filter((_, at) => found[at]?.status !== "NOT_KNOWN")).toEqual([]);
});

test("a long word, and thousands of words, end", async () => {
  const long = ["who built " + "skerry".repeat(160), `where is ${"skeryvane ".repeat(95)}`, "holmsted ".repeat(110)];
  for (const { status } of await answersTo(long, "file")) expect(status).toBe("NOT_KNOWN");
});
