import { describe, expect, it } from "vitest";
import type { FormatName } from "../../../evaluation/formats/format.ts";
import { FORMAT_NAMES } from "../../../evaluation/formats/format.ts";
import { loadQuestionSets } from "../../../evaluation/formats/load-question-sets.ts";
import type { QuestionSet } from "../../../evaluation/question-set.ts";
import { type Files, folderOf } from "./folder-of.ts";
import { SMALL_SETS } from "./small-sets.ts";

/** A file of a set, and a record that is damaged: as an element of its array, or as a line. */
interface Damage {
  readonly file: string;
  readonly damaged: string;
  readonly problem: RegExp;
  /** The member that lists the records. */
  readonly under?: string;
  /** Of the set that holds them, where it is not the only one. */
  readonly set?: string;
  /** Whether its records are questions; else they are part of what is asked. */
  readonly asked?: false;
}

const line = (what: string): RegExp => new RegExp(`", line 20(?:, at "[^"]+")?: ${what}`, "u");
const element = (what: string): RegExp => new RegExp(`", element 19 \\(line 20\\)(?:, at "[^"]+")?: ${what}`, "u");

const DAMAGES: Readonly<Record<FormatName, readonly Damage[]>> = {
  metaqa: [
    {
      file: "1-hop/vanilla/qa_dev.txt",
      damaged: "who directed it\tAda Vorn",
      problem: line("expected a question with its \\[topic\\]"),
      set: "metaqa 1-hop dev",
    },
    {
      file: "kb.txt",
      damaged: "broken|fact",
      problem: line('expected a fact "subject\\|relation\\|object"'),
      set: "metaqa 1-hop dev",
      asked: false,
    },
  ],
  pathquestion: [
    {
      file: "A-2H.txt",
      damaged: "q ?\tx(x/)\tx",
      problem: line("expected a question, its answer and the path"),
      set: "pathquestion A-2H",
    },
    { file: "A-kb.txt", damaged: "a\tb", problem: line("expected a fact"), set: "pathquestion A-2H", asked: false },
  ],
  "2wiki": [
    { file: "dev.json", damaged: '{"_id": 5}', problem: element("expected string, got 5") },
    {
      file: "dev.json",
      damaged: '{"_id": "x", "question": "q", "context": [], "evidences": [], "answer": null}',
      problem: element("expected an answer as other questions of the file have one"),
    },
    { file: "id_aliases.json", damaged: '{"Q_id": "Q1"', problem: line("expected JSON"), asked: false },
  ],
  hotpotqa: [
    {
      file: "hotpot_dev.json",
      damaged: '{"_id": "x", "question": "q", "answer": "a", "context": "none"}',
      problem: element("expected array"),
    },
  ],
  advhotpotqa: [
    { file: "sim_dev.json", damaged: '{"qas_id": "x",, "question": 1}', problem: element("expected JSON, got") },
  ],
  musique: [
    { file: "musique_ans_dev.jsonl", damaged: '{"id": "x", "question"', problem: line("expected JSON") },
    {
      file: "openie_small.json",
      under: "docs",
      damaged: '{"extracted_triples": 3}',
      problem: element("expected array, got 3"),
      asked: false,
    },
  ],
  qald: [
    {
      file: "qald.json",
      under: "questions",
      damaged: '{"id": 1, "question": [{"language": "de", "string": "Wer?"}], "answers": []}',
      problem: element("expected a question in English"),
    },
  ],
  webqsp: [
    {
      file: "WebQSP.test.json",
      under: "Questions",
      damaged: '{"QuestionId": "1", "RawQuestion": "q"}',
      problem: element("expected array"),
    },
  ],
  cwq: [
    {
      file: "ComplexWebQuestions_dev.json",
      damaged: '{"ID": "x", "webqsp_ID": "x", "question": "q", "answers": [{"answer_id": 5}]}',
      problem: element("expected string, got 5"),
    },
  ],
  simplequestions: [
    {
      file: "annotated_fb_data_test.txt",
      damaged: "a\tb\tc\td",
      problem: line("expected subject, relation, object and question"),
    },
  ],
  webquestions: [
    {
      file: "webquestions.examples.test.json",
      damaged: '{"utterance": "q", "targetValue": "(list oops)"}',
      problem: element('expected answers "\\(list'),
    },
  ],
  kilt: [
    {
      file: "nq-dev-kilt.jsonl",
      damaged: '{"id": "x", "input": "", "output": []}',
      problem: line(".*got"),
      set: "kilt nq-dev-kilt",
    },
    {
      file: "kilt_knowledgesource.json",
      damaged: '{"wikipedia_id": "1"}',
      problem: line(".*expected string"),
      set: "kilt nq-dev-kilt",
      asked: false,
    },
  ],
  crlt: [
    {
      file: "crlt.jsonl",
      damaged: '{"id": "x", "question": "q", "q_entity": [], "a_entity": ["Maybe"], "graph": []}',
      problem: line('expected the answer "True" or "False", got "Maybe"'),
    },
  ],
  medqa: [
    {
      file: "questions/US/dev.jsonl",
      damaged: '{"question": "q", "answer": "C", "options": {"A": "a"}}',
      problem: line("expected an answer that is one of the options"),
    },
  ],
  jsonl: [
    {
      file: "questions.jsonl",
      damaged: '{"id": "x", "question": "q", "answers": [], "typ": "DATE"}',
      problem: line('.*"typ"'),
    },
    {
      file: "questions.jsonl",
      damaged: '{"id": "0 q1", "question": "q", "answers": []}',
      problem: line("expected an id that no other question has \\(line 1 has it\\)"),
    },
  ],
};

const CASES = FORMAT_NAMES.flatMap((format) =>
  DAMAGES[format].map((damage): [string, FormatName, Damage] => [
    `${format}: ${damage.damaged.slice(0, 40)} in ${damage.file}`,
    format,
    damage,
  ]),
);

describe("a malformed record", () => {
  it.each(CASES)("is left out and told of, in %s", async (_, format, damage) => {
    const whole = await loaded(format, filesWith(format, damage, []), damage);
    const { questions, leftOut } = await loaded(format, filesWith(format, damage, [damage.damaged]), damage);
    expect(whole.leftOut).toBeUndefined();
    expect(leftOut).toMatchObject({ records: 1, examples: [expect.stringMatching(damage.problem)] });
    expect(leftOut?.examples[0]).toContain(damage.file);
    expect(leftOut?.of).toBeGreaterThan(damage.asked === false ? 39 : questions.length);
    expect(questions.map(({ text, answers, kind }) => ({ text, answers, kind }))).toEqual(
      whole.questions.map(({ text, answers, kind }) => ({ text, answers, kind })),
    );
  });

  it.each(CASES)(
    "refuses the set when there are more than one in twenty, naming the first of them, in %s",
    async (_, format, damage) => {
      const files = filesWith(
        format,
        damage,
        Array.from({ length: 5 }, () => damage.damaged),
      );
      const refused = loaded(format, files, damage);
      await expect(refused).rejects.toThrow(
        /[345] of the \d+ records can not be read, and up to 5 % may be left out\./u,
      );
      await expect(refused).rejects.toThrow(damage.problem);
      if (!damage.damaged.includes("0 q1")) await expect(refused).rejects.toThrow("And 2 more.");
    },
  );
});

describe("a file that is none of the set's", () => {
  it.each(FORMAT_NAMES)("is not read, in %s", async (format) => {
    const [damage] = DAMAGES[format];
    if (damage === undefined) throw new Error(format);
    const files = filesWith(format, damage, []);
    const example = String(files[damage.file]).split("\n").slice(0, 3).join("\n");
    const extension = damage.file.slice(damage.file.lastIndexOf("."));
    const names = ["readme", "README", "LICENSE"].map(
      (name) => `${name}${extension === ".jsonl" ? ".json" : extension}`,
    );
    const about = Object.fromEntries(names.map((name) => [name, `${example}\n${damage.damaged}\n`]));
    const noise = {
      "notes.txt": "subject of the set\n",
      "empty.json": "",
      "empty.txt": "",
      "picture.jsonl": new Uint8Array([0, 255, 1]),
      "other.json": '{"a": 1}',
    };
    const folder = await folderOf({ ...files, ...about, ...noise });
    const before = await loadQuestionSets(format, await folderOf(files));
    expect((await loadQuestionSets(format, folder)).map(({ name, questions }) => [name, questions.length])).toEqual(
      before.map(({ name, questions }) => [name, questions.length]),
    );
  });
});

async function loaded(format: FormatName, files: Files, { set }: Damage): Promise<QuestionSet> {
  const sets = await loadQuestionSets(format, await folderOf(files));
  const found = set === undefined ? sets[0] : sets.find(({ name }) => name === set);
  if (found === undefined) throw new Error(`No set ${set}: ${sets.map(({ name }) => name).join(", ")}`);
  return found;
}

/**
 * The small set with forty records in the file, a line for each; those that are damaged are the 20th, 22nd and so on.
 */
function filesWith(format: FormatName, { file, under }: Damage, damaged: readonly string[]): Files {
  const files: Files = SMALL_SETS[format];
  const content: unknown =
    typeof files[file] === "string" && under !== undefined ? JSON.parse(files[file].replace("NaN", "0")) : files[file];
  const isText = typeof content === "string";
  const list: unknown = under === undefined ? content : (content as Record<string, unknown>)[under];
  const own = isText
    ? content.split("\n").filter((text) => text.trim() !== "")
    : (list as readonly unknown[]).map((each) => JSON.stringify(each));
  const records = Array.from({ length: 40 }, (_, index) => renamed(own[index % own.length] ?? "", index, file));
  damaged.forEach((text, index) => void records.splice(19 + index * 2, 0, text));
  if (isText) return { ...files, [file]: `${records.join("\n")}\n` };
  const array = `[${records.join(",\n")}]`;
  return { ...files, [file]: under === undefined ? array : `{${JSON.stringify(under)}: ${array}}` };
}

/** Our own format wants an id for each question that no other one has. */
function renamed(record: string, index: number, file: string): string {
  if (file !== "questions.jsonl") return record;
  const question = JSON.parse(record) as { id: unknown };
  return JSON.stringify({ ...question, id: `${index} ${String(question.id)}` });
}
