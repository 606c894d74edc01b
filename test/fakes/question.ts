import type { Question } from "../../engine/question/question.ts";

/** A question as strategies see it: nothing of its ids is asked for. */
export function fakeQuestion(text = "a question", rest: Partial<Question> = {}): Question {
  return { id: "q", text, strategy: "QUERY", options: {}, investigation: "q", ...rest };
}
