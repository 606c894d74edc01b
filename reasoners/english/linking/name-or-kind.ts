import type { Reading } from "../../../engine/question/analysis.ts";
import type { Form, MentionForm } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import { DETERMINERS } from "../language/function-words.ts";
import { isPlural } from "../language/word-forms.ts";
import { wordsOf } from "../language/words.ts";

/**
 * The readings in which the same noun, in small letters, is a name and a kind of things ("the mill", where something is
 * called "The Mill"): neither is better than the other, so that both are asked for and told apart.
 */
export function asNameOrKind(readings: readonly Reading[], question: string): readonly Reading[] {
  const [best, ...others] = readings;
  if (best === undefined || others.length === 0) return readings;
  const isSmall = (text: string): boolean => question.includes(text) && text === text.toLowerCase();
  const [names, kinds] = [textsOf(best.form, "mention", isSmall), textsOf(best.form, "instances", isSmall)];
  return readings.map((each) => {
    if (each === best || each.score >= best.score) return each;
    const isOther =
      sharesAny(names, textsOf(each.form, "instances", isSmall)) ||
      sharesAny(kinds, textsOf(each.form, "mention", isSmall));
    return isOther ? { ...each, score: best.score } : each;
  });
}

/** What the names, or the kinds, of a form are called in the question, articles aside. */
function textsOf(form: Form, kind: "mention" | "instances", isMeant: (text: string) => boolean): readonly string[] {
  return [...nodesOf(form)].flatMap(({ node }) =>
    node.kind === kind && isMeant(node.text) && (node.kind === "instances" || isProper(node))
      ? [
          wordsOf(node.text)
            .filter(({ lower }) => !DETERMINERS.has(lower) && !isPlural(lower))
            .map(({ lower }) => lower)
            .join(" "),
        ]
      : [],
  );
}

/** What the graph itself writes in small letters is a noun there, and no name. */
function isProper({ candidates }: MentionForm): boolean {
  return candidates.some(({ label }) => /^\p{Lu}/u.test(label));
}

function sharesAny(some: readonly string[], others: readonly string[]): boolean {
  return some.some((each) => each !== "" && others.includes(each));
}
