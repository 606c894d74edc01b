import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import { asksForText } from "../grammar/noun-phrase/valued-class.ts";

/** Which relations were read that only a text implies, as clauses, each once. */
export function impliedRelations(form: Form): readonly string[] {
  const read = [...nodesOf(form)].flatMap(({ node }) => {
    const way = relationOf(node)?.candidates.find(({ implied }) => implied === true);
    if (way === undefined || !asksForText(node)) return [];
    return [`“${node.condition.value.text}” was read as the “${way.label}” of what is asked for`];
  });
  return [...new Set(read)];
}
