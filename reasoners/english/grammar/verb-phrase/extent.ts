import lists from "../../language/data/operator-words.json" with { type: "json" };
import type { SetCondition } from "../../../../engine/question/form/logical-form.ts";
import { DETERMINERS, isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { RELATIONS, VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { parse, type Predicates } from "../parse.ts";
import { turned } from "../relation/turned.ts";
import { isCountable } from "./counted.ts";
import type { Verb } from "./verb.ts";

const UNIVERSAL = wordSet(lists.universalBeforeNoun);
const RESTRICTING = wordSet(lists.restrictingBeforeNoun);

/**
 * "directed every film by E", "border all of E's neighbours", "border only E", "are bordered only by E": of all of
 * them, or of no others.
 */
export function extentOfObject(grammar: Grammar, { words, at, to, cost }: Verb): Predicates {
  const said = extentAt(grammar, at);
  // What "is only E" leaves out, no relation says.
  if (said === undefined || words.every(({ lower }) => isFunctionWord(lower)) || cost >= VERBS.beginsWithClass)
    return [];
  return grammar.sets(said.at, to).flatMap((things): Predicates => {
    const way = grammar.follow(things, { words: [...words, ...said.preposition], role: "AFTER" });
    if (way?.value.kind !== "follow" || way.value.from !== things.value || !isCountable(way.value.relation)) return [];
    const { relation } = way.value;
    const ofClass = things.value.kind === "instances" ? RELATIONS.ofAnyOfClass : 0;
    return [
      parse(
        {
          kind: "where",
          relation: { ...relation, candidates: relation.candidates.map(turned) },
          condition: { operator: said.operator, of: things.value },
          domain: way.value,
        },
        way.cost + cost + VERBS.counted - ofClass,
      ),
    ];
  });
}

interface Extent {
  readonly operator: SetCondition["operator"];
  /** Where what is meant begins. */
  readonly at: number;
  /** Of the verb, what stands behind the word that bounds it: "by" in "only by E". */
  readonly preposition: readonly Word[];
}

/** Which of the things are meant, and where what they are begins. */
function extentAt({ words }: Grammar, from: number): Extent | undefined {
  const lower = words[from]?.lower ?? "";
  const next = words[from + 1];
  if (RESTRICTING.has(lower)) {
    const isOfVerb = next !== undefined && PREPOSITIONS.has(next.lower);
    return { operator: "only", at: isOfVerb ? from + 2 : from + 1, preposition: isOfVerb ? [next] : [] };
  }
  if (!UNIVERSAL.has(lower)) return undefined;
  const of = words[from + 1]?.lower === "of" ? from + 2 : from + 1;
  return { operator: "every", at: DETERMINERS.has(words[of]?.lower ?? "") ? of + 1 : of, preposition: [] };
}
