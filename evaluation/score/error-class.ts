import { saysAnswer, answerForms, type AnswerForms } from "../normalise/answer-forms.ts";
import type { GoldQuestion } from "../question-set.ts";
import type { QuestionRecord } from "../run/record.ts";
import { saysWords } from "./fact-recall.ts";
import { walksGoldRelations } from "./path-score.ts";
import type { QuestionScore } from "./question-score.ts";

/** In the order in which they are tried; docs/evaluation.md defines each. */
export const ERROR_CLASSES = [
  "FORMAT",
  "FAILED",
  "UNANSWERABLE",
  "WRONG_SET",
  "STRING_MATCHING",
  "NOT_UNDERSTOOD",
  "REFUSAL",
  "GENERATION",
  "LINKING",
  "RETRIEVAL",
  "OTHER",
] as const;

export type ErrorClass = (typeof ERROR_CLASSES)[number];

/** What classification needs of a score that is otherwise complete. */
type Scored = Pick<QuestionScore, "outcome" | "answer" | "entityLinking" | "relationLinking" | "factRecall" | "paths">;

/** Why an answer is not exactly right, by what the record shows; undefined for one that is. */
export function errorClass(
  gold: GoldQuestion,
  record: QuestionRecord,
  score: Scored,
  forms: { readonly answers: readonly AnswerForms[]; readonly gold: readonly AnswerForms[] },
): ErrorClass | undefined {
  if (score.outcome === "FAILED") return record.failure?.code === "MODEL_REPLY_INVALID" ? "FORMAT" : "FAILED";
  if (score.answer.exactSet === 1) return undefined;
  if (gold.answers.length === 0) return "UNANSWERABLE";
  if (score.answer.hitsAny === 1) return "WRONG_SET";
  if (differsInWords(gold, forms)) return "STRING_MATCHING";
  if (score.outcome === "ABSTAINED" && record.answer?.understood === false) return "NOT_UNDERSTOOD";
  if (goldWasFound(gold, record, forms.gold)) return score.outcome === "ABSTAINED" ? "REFUSAL" : "GENERATION";
  if (missed(score.entityLinking) || missed(score.relationLinking)) return "LINKING";
  return lacksGold(gold, score) ? "RETRIEVAL" : "OTHER";
}

/** Yes, numbers and letters of choices stand in texts for other reasons than being the answer. */
function isNameable(gold: GoldQuestion): boolean {
  return gold.type === "ENTITIES" || gold.type === "LITERALS" || gold.type === "DATE";
}

/** "Thomas Newman" beside "Thomas Montgomery Newman": all words of one are words of the other. */
function differsInWords(
  gold: GoldQuestion,
  forms: { readonly answers: readonly AnswerForms[]; readonly gold: readonly AnswerForms[] },
): boolean {
  if (!isNameable(gold)) return false;
  const names = (all: readonly AnswerForms[]) => all.flatMap((one) => [...one.texts].map((text) => text.split(" ")));
  const isWithin = (some: readonly string[], words: readonly string[]) => some.every((word) => words.includes(word));
  const wanted = names(forms.gold);
  return names(forms.answers).some((mine) => wanted.some((other) => isWithin(mine, other) || isWithin(other, mine)));
}

/** Does a path end in a gold answer or hold all gold relations, or does the evidence name a gold answer? */
function goldWasFound(gold: GoldQuestion, { answer }: QuestionRecord, forms: readonly AnswerForms[]): boolean {
  if (answer === undefined) return false;
  if (walksGoldRelations(gold, answer.paths)) return true;
  const ends = answer.paths.flatMap(({ answers }) => answers).map((label) => answerForms([label], undefined, gold));
  if (ends.some((end) => forms.some((one) => saysAnswer(end, one)))) return true;
  if (!isNameable(gold)) return false;
  const names = gold.answers.flatMap(({ label, aliases }) => [label, ...aliases]);
  return [...answer.evidence, ...(answer.retrieved ?? [])].some(({ text }) =>
    names.some((name) => saysWords(text, name)),
  );
}

function missed(linking: QuestionScore["entityLinking"]): boolean {
  return linking !== undefined && linking[6] < 1;
}

/** Is there reason to say that the gold was not retrieved, rather than that nothing is known of it? */
function lacksGold(gold: GoldQuestion, { factRecall, paths }: Scored): boolean {
  if (factRecall !== undefined) return factRecall < 1;
  if (paths.relations !== undefined) return (paths.coverage ?? paths.relations.recall) < 1;
  return isNameable(gold);
}
