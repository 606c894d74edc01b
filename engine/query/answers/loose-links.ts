import type { Form } from "../../question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../question/form/walk.ts";

/** Where words were taken for others that they are only like, as sentences, each once. */
export function looseLinks(form: Form): readonly string[] {
  const links = [...nodesOf(form)].flatMap(({ node }) => relationOf(node) ?? []);
  const loose = links.flatMap(({ text, candidates: [best], any }) => {
    const readAs =
      best === undefined
        ? any === true && text !== OWNER
          ? "any relation"
          : undefined
        : best.loose === true
          ? `“${best.label}”`
          : undefined;
    return readAs === undefined ? [] : [`“${text}” was read as ${readAs}, which may not be what you mean`];
  });
  return [...new Set(loose)];
}

/** "The painter's Guernica": that both are linked at all says which one is meant, and is no guess. */
const OWNER = "'s";
