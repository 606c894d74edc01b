import lists from "../../language/data/node-words.json" with { type: "json" };
import type { Form } from "../../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../../engine/query/graph-led/read-by-graph.ts";
import { DETERMINERS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { type Filled, phraseOf } from "../ends.ts";
import type { NodeKind } from "../node-kinds.ts";
import { lowerOf, type Token } from "../tokens.ts";
import { isSaidBy, wordsToTell } from "../words-of-kinds.ts";
import { endsAsked, membersAt } from "./asked-end.ts";
import { isByRight } from "./by-right.ts";
import type { Ranked } from "./ranked.ts";

const ANYONE = wordSet(lists.anyone);
/** Without articles. */
const MOST_OFTEN = lists.mostOften.map((phrase) => phrase.split(" ").filter((lower) => !DETERMINERS.has(lower)));

/** "(Who) has borrowed most often", "(which tool) gets borrowed the most": how many nodes there are of each. */
export function mostOften(
  tokens: readonly Token[],
  kind: NodeKind,
  filled: readonly Filled[],
  { catalogue }: GraphLedInput,
): readonly Ranked[] {
  const tail = MOST_OFTEN.find((phrase) =>
    phrase.every((lower, at) => lowerOf(tokens[tokens.length - phrase.length + at]) === lower),
  );
  if (filled.length > 0 || tail === undefined) return [];
  return endsAsked(tokens, kind, filled, catalogue).flatMap(({ asked, to }): readonly Ranked[] => {
    const behind = tokens.slice(to, tokens.length - tail.length);
    const words = wordsToTell(behind)?.filter(({ lower }) => !ANYONE.has(lower));
    if (words === undefined || words.length === 0) return [];
    const isSaid = words.every((word) => isSaidBy(word, kind, kind.links, catalogue));
    if (!isSaid || !isByRight(behind, words, asked, kind, catalogue)) return [];
    const set = membersAt(asked, catalogue);
    if (set === undefined) return [];
    const by = phraseOf(asked, "BACKWARD");
    const form: Form = { kind: "extreme", set, by, direction: "max", rank: 1, tally: { how: "count" } };
    return [{ kind, filled, asked, forms: [form] }];
  });
}
