import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import { wordsOf } from "../language/words.ts";
import { isTitleOfHead } from "../linking/heads-of-state.ts";

/**
 * "The president of E" read as its head of state: there are heads of state by other titles, and the graph does not tell
 * whose is which. A clause that says it of each title.
 */
export function titlesOfHeads(form: Form): readonly string[] {
  const told = [...nodesOf(form)].flatMap(({ node }): readonly string[] => {
    const { text = "", candidates = [] } = relationOf(node) ?? {};
    const [best] = candidates;
    const titles = best === undefined ? [] : wordsOf(text).filter((word) => isTitleOfHead([word], best.label));
    return titles.map((title) => `“${title.text}” was read as “${best?.label ?? ""}”, who may have another title`);
  });
  return [...new Set(told)];
}
