import lists from "../language/data/ordinary-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { DETERMINERS } from "../language/function-words.ts";
import { baseForms, isPlural } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { linkClass } from "../linking/class-linker.ts";
import { relationNames } from "../linking/relation-names.ts";
import { namedInOrder } from "../plain-question/named-in-order.ts";
import { LINKING } from "../weights.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const OVER = wordSet(lists.over);
const CROSSING = wordSet(lists.crossing);

/**
 * "The bridge over E" as "the bridge that crosses E", where the graph has a relation called so, and none that is called
 * "over". Undefined where no name stands behind it, or no kind of things before.
 */
export function overWhatIsCrossed<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const at = words.findIndex(({ lower }) => OVER.has(lower));
  const over = words[at]?.lower ?? "";
  const noun = words[at - 1];
  const behind = words.findIndex(({ lower }, place) => place > at && !DETERMINERS.has(lower));
  if (noun === undefined || !namedInOrder(words, input.mentions).some(({ from }) => from === behind)) return undefined;
  if (!linkClass([noun], input.catalogue).some(({ score }) => score >= LINKING.classAlias)) return undefined;
  const verb = verbIn(over, input.catalogue);
  if (verb === undefined) return undefined;
  const said = isPlural(noun.lower) ? verb : verb === "cross" ? "crosses" : `${verb}s`;
  const pieces = [{ from: 0, to: at }, { said: `that ${said}` }, { from: at + 1, to: words.length }];
  return { input: withPieces(input, pieces), readAs: [`“${over}” was read as “${said}”`], doubts: [] };
}

/** The one verb for it that relations are called by; undefined where one is called as it is said. */
function verbIn(over: string, catalogue: Catalogue): string | undefined {
  const names = [...relationNames(catalogue).byRelation.values()].flat();
  if (names.some(({ words }) => words.some(({ lower }) => lower === over))) return undefined;
  const verbs = names.flatMap(({ words: [first] }) =>
    first === undefined ? [] : [...CROSSING].filter((verb) => [first.lower, ...baseForms(first.lower)].includes(verb)),
  );
  const [only, ...others] = new Set(verbs);
  return others.length === 0 ? only : undefined;
}
