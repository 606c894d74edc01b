import lists from "../../language/data/node-words.json" with { type: "json" };
import phrases from "../../language/data/phrase-words.json" with { type: "json" };
import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../../engine/query/graph-led/read-by-graph.ts";
import { wordSet } from "../../language/word-set.ts";
import { type Filled, phraseOf } from "../ends.ts";
import type { NodeKind } from "../node-kinds.ts";
import { lowerOf, type Token } from "../tokens.ts";
import { isVoiceRight } from "../voice.ts";
import { isSaidBy, wordsToTell } from "../words-of-kinds.ts";
import { askedOf, endsAsked, nodesRanked } from "./asked-end.ts";
import type { Ranked } from "./ranked.ts";

const FIRST = wordSet(phrases.firstOfAll);
const LAST = wordSet(phrases.lastOfAll);
const CEASING = wordSet(lists.ceasing);

/** "(Which cave) was surveyed first", "(who) hired the rope last": by the date of the node that says it was done. */
export function byDate(
  tokens: readonly Token[],
  kind: NodeKind,
  filled: readonly Filled[],
  { catalogue }: GraphLedInput,
): readonly Ranked[] {
  const end = lowerOf(tokens.at(-1));
  const date = kind.point ?? kind.start;
  if ((!FIRST.has(end) && !LAST.has(end)) || date === undefined) return [];
  return endsAsked(tokens, kind, filled, catalogue).flatMap(({ asked, noun, to }): readonly Ranked[] => {
    const behind = tokens.slice(to, -1);
    const words = wordsToTell(behind);
    if (words === undefined || words.length === 0 || words.some(({ lower }) => CEASING.has(lower))) return [];
    const relations = [...(asked === undefined ? [] : [asked]), ...filled.map(({ link }) => link), date];
    if (!words.every((word) => isSaidBy(word, kind, relations, catalogue))) return [];
    if (!isVoiceRight({ behind, words, asked, noun, filled, kind, catalogue })) return [];
    const set = nodesRanked(filled, kind, asked, catalogue);
    if (set === undefined) return [];
    const direction = FIRST.has(end) ? "min" : "max";
    const from: SetForm = { kind: "extreme", set, by: phraseOf(date, "FORWARD"), direction, rank: 1 };
    return [{ kind, filled, asked, forms: [askedOf(from, asked)] }];
  });
}
