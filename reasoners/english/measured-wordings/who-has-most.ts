import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { DETERMINERS, HAVE } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";
import { plainName } from "../linking/plain-name.ts";
import { withThoseBelow } from "../linking/kinds-of-classes.ts";
import { isAgent } from "../linking/what-classes-hold.ts";
import { classEntry } from "../linking/known-entries.ts";
import { OF_PERSONS } from "../language/question-words.ts";
import { type Asked, type Found, lowerAt } from "./asked.ts";

/** "Who has the highest salary" as "which employee has the highest salary": those of whom the graph states it. */
export function whoHasMost({ words, end, catalogue }: Asked): Found | undefined {
  if (!OF_PERSONS.has(lowerAt(words, 0)) || !HAVE.has(lowerAt(words, 1))) return undefined;
  const rank = DETERMINERS.has(lowerAt(words, 2)) ? 3 : 2;
  if (gradedAdjective(lowerAt(words, rank))?.degree !== "superlative") return undefined;
  const noun = words.slice(rank + 1, end).map(({ lower }) => lower);
  const owners = noun.length === 0 ? [] : ownersOf(noun, catalogue);
  const [only, ...others] = owners;
  if (only === undefined || others.length > 0) return undefined;
  const kind = classEntry(catalogue, only)?.label;
  if (kind === undefined) return undefined;
  return { pieces: [{ said: `which ${kind}` }, { from: 1, to: end }], said: lowerAt(words, 0), read: kind };
}

/** The widest classes of those who act of which a number that goes by the name, or ends in it, is stated. */
function ownersOf(noun: readonly string[], catalogue: Catalogue): readonly string[] {
  const found = catalogue.relations.filter(
    ({ objectKind, label, aliases }) =>
      objectKind === "NUMBER" && [label, ...aliases].some((name) => endsIn(wordsOf(plainName(name)), noun)),
  );
  const owners = [...new Set(found.flatMap(({ subjectClasses }) => subjectClasses))];
  if (!owners.every((iri) => isAgent(iri, catalogue) === true)) return [];
  return owners.filter((iri) => owners.every((other) => other === iri || !withThoseBelow([other], catalogue).has(iri)));
}

function endsIn(name: readonly { readonly lower: string }[], noun: readonly string[]): boolean {
  const last = name.slice(-noun.length).map(({ lower }) => lower);
  return last.length === noun.length && last.every((lower, at) => lower === noun[at]);
}
