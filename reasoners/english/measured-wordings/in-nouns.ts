import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { MARKS } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";
import { reworded } from "../plain-question/pieces.ts";
import type { Asked } from "./asked.ts";
import { byRate } from "./by-rate.ts";
import { dearerBy } from "./dearer-by.ts";
import { ofAnyone, ofKind } from "./of-kind.ts";
import { ofOne } from "./of-one.ts";
import { ofOwned } from "./of-owned.ts";
import { ofPeople } from "./of-people.ts";
import { ofTwo } from "./of-two.ts";
import { whichCameFirst } from "./which-came-first.ts";
import { whoHasMost } from "./who-has-most.ts";
import { whoCameFirst } from "./who-came-first.ts";

/** A question in the noun that the graph has for what it measures, and how that is told. */
export interface InNouns {
  readonly input: AnalysisInput;
  readonly told: string;
  /** May something else be meant? */
  readonly isDoubtful?: boolean;
}

/** Longer questions say more than what something measures. */
const MOST_WORDS = 24;

/**
 * "How much does E cost" as "what is the price of E", "which N last the longest" as "which N has the highest running
 * time": where people measure by a verb or an adjective, the noun by which the graph tells it. Undefined where nothing
 * is measured so, or several relations may be meant.
 */
export function inNouns(input: AnalysisInput): InNouns | undefined {
  const all = wordsOf(input.question);
  if (all.length > MOST_WORDS) return undefined;
  const words = all.slice(politeOpening(all, 0));
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const asked: Asked = { words, end, ...input };
  const found =
    byRate(asked) ??
    ofOne(asked) ??
    ofTwo(asked) ??
    dearerBy(asked) ??
    whichCameFirst(asked) ??
    whoCameFirst(asked) ??
    ofPeople(asked) ??
    ofAnyone(asked) ??
    whoHasMost(asked) ??
    ofOwned(asked) ??
    ofKind(asked);
  if (found === undefined) return undefined;
  const { pieces, said, read, isDoubtful = false } = found;
  const { text, moved } = reworded(input.question, words, pieces);
  const mentions = input.mentions.flatMap((mention) => {
    const place = moved(mention.start, mention.end);
    return place === undefined ? [] : [{ ...mention, ...place }];
  });
  const told = `“${said}” was read as “${read}”${isDoubtful ? ", which may not be meant" : ""}`;
  return { input: { ...input, question: text, mentions }, told, isDoubtful };
}
