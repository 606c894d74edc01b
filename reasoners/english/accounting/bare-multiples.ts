import type { Form } from "../../../engine/question/form/logical-form.ts";
import { isOfSet } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import { multipleAt } from "../language/multiple.ts";
import { phraseText } from "../language/words.ts";
import type { AskedQuestion } from "./asked-question.ts";

/** "Twice as high" may be said of what is three times as high, or of just twice: what was taken is told, as clauses. */
export function bareMultiples(form: Form, { words }: AskedQuestion): readonly string[] {
  const taken = [...nodesOf(form)].flatMap(({ node }) =>
    node.kind === "where" && isOfSet(node.condition) && node.condition.operator === ">="
      ? [node.condition.times ?? 1]
      : [],
  );
  if (taken.every((times) => times === 1)) return [];
  const bare = words.flatMap((_, at) => {
    const found = multipleAt(words, at);
    const isCompared = found !== undefined && words[at - 1]?.lower !== "than" && words[at - 1]?.lower !== "least";
    return found?.isBare === true && isCompared && taken.includes(found.times)
      ? [phraseText(words.slice(at, at + found.length))]
      : [];
  });
  return [...new Set(bare)].map((said) => `“${said}” is read as at least ${said}`);
}
