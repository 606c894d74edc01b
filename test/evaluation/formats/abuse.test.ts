import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { FormatName } from "../../../evaluation/formats/format.ts";
import { loadQuestionSets } from "../../../evaluation/formats/load-question-sets.ts";
import { EvaluationInputError } from "../../../evaluation/input-error.ts";
import { type Files, folderOf, jsonLines } from "./folder-of.ts";
import { SMALL_SETS } from "./small-sets.ts";

async function problem(format: string, files: Files, below = ""): Promise<string> {
  const folder = await folderOf(files);
  const error: unknown = await loadQuestionSets(format, join(folder, below)).then(
    () => "no error",
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(EvaluationInputError);
  return (error as Error).message;
}

describe("a folder that is not what it is said to be", () => {
  it("lists the formats when there is none of the name", async () => {
    expect(await problem("metaq", SMALL_SETS.metaqa)).toBe(
      'There is no format "metaq". Those that there are: metaqa, pathquestion, 2wiki, hotpotqa, advhotpotqa, musique, qald, webqsp, cwq, simplequestions, webquestions, kilt, crlt, medqa, jsonl.',
    );
  });

  it("says that it is missing, or empty", async () => {
    expect(await problem("metaqa", {}, "nowhere")).toMatch(/Cannot read the folder ".*nowhere": there is none\./u);
    expect(await problem("metaqa", { file: "" }, "file")).toMatch(/it is not a folder/u);
    expect(await problem("metaqa", {})).toMatch(/is empty\.$/u);
  });

  it("says which format it looks like", async () => {
    expect(await problem("hotpotqa", SMALL_SETS["2wiki"])).toMatch(
      /does not look like hotpotqa, a folder with JSON arrays.* It looks like 2wiki\.$/u,
    );
    expect(await problem("metaqa", { "notes.txt": "hello" })).toMatch(/It looks like no other format either\.$/u);
  });

  it("says that there are no questions", async () => {
    expect(await problem("jsonl", { "questions.jsonl": "\n\n" })).toMatch(/has no questions/u);
  });

  it("says that no question has an answer", async () => {
    const [withGold] = SMALL_SETS["2wiki"]["dev.json"];
    expect(await problem("2wiki", { "test.json": [{ ...withGold, answer: null }] })).toMatch(
      /No question has an answer to compare with: ".*test\.json"/u,
    );
    const half = await problem("2wiki", { "dev.json": [withGold, { ...withGold, answer: null }] });
    expect(half).toMatch(/dev\.json", element 1 .*expected an answer as other questions of the file have one/u);
  });

  it("says that a task of KILT asks nothing", async () => {
    expect(await problem("kilt", { "wow-dev-kilt.jsonl": SMALL_SETS.kilt["wow-dev-kilt.jsonl"] })).toMatch(
      /ask no question/u,
    );
  });
});

describe("a damaged file", () => {
  const simple = SMALL_SETS.simplequestions["annotated_fb_data_test.txt"];
  const cases: readonly [string, FormatName, Files, RegExp][] = [
    [
      "a fact of two parts",
      "metaqa",
      { ...SMALL_SETS.metaqa, "kb.txt": "a|b|c\n\nbroken|fact\n" },
      /kb\.txt", line 3: expected a fact "subject\|relation\|object", got "broken\|fact"\./u,
    ],
    [
      "an empty answer",
      "metaqa",
      { ...SMALL_SETS.metaqa, "1-hop/vanilla/qa_dev.txt": "who is [A]\tB||C\n" },
      /qa_dev\.txt", line 1: expected a question, a tab, and its answers "a\|b", got "who is \[A\]\\tB\|\|C"/u,
    ],
    [
      "a question without its topic",
      "metaqa",
      { ...SMALL_SETS.metaqa, "1-hop/vanilla/qa_dev.txt": "who is A\tB\n" },
      /line 1: expected a question with its \[topic\] in brackets/u,
    ],
    [
      "a path of one part",
      "pathquestion",
      { ...SMALL_SETS.pathquestion, "A-2H.txt": `${SMALL_SETS.pathquestion["A-2H.txt"].repeat(3)}q ?\tx(x/)\tx\n` },
      /A-2H\.txt", line 4: expected a question, its answer and the path/u,
    ],
    [
      "answers without an end",
      "pathquestion",
      { ...SMALL_SETS.pathquestion, "A-2H.txt": "q ?\tmale(female/)\tada_vorn#parents#bo_vorn\n" },
      /line 1: expected answers "one\(one\/other\/\)"/u,
    ],
    [
      "a graph with a line of two columns",
      "pathquestion",
      { ...SMALL_SETS.pathquestion, "A-kb.txt": "a\tb\tc\na\tb\tc\na\tb\n" },
      /A-kb\.txt", line 3: expected a fact/u,
    ],
    [
      "JSON that ends early",
      "cwq",
      { "dev.json": '[{"ID": "1", "webqsp_ID": "1", "question": "q", "answers": []},\n {"ID": "2", "qu' },
      /dev\.json", element 1 \(line 1\): expected the element and the array to end/u,
    ],
    [
      "JSON with a comma too many",
      "cwq",
      { "dev.json": '[{"ID": "1", "webqsp_ID": "1", "question": "q", "answers": []},\n{"ID": "2",, "x": 1}]' },
      /dev\.json", element 1 \(line 2\): expected JSON, got/u,
    ],
    [
      "a field of another type",
      "cwq",
      { "dev.json": '[{"ID": "1", "webqsp_ID": "1", "question": "q", "answers": [{"answer_id": 5}]}]' },
      /element 0 \(line 1\), at "answers\.0\.answer_id": expected string, got 5\./u,
    ],
    [
      "a missing field",
      "webqsp",
      { "x.json": { Questions: [{ QuestionId: "1", RawQuestion: "q" }, { Parses: [] }] } },
      /x\.json", element 0 \(line 1\), at "Parses": expected array/u,
    ],
    [
      "another array than is wanted",
      "qald",
      { "x.json": { questions: { question: [{ language: "en", string: "x" }] } } },
      /x\.json": expected a JSON object with an array under "questions", and there is none/u,
    ],
    [
      "no question in English",
      "qald",
      { "x.json": { questions: [{ id: 1, question: [{ language: "de", string: "Wer?" }], answers: [] }] } },
      /expected a question in English, got \[\{"language":"de"/u,
    ],
    [
      "answers in another form",
      "webquestions",
      { "x.json": [{ utterance: "q", targetValue: "(list (description A) oops)" }] },
      /expected answers "\(list \(description …\) …\)", got/u,
    ],
    [
      "a machine id that is none",
      "simplequestions",
      { "annotated_fb_data_test.txt": `${simple}a\tb\tc\td\n` },
      /annotated_fb_data_test\.txt", line 2: expected subject, relation, object and question/u,
    ],
    [
      "an answer that is neither yes nor no",
      "crlt",
      { "x.jsonl": SMALL_SETS.crlt["crlt.jsonl"].replace('"False"', '"Maybe"') },
      /x\.jsonl", line 1: expected the answer "True" or "False", got "Maybe"/u,
    ],
    [
      "an answer that is no option",
      "medqa",
      { "x.jsonl": jsonLines({ question: "q", answer: "C", options: { A: "a" } }) },
      /line 1: expected an answer that is one of the options, got "C"/u,
    ],
    [
      "a line that is no JSON",
      "jsonl",
      { "questions.jsonl": '{"id": 1, "question": "q", "answers": []}\n{"id": 2\n' },
      /questions\.jsonl", line 2: expected JSON/u,
    ],
    [
      "a misspelt field",
      "jsonl",
      { "questions.jsonl": '{"id": 1, "question": "q", "answers": [], "typ": "DATE"}' },
      /questions\.jsonl", line 1: .*"typ"/u,
    ],
    [
      "an id that is taken",
      "jsonl",
      {
        "questions.jsonl": jsonLines({ id: "a", question: "q", answers: [] }, { id: "a", question: "r", answers: [] }),
      },
      /line 2: expected an id that no other question has \(line 1 has it\), got "a"/u,
    ],
    [
      "bytes that are no text",
      "jsonl",
      { "questions.jsonl": new Uint8Array([0x7b, 0xff, 0xfe]) },
      /questions\.jsonl" is not UTF-8 text/u,
    ],
  ];

  it.each(cases)("is told by place and text: %s", async (_, format, files, expected) => {
    expect(await problem(format, files)).toMatch(expected);
  });
});
