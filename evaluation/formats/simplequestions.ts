import { unexpected } from "../input-error.ts";
import type { GoldQuestion, QuestionSet } from "../question-set.ts";
import type { Format } from "./format.ts";
import { goldAnswer } from "./gold/answers.ts";
import { freebaseIri, freebaseRelation } from "./gold/freebase.ts";
import { filesNamed } from "./reading/files.ts";
import { leftOutOf } from "./reading/forgiving.ts";
import { readLines } from "./reading/lines.ts";
import { setName } from "./reading/set-name.ts";

const QUESTIONS = /annotated_fb_data_(?:train|valid|test)\.txt$/u;

/**
 * SimpleQuestions (Bordes et al. 2015): one fact of Freebase each, by machine ids; the graph is not part of the set.
 */
export const simplequestions: Format = {
  name: "simplequestions",
  describes:
    "annotated_fb_data_test.txt (lines of subject, relation, object, question, with tabs; www.freebase.com/m/…)",
  status: "untried",
  recognises: async (folder) => (await filesNamed(folder, QUESTIONS)).length > 0,

  async load(folder) {
    const sets: QuestionSet[] = [];
    for (const file of await filesNamed(folder, QUESTIONS)) {
      const questions: GoldQuestion[] = [];
      const read = await readLines(file, (text, place) => {
        const question = readLine(text, String(place.line));
        if (question === undefined)
          throw unexpected(place, "subject, relation, object and question with tabs between them", text);
        questions.push(question);
      });
      const leftOut = leftOutOf(read);
      sets.push({
        name: setName("simplequestions", folder, file),
        format: "simplequestions",
        questions,
        ...(leftOut && { leftOut }),
      });
    }
    return sets;
  },
};

function readLine(line: string, id: string): GoldQuestion | undefined {
  const [from = "", by = "", to = "", text = "", ...more] = line.split("\t").map((column) => column.trim());
  const subject = freebaseIri(from);
  const object = freebaseIri(to);
  if (subject === undefined || object === undefined || by === "" || text === "" || more.length > 0) return undefined;
  const relation = freebaseRelation(by);
  return {
    id,
    text,
    type: "ENTITIES",
    // The set has no labels: an entity is told by its IRI.
    answers: [goldAnswer(object.slice(object.lastIndexOf("/") + 1), [], object)],
    hops: 1,
    relations: [relation],
    topicEntities: [subject],
    facts: [{ kind: "triple", subject, relation, object }],
  };
}
