import type { Form, SetForm } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { Finding } from "./finding.ts";

/** A relation that leads over a thing without a name, and the relations that reach it from either side. */
interface Over {
  readonly words: string;
  readonly iris: readonly string[];
  readonly through: ReadonlySet<string>;
}

/**
 * Two conditions of one member that lead over the same kind of thing without a name ("received the prize", "for the
 * film", both over a conferral): a form checks each by itself, so that a prize for another film counts as well.
 */
export function conditionsApart(form: Form, { relations }: Catalogue): readonly Finding[] {
  const throughOf = new Map(
    relations.flatMap(({ iri, through }) => (through === undefined ? [] : [[iri, through] as const])),
  );
  if (throughOf.size === 0) return [];
  return [...nodesOf(form)].flatMap(({ node }) => {
    const conditions = conditionsOf(node).flatMap((set) => overOf(set, throughOf));
    const [one, other] = conditions.flatMap((first, index) =>
      conditions.slice(index + 1).flatMap((second) => (areOverOne(first, second) ? [[first, second]] : [])),
    )[0] ?? [undefined, undefined];
    if (one === undefined || other === undefined) return [];
    return [{ lack: "REMARKED", words: `${one.words}” and “${other.words}`, kind: "APART" } satisfies Finding];
  });
}

/** What is said of the members of a set, one beside the other. */
function conditionsOf(node: Form): readonly SetForm[] {
  if (node.kind === "intersect") return node.sets;
  return node.kind === "where" ? [node, node.set] : [];
}

function overOf(set: SetForm, throughOf: ReadonlyMap<string, readonly string[]>): readonly Over[] {
  const relation = relationOf(set);
  if (relation === undefined) return [];
  const iris = relation.candidates.map(({ iri }) => iri);
  const through = new Set(iris.flatMap((iri) => throughOf.get(iri) ?? []));
  return through.size === 0 ? [] : [{ words: relation.text, iris, through }];
}

/** Twice the same relation leads over two things: somebody may have received two prizes. */
function areOverOne(one: Over, other: Over): boolean {
  const isSame = one.iris.some((iri) => other.iris.includes(iri));
  return !isSame && [...one.through].some((name) => other.through.has(name));
}
