import { z } from "zod";
import { unexpected, type InputPosition } from "../input-error.ts";
import type { Fact, GoldFact, GoldQuestion } from "../question-set.ts";
import type { Format } from "./format.ts";
import { yesNo } from "./gold/answers.ts";
import { hasRecordFile, type RecordKind } from "./reading/record-files.ts";
import { setsOfRecords } from "./reading/sets-of-records.ts";

const KIND: RecordKind = { keys: ["question", "q_entity", "a_entity", "graph"] };

const Question = z.object({
  id: z.string(),
  question: z.string().min(1),
  q_entity: z.array(z.string()),
  a_entity: z.array(z.string()).length(1),
  graph: z.array(z.tuple([z.string(), z.string(), z.string()])),
  hop: z.number().int().optional(),
  inference_rule: z.string().optional(),
  reasoning_steps: z
    .array(z.object({ Step: z.string(), "facts used in this step": z.string().optional() }))
    .default([]),
});
type Record = z.infer<typeof Question>;

/** CR-LT-KGQA (Guo et al. 2024): questions of common sense, each with a part of Wikidata by names. */
export const crlt: Format = {
  name: "crlt",
  describes:
    'JSON lines {id, question, q_entity, a_entity: ["True"], graph: [[subject, relation, object]], hop, reasoning_steps}',
  status: "tried",
  recognises: (folder) => hasRecordFile(folder, KIND),

  load: (folder) => setsOfRecords(folder, { name: "crlt", kind: KIND, shape: Question, goldOf: goldQuestion }),
};

function goldQuestion(record: Record, place: InputPosition): GoldQuestion {
  const { id, question: text, q_entity, a_entity, graph, hop, inference_rule, reasoning_steps } = record;
  const answer = yesNo(a_entity[0] ?? "");
  if (answer === undefined) throw unexpected(place, 'the answer "True" or "False"', a_entity[0]);
  const known = graph.map(([subject, relation, object]) => ({ subject, relation, object }));
  const facts = reasoning_steps.flatMap((step) => factsIn(step["facts used in this step"] ?? "", known));
  const steps = [
    ...reasoning_steps.map(({ Step: step }) => step),
    ...(inference_rule === undefined ? [] : [inference_rule]),
  ];
  return {
    id,
    text,
    type: "YES_NO",
    answers: [answer],
    topicEntities: q_entity,
    relations: facts.map(({ relation }) => relation),
    facts: facts.map((fact): GoldFact => ({ kind: "triple", ...fact })),
    decomposition: steps.map((step) => ({ text: step })),
    knowledge: { facts: known },
    ...(hop === undefined ? {} : { hops: hop }),
  };
}

/**
 * The facts that a step says it uses: `(s, r, o)`, perhaps several, perhaps with qualifiers `{…}`. Names may have
 * commas, so that those of the graph are looked for first.
 */
export function factsIn(text: string, graph: readonly Fact[]): readonly Fact[] {
  const between = text.split(/\{[^{}]*\}/u);
  const plain = between.map((part, index) => (index < between.length - 1 ? part.trimEnd() : part)).join("");
  const known = graph.filter(({ subject, relation, object }) => plain.includes(`(${subject}, ${relation}, ${object})`));
  const rest = known.reduce(
    (left, { subject, relation, object }) => left.replaceAll(`(${subject}, ${relation}, ${object})`, ""),
    plain,
  );
  const others = [...rest.matchAll(/\(([^(),]+), ([^(),]+), ([^()]+)\)/gu)];
  return [...known, ...others.map(([, subject = "", relation = "", object = ""]) => ({ subject, relation, object }))];
}
