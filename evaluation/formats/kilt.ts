import { basename } from "node:path";
import { EvaluationInputError, quotedPath, unexpected } from "../input-error.ts";
import type { GoldAnswer, GoldQuestion, LeftOut, QuestionSet } from "../question-set.ts";
import type { Format } from "./format.ts";
import { answerTypeOf, goldAnswer, yesNo } from "./gold/answers.ts";
import { GoldCount, onlyWithGold } from "./gold/with-gold.ts";
import { kiltQuestion, KiltRecord } from "./kilt/kilt-question.ts";
import { readPages } from "./kilt/pages.ts";
import { leftOutOf } from "./reading/forgiving.ts";
import { hasRecordFile, recordFiles, type RecordKind } from "./reading/record-files.ts";
import { readRecords } from "./reading/records.ts";
import { setName } from "./reading/set-name.ts";

const KIND: RecordKind = { keys: ["id", "input", "output"], without: ["wikipedia_title", "left_context"] };
/** Tasks whose outputs are no answers to compare: dialogue turns, links of a marked mention, essays. */
const OTHER_TASKS = /^(?:wow|aidayago2|wned|cweb|eli5)[-_]/u;

/**
 * KILT (Petroni et al. 2021): open questions, slots to fill (T-REx, Zero-Shot RE), claims to check (FEVER). Wikipedia,
 * in which the answers are, is not read from its 35 GB file unless someone has cut that down.
 */
export const kilt: Format = {
  name: "kilt",
  describes:
    "JSON lines {id, input, output: [{answer, provenance}]} such as nq-dev-kilt.jsonl, and perhaps a small kilt_knowledgesource.json",
  status: "untried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  async load(folder) {
    const files = (await recordFiles(folder, KIND)).filter((file) => !OTHER_TASKS.test(basename(file)));
    if (files.length === 0) {
      throw new EvaluationInputError(
        `${quotedPath(folder)} holds tasks of KILT that ask no question (dialogue, entity linking or ELI5) only.`,
      );
    }
    const { documents, notes, leftOut: ofPages } = await readPages(folder);
    const knowledge = documents === undefined ? undefined : { documents };
    const read: { file: string; read: QuestionSet | undefined }[] = [];
    for (const file of files) {
      const own = await readFile(file);
      const leftOut = leftOutOf(own?.leftOut, ofPages);
      const set = {
        name: setName("kilt", folder, file),
        format: "kilt",
        notes,
        ...(knowledge && { knowledge }),
        ...(leftOut && { leftOut }),
      };
      read.push({ file, read: own && { ...set, questions: own.questions } });
    }
    return onlyWithGold(read).map(({ read: set }) => set);
  },
};

async function readFile(file: string): Promise<{ questions: readonly GoldQuestion[]; leftOut: LeftOut } | undefined> {
  const claims = /^fever[-_]/u.test(basename(file));
  const questions: GoldQuestion[] = [];
  const gold = new GoldCount();
  const leftOut = await readRecords({
    file,
    shape: KiltRecord,
    gold,
    take(record, place) {
      const said = record.output.flatMap(({ answer }) => (answer == null || answer === "" ? [] : [answer]));
      const [first, ...others] = [...new Set(said)];
      if (!gold.has(first !== undefined, place) || first === undefined) return;
      const { text, ...asked } = kiltQuestion(record);
      if (!claims) {
        // All outputs are ways to write the one answer.
        questions.push({
          id: record.id,
          text,
          type: answerTypeOf([first]),
          answers: [goldAnswer(first, others)],
          ...asked,
        });
        return;
      }
      const verdict = verdictOf(first);
      if (verdict === undefined) throw unexpected(place, '"SUPPORTS" or "REFUTES"', first);
      questions.push({
        id: record.id,
        text: `Is it true that ${text.replace(/\.$/u, "")}?`,
        type: "YES_NO",
        answers: [verdict],
      });
    },
  });
  return gold.hasGold ? { questions, leftOut } : undefined;
}

function verdictOf(said: string): GoldAnswer | undefined {
  if (said === "SUPPORTS") return yesNo(true);
  return said === "REFUTES" ? yesNo(false) : undefined;
}
