import kinds from "../language/data/kind-words.json" with { type: "json" };
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { linkClass } from "../linking/class-linker.ts";
import { relationNames } from "../linking/relation-names.ts";
import { typesOf } from "../measured-wordings/asked.ts";
import type { Asked } from "./asked.ts";
import { namedInOrder } from "./named-in-order.ts";
import type { Piece } from "./pieces.ts";

const CASTS = wordSet(kinds.ofCasts);

/**
 * "The film with E" as "the film starring E", where the graph says of such things who stars in them, and E is somebody.
 * Undefined where nothing is said so.
 */
export function withCast({ question, mentions, catalogue }: Asked): readonly Piece[] | undefined {
  if (catalogue === undefined) return undefined;
  const words = wordsOf(question);
  for (const { from, mention } of namedInOrder(words, mentions)) {
    const [noun, tie] = [words[from - 2], words[from - 1]?.lower];
    if (noun === undefined || tie !== "with") continue;
    const types = typesOf(mention, { catalogue });
    const { persons } = agentClasses(catalogue);
    const classes = linkClass([noun], catalogue).map(({ iri }) => iri);
    if (!types.some((type) => persons.has(type)) || !saysCast(classes, catalogue)) continue;
    return [{ from: 0, to: from - 1 }, { said: "starring" }, { from, to: words.length }];
  }
  return undefined;
}

function saysCast(classes: readonly string[], catalogue: Catalogue): boolean {
  return relationNames(catalogue).names.some(
    ({ relation, content }) =>
      relation.subjectClasses.some((iri) => classes.includes(iri)) &&
      content.some(({ lower, roots }) => CASTS.has(lower) || roots.some((root) => CASTS.has(root))),
  );
}
