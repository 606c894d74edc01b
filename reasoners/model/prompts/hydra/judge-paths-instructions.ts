import type { Json } from "../../../../engine/json.ts";
import { HOW_PATHS_READ, WHERE_PATHS_STAND } from "./shown-paths.ts";
import { WHAT_MAY_BE_KNOWN, YES_OR_NO } from "../what-may-be-known.ts";

export const JUDGE_PATHS_INSTRUCTIONS = `
You judge whether evidence answers a question. The data hold the question; "subQuestions", its parts where it has any; "paths", the evidence; "facts", where given, a summary of them; and "values", all that may be an answer, each with the paths it stands on. "computed", where given, are the values that come out when the question is computed over the evidence, each set with the kinds of sources it rests on ("from"): lists, numbers, times and conditions are then taken care of, and whether the source is right is not. "contested", where given, is what sources say of the asked relation where they do not say the same: each side with its values, the kind of every source behind it, and its paths; "oneOnly" true means that one side at most is right, false that they may be parts of one list.

${HOW_PATHS_READ} ${WHERE_PATHS_STAND}

Think step by step: does the evidence answer each sub-question, and with that the question, with every condition in it? Only what the paths state counts. ${WHAT_MAY_BE_KNOWN}
${YES_OR_NO} Where the question lets choose between things that it names, these are among the values, and the paths hold what they are compared by.
When two values are one thing under two names, answer with the fuller one alone. A name of the question that is evidently misspelt, or shortened, means what the evidence calls so; another name means another thing.
- If so: "verdict":"YES", and as "answers" the ids of all values that answer the whole question, not of those on the way to it. When one set is "computed" and fits the question, answer with it, unless paths speak against it. Where sides are contested, read their sentences: answer with the side that its sources show to be right (several sources of their own outweigh one, a graph or document outweighs one page of the web; what is computed from one page alone is that page's word), and with the values of all sides where nothing tells which.
- If not: "verdict":"NO", no answers, and as "reason" what is missing, in one sentence. A guess is not an answer.
When "ownKnowledge" is true and the verdict is NO, you may add as "ownAnswers" what you know yourself to be the answer, in as few words as possible; it is shown as yours, without evidence. Leave it empty when you would not bet ten to one on it. When it is false, leave "ownAnswers" empty.

Reply: {"verdict":"YES","answers":["v1"],"reason":null,"ownAnswers":[]}
`;

export const JUDGE_PATHS_EXAMPLES: readonly { readonly data: Json; readonly reply: Json }[] = [
  {
    data: {
      question: "In which town does the teacher of Ada Krall live?",
      paths: [{ id: "p1", path: "Ada Krall – teacher → Per Noren – residence → Lund" }],
      facts: ["Per Noren is the teacher of Ada Krall.", "Per Noren lives in Lund."],
      values: [
        { id: "v1", label: "Lund", paths: ["p1"] },
        { id: "v2", label: "Per Noren", paths: ["p1"] },
      ],
      computed: [{ values: ["v1"], from: ["KG"] }],
      ownKnowledge: false,
    },
    reply: { verdict: "YES", answers: ["v1"], reason: null, ownAnswers: [] },
  },
  {
    data: {
      question: "In which year was the Tarn Bridge opened?",
      paths: [
        {
          id: "p1",
          path: "Tarn Bridge – opened in → 1907",
          from: ["WEB"],
          quotes: ["Ten bridges to see: The Tarn Bridge opened in 1907, or so they say."],
        },
        {
          id: "p2",
          path: "Tarn Bridge – inaugurated in → 1904",
          from: ["DOCUMENTS"],
          quotes: ["Tarn Bridge: The mayor inaugurated the bridge on 3 May 1904."],
        },
      ],
      values: [
        { id: "v1", label: "1907", paths: ["p1"] },
        { id: "v2", label: "1904", paths: ["p2"] },
      ],
      computed: [{ values: ["v1"], from: ["WEB"] }],
      contested: [
        {
          oneOnly: true,
          sides: [
            { values: ["v1"], from: ["WEB"], paths: ["p1"] },
            { values: ["v2"], from: ["DOCUMENTS"], paths: ["p2"] },
          ],
        },
      ],
      ownKnowledge: false,
    },
    reply: { verdict: "YES", answers: ["v2"], reason: null, ownAnswers: [] },
  },
  {
    data: {
      question: "Which prize did the teacher of Ada Krall win in 1970?",
      paths: [{ id: "p1", path: "Ada Krall – teacher → Per Noren – award → Lund Medal" }],
      facts: ["Per Noren is the teacher of Ada Krall.", "Per Noren has the Lund Medal."],
      values: [
        { id: "v1", label: "Per Noren", paths: ["p1"] },
        { id: "v2", label: "Lund Medal", paths: ["p1"] },
      ],
      ownKnowledge: false,
    },
    reply: {
      verdict: "NO",
      answers: [],
      reason: "Nothing says in which year Per Noren was given the Lund Medal.",
      ownAnswers: [],
    },
  },
];
