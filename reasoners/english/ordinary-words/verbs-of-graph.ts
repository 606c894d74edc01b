import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { rootsOf } from "../language/roots.ts";
import type { Word } from "../language/words.ts";
import { classesEndingIn, linkClass } from "../linking/class-linker.ts";
import { type RelationName, relationNames } from "../linking/relation-names.ts";

/**
 * The one of some verbs that relations of the graph go by; those of one family count as one. Of several it is the one
 * that is said of a kind of things which the question speaks of.
 */
export function theOneOfGraph(
  verbs: readonly string[],
  words: readonly Word[],
  catalogue: Catalogue,
): string | undefined {
  const known = verbs.filter((verb) => namesBy(verb, catalogue).length > 0);
  if (areOne(known) || areOfOne(known, catalogue)) return known[0];
  const kinds = new Set(kindsIn(words, catalogue));
  const ofKinds = known.filter((verb) =>
    namesBy(verb, catalogue).some(({ relation }) => relation.subjectClasses.some((iri) => kinds.has(iri))),
  );
  return areOne(ofKinds) ? ofKinds[0] : undefined;
}

function rootsOfVerb(verb: string): readonly string[] {
  return rootsOf(verb.split(" ")[0] ?? "");
}

/** The names of relations that say a verb, of which the first word tells. */
export function namesBy(verb: string, catalogue: Catalogue): readonly RelationName[] {
  const { byRoot } = relationNames(catalogue);
  const roots = rootsOfVerb(verb);
  // Names of close families stand there as well, which say something else.
  return roots
    .flatMap((root) => byRoot.get(root) ?? [])
    .filter(({ content }) => content.some((word) => word.roots.some((root) => roots.includes(root))));
}

function areOne([best, ...others]: readonly string[]): boolean {
  const roots = best === undefined ? [] : rootsOfVerb(best);
  return roots.length > 0 && others.every((verb) => rootsOfVerb(verb).some((root) => roots.includes(root)));
}

/** Are they names of one relation and of no other? */
function areOfOne(verbs: readonly string[], catalogue: Catalogue): boolean {
  return new Set(verbs.flatMap((verb) => namesBy(verb, catalogue).map(({ relation }) => relation.iri))).size === 1;
}

/** The classes that a question speaks of. */
function kindsIn(words: readonly Word[], catalogue: Catalogue): readonly string[] {
  return words.flatMap((_, at) =>
    [1, 2].flatMap((length) => {
      const said = words.slice(at, at + length);
      if (said.length < length) return [];
      return [...linkClass(said, catalogue), ...classesEndingIn(said, catalogue)].map(({ iri }) => iri);
    }),
  );
}
