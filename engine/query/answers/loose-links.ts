import type { Form, RelationPhrase } from "../../question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../question/form/walk.ts";
import { normalise } from "../../text/normalise.ts";
import { singularForms } from "../../text/plural.ts";

/** Where words were taken for others that they are only like, as sentences, each once. */
export function looseLinks(form: Form): readonly string[] {
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  const loose = nodes.flatMap((node) => {
    const link = relationOf(node);
    const readAs = link && readAsOf(link, node.kind === "follow");
    return readAs === undefined ? [] : [`“${link?.text}” was read as ${readAs}, which may not be what you mean`];
  });
  return [...new Set(loose)];
}

function readAsOf({ text, candidates: [best], any }: RelationPhrase, isStep: boolean): string | undefined {
  if (best === undefined) return any === true && text !== OWNER ? "any relation" : undefined;
  const isFar = isStep && best.score < LEAST_SURE && !sharesWord(text, best.label);
  return best.loose === true || isFar ? `“${best.label}”` : undefined;
}

/** "Are guests of" and "guest". */
function sharesWord(text: string, label: string): boolean {
  const named = new Set(normalise(label).split(" "));
  return normalise(text)
    .split(" ")
    .some((word) => named.has(word) || singularForms(word).some((each) => named.has(each)));
}

/** What fits the words less, 0–1, was taken since nothing that fits them better is stated. */
const LEAST_SURE = 0.7;

/** "The painter's Guernica": that both are linked at all says which one is meant, and is no guess. */
const OWNER = "'s";
