import { describe, expect, it } from "vitest";
import { FORMAT_NAMES, type FormatName } from "../../../evaluation/formats/format.ts";
import { loadQuestionSets } from "../../../evaluation/formats/load-question-sets.ts";
import { FORMATS } from "../../../evaluation/formats/registry.ts";
import type { GoldQuestion, QuestionSet } from "../../../evaluation/question-set.ts";
import { folderOf } from "./folder-of.ts";
import { SMALL_SETS } from "./small-sets.ts";

async function loaded(format: FormatName): Promise<readonly QuestionSet[]> {
  return loadQuestionSets(format, await folderOf(SMALL_SETS[format]));
}

async function onlyQuestion(format: FormatName): Promise<GoldQuestion> {
  const [set, ...others] = await loaded(format);
  expect(others).toEqual([]);
  expect(set?.questions).toHaveLength(1);
  return set!.questions[0]!;
}

describe("the registry", () => {
  it.each(FORMAT_NAMES)("recognises a folder of %s as that and nothing else", async (format) => {
    const folder = await folderOf(SMALL_SETS[format]);
    const alike = await Promise.all(FORMATS.map((each) => each.recognises(folder)));
    expect(FORMATS.filter((_, index) => alike[index]).map(({ name }) => name)).toEqual([format]);
  });

  it.each(FORMAT_NAMES)("gives each question of %s an id of its own, and says how it was read", async (format) => {
    for (const { questions, format: said, name } of await loaded(format)) {
      expect(said).toBe(format);
      expect(name.startsWith(format)).toBe(true);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    }
  });
});

describe("metaqa", () => {
  it("takes the brackets off, and loads each number of hops with the same knowledge", async () => {
    const [one, two, ...others] = await loaded("metaqa");
    expect(others).toEqual([]);
    expect([one?.name, two?.name]).toEqual(["metaqa 1-hop dev", "metaqa 2-hop test"]);
    expect(one?.questions).toEqual([
      {
        id: "1-hop dev 1",
        text: "who directed The Tin Ship",
        type: "ENTITIES",
        answers: [{ label: "Ada Vorn", aliases: [] }],
        hops: 1,
        topicEntities: ["The Tin Ship"],
      },
      {
        id: "1-hop dev 2",
        text: "when was The Tin Ship released",
        type: "DATE",
        answers: [{ label: "1987", aliases: [] }],
        hops: 1,
        topicEntities: ["The Tin Ship"],
      },
    ]);
    expect(two?.questions[0]).toMatchObject({ hops: 2, kind: "movie_to_director_to_movie" });
    expect(one?.knowledge?.facts).toHaveLength(3);
    expect(two?.knowledge).toBe(one?.knowledge);
  });
});

describe("pathquestion", () => {
  it("finds each file's graph by its paths, and reads all answers", async () => {
    const sets = await loaded("pathquestion");
    expect(sets.map(({ name, knowledge }) => [name, knowledge?.facts?.length])).toEqual([
      ["pathquestion A-2H", 2],
      ["pathquestion B-1H", 3],
      ["pathquestion B-C", 3],
    ]);
    expect(sets[0]?.questions[0]).toMatchObject({
      answers: [{ label: "male" }, { label: "female" }],
      hops: 2,
      relations: ["parents", "gender"],
      topicEntities: ["ada_vorn"],
    });
    expect(sets[1]?.questions[0]).toMatchObject({
      text: "who plays for Moss_FC ?",
      answers: [{ label: "Kim_(captain)", aliases: ["Kim (captain)"] }],
    });
    expect(sets[2]?.questions[0]).toMatchObject({
      kind: "conjunction",
      hops: 1,
      answers: [{ label: "Kim_(captain)" }, { label: "Lo" }],
      topicEntities: ["Moss_FC", "Norland"],
    });
  });

  it("says so when no graph holds the facts of the paths", async () => {
    const folder = await folderOf({ ...SMALL_SETS.pathquestion, "A-kb.txt": "x\ty\tz\n" });
    await expect(loadQuestionSets("pathquestion", folder)).rejects.toThrow(
      /No graph holds the facts on the paths of .*A-2H\.txt.*\(0 %\)/u,
    );
  });
});

describe("2wiki", () => {
  it("keeps evidence as gold, takes aliases from beside, and leaves out the part without answers", async () => {
    const question = await onlyQuestion("2wiki");
    expect(question.answers).toEqual([{ label: "Bo Vorn", aliases: ["B. Vorn"] }]);
    expect(question.relations).toEqual(["director", "father"]);
    expect(question.facts).toContainEqual({ kind: "sentence", title: "The Tin Ship", text: "Ada Vorn directed it." });
    const [set] = await loaded("2wiki");
    expect(set?.knowledge?.facts).toBeUndefined();
    expect(set?.knowledge?.documents?.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      "The Tin Ship: The Tin Ship is a film. Ada Vorn directed it.",
      "Ada Vorn: Ada Vorn is the daughter of Bo Vorn.",
    ]);
  });
});

describe("hotpotqa", () => {
  it("asks all questions of all paragraphs, each once, and tells types by the form of the answer", async () => {
    const [set] = await loaded("hotpotqa");
    expect(set?.questions.map(({ type, kind }) => [type, kind])).toEqual([
      ["YES_NO", "comparison"],
      ["DATE", "bridge"],
    ]);
    expect(set?.questions[1]?.answers).toEqual([{ label: "3 June 1969", aliases: ["1969-06-03"] }]);
    // Of the first, one supporting fact points behind the paragraph's end.
    expect(set?.questions[0]?.facts).toEqual([{ kind: "sentence", title: "Moss", text: "Moss is a film." }]);
    expect(set?.knowledge?.documents?.map(({ title }) => title)).toEqual(["Moss", "Fern"]);
  });

  it("takes the corpus beside it instead", async () => {
    const folder = await folderOf({ ...SMALL_SETS.hotpotqa, "hotpotqa_corpus.json": { Reed: ["Reed is a river."] } });
    const [set, ...others] = await loadQuestionSets("hotpotqa", folder);
    expect(others).toEqual([]);
    expect(set?.knowledge?.documents).toEqual([{ id: "1", title: "Reed", text: "Reed is a river." }]);
  });
});

describe("advhotpotqa", () => {
  it("hides which paragraphs were added, and names gold sentences by the titles that are shown", async () => {
    const { knowledge, facts } = await onlyQuestion("advhotpotqa");
    expect(knowledge?.documents?.map(({ title }) => title)).toEqual(["Dori Air", "Hoy", "Vorn Air"]);
    expect(JSON.stringify(knowledge)).not.toMatch(/added|is_supp/u);
    expect(facts).toEqual([{ kind: "sentence", title: "Hoy", text: "Hoy is published for Vorn Air." }]);
  });
});

describe("musique", () => {
  it("reads decompositions, questions without an answer, and extracted triples", async () => {
    const [set] = await loaded("musique");
    expect(set?.questions.map(({ answers }) => answers)).toEqual([
      [{ label: "Norland City", aliases: ["Norland"] }],
      [],
    ]);
    expect(set?.questions[0]).toMatchObject({
      hops: 2,
      decomposition: [
        {
          text: "Moss >> director",
          answer: "Ada Vorn",
          fact: { kind: "sentence", title: "Moss", text: "Moss was directed by Ada Vorn." },
        },
        { text: "#1 >> place of birth", answer: "Norland City" },
      ],
      facts: [{ title: "Moss", text: "Moss was directed by Ada Vorn." }],
    });
    expect(set?.knowledge?.facts).toEqual([{ subject: "Moss", relation: "directed by", object: "Ada Vorn" }]);
    expect(set?.notes).toEqual(["1 extracted triples without exactly three parts were left out"]);
  });
});

describe("qald", () => {
  it("asks in English, and tells relations and entities from the query", async () => {
    const [set] = await loaded("qald");
    expect(set?.knowledge).toBeUndefined();
    expect(set?.questions.map(({ type }) => type)).toEqual(["ENTITIES", "YES_NO", "DATE"]);
    expect(set?.questions[0]).toEqual({
      id: "7",
      text: "Who founded Vorn Air?",
      type: "ENTITIES",
      answers: [{ label: "Ada Vorn", aliases: [], iri: "http://x.test/Ada_Vorn" }],
      relations: ["http://x.test/p/founder", "http://x.test/p/of", "http://x.test/p/in"],
      topicEntities: ["http://x.test/Air", "http://x.test/Norland"],
    });
    expect(set?.questions[1]?.answers[0]?.label).toBe("no");
    expect(set?.questions[2]?.answers[0]?.aliases).toContain("1911");
  });
});

describe("sets of Freebase", () => {
  const bo = "http://rdf.freebase.com/ns/m.0b";

  it("reads the first parse of webqsp that has answers", async () => {
    expect(await onlyQuestion("webqsp")).toMatchObject({
      id: "WebQTest-0",
      answers: [{ label: "Bo Vorn", iri: bo }],
      relations: ["people.person.parents"],
      topicEntities: ["Ada Vorn"],
      hops: 1,
    });
  });

  it("reads cwq with its aliases, and passes over filters of its queries", async () => {
    expect(await onlyQuestion("cwq")).toMatchObject({
      kind: "composition",
      answers: [{ label: "Bo Vorn", aliases: ["B. Vorn"], iri: bo }],
      relations: ["http://rdf.freebase.com/ns/film.director.film", "http://rdf.freebase.com/ns/people.person.parents"],
      topicEntities: ["http://rdf.freebase.com/ns/m.0c"],
    });
  });

  it("reads simplequestions", async () => {
    expect(await onlyQuestion("simplequestions")).toMatchObject({
      answers: [{ iri: bo }],
      relations: ["people.person.parents"],
    });
  });

  it("reads webquestions with names in quotes and without", async () => {
    expect(await onlyQuestion("webquestions")).toMatchObject({
      answers: [{ label: 'Bo "B" Vorn' }, { label: "Cy" }],
      topicEntities: ["ada vorn"],
    });
  });
});

describe("kilt", () => {
  it("asks slots and claims as questions, and leaves out what has no answers or asks nothing", async () => {
    const sets = await loaded("kilt");
    expect(sets.map(({ questions: [question] }) => [question?.text, question?.type, question?.answers])).toEqual([
      ["Is it true that Moss is a film?", "YES_NO", [{ label: "yes", aliases: ["true"] }]],
      ["when was moss made", "DATE", [{ label: "1969", aliases: ["June 1969"] }]],
      ["What is the director of Moss?", "ENTITIES", [{ label: "Ada Vorn", aliases: [] }]],
    ]);
    expect(sets[0]?.knowledge?.documents).toEqual([{ id: "1", title: "Moss", text: "Moss is a film." }]);
  });
});

describe("crlt", () => {
  it("gives each question its own graph, and reads gold facts with commas in their names", async () => {
    expect(await onlyQuestion("crlt")).toMatchObject({
      type: "YES_NO",
      answers: [{ label: "no", aliases: ["false"] }],
      relations: ["member of", "date of death"],
      facts: [{ object: "Moss, Fern & Co" }, { subject: "Bo", object: "1950" }],
      knowledge: { facts: [{ relation: "member of" }, { relation: "date of birth" }] },
    });
  });
});

describe("medqa", () => {
  it("gives the choices, and the letter of the right one as an alias", async () => {
    const [set] = await loaded("medqa");
    expect(set?.questions).toEqual([
      {
        id: "1",
        text: "What helps?",
        type: "CHOICE",
        answers: [{ label: "Rest", aliases: ["B"] }],
        choices: ["Noise", "Rest"],
        kind: "step1",
      },
    ]);
    expect(set?.knowledge?.documentFiles?.[0]).toMatch(/textbooks.en$/u);
  });
});

describe("jsonl", () => {
  it("reads questions with and without an answer, and names graph and documents", async () => {
    const [set] = await loaded("jsonl");
    expect(set?.questions.map(({ id, answers }) => [id, answers.length])).toEqual([
      ["q1", 1],
      ["2", 0],
    ]);
    expect(set?.knowledge?.graphFiles).toHaveLength(1);
    expect(set?.knowledge?.documentFiles).toHaveLength(1);
  });

  it("has no knowledge of its own where there are questions alone", async () => {
    const folder = await folderOf({ "questions.jsonl": SMALL_SETS.jsonl["questions.jsonl"] });
    const [set] = await loadQuestionSets("jsonl", folder);
    expect(set).not.toHaveProperty("knowledge");
  });
});
