import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import { closeness } from "../../linking/relation-names.ts";
import { LIKENESS } from "../../weights.ts";

/** What two steps along one relation are called, and the words that each was linked by. */
interface Step {
  readonly label: string;
  readonly said: ReadonlySet<string>;
}

/**
 * Is one relation walked twice, once for one word of its name and once for another? "Gave the mother dough for E" says
 * "mother dough from" once, and not of whose mother some dough is.
 */
export function takesNameForTwo(form: Form): boolean {
  const steps = [...nodesOf(form)].flatMap(({ node }): readonly Step[] => {
    const relation = relationOf(node);
    const label = relation?.candidates[0]?.label;
    if (relation === undefined || label === undefined) return [];
    const words = telling(relation.text);
    const said = telling(label).filter((name) => words.some((word) => closeness(word, name) >= LIKENESS.sameFamily));
    return said.length === 0 ? [] : [{ label, said: new Set(said.map(({ lower }) => lower)) }];
  });
  return steps.some((one, at) =>
    steps
      .slice(at + 1)
      .some((other) => other.label === one.label && [...other.said].every((word) => !one.said.has(word))),
  );
}

function telling(text: string): readonly Word[] {
  return wordsOf(text).filter(({ lower }) => !isFunctionWord(lower));
}
