import lists from "../language/data/day-of-asking.json" with { type: "json" };
import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { Word } from "../language/words.ts";
import { GRAPH_LED } from "../weights.ts";
import { comeBack, endsOf, going, mayTellEnd, stated, stepsBy } from "./dates.ts";
import { kindAt, onesSaid, type Read } from "./whom.ts";
import { matched, wordingsOf } from "./wordings.ts";

const OVER = lists.over.map(({ said, by, isOver }) => ({ wordings: wordingsOf(said), by, isOver }));
const STILL = [
  ...lists.still.map((each) => ({ ...each, isOver: false })),
  ...lists.ended.map((each) => ({ ...each, isOver: true })),
].map(({ said, by, isOver }) => ({ phrases: said.map((phrase) => phrase.split(" ")), by, isOver }));

/** "Is E still alive", "has E closed": by what tells that something like it is over. */
export function whetherOver(input: AnalysisInput, words: readonly Word[], end: number, read: Read): readonly Reading[] {
  for (const { wordings, by, isOver } of OVER)
    for (const wording of wordings) {
      const asked = matched(words, [0, end], wording);
      const whoms = asked === undefined ? [] : onesSaid(input, words, asked.whom, read);
      const readings = whoms.flatMap((whom): readonly Reading[] => {
        const ends = endsOf(by, whom.types, input.catalogue);
        const set = stepsBy(whom.set, ends);
        // What was closed may have been opened again.
        if (set === undefined || (by !== "deaths" && comeBack(whom.types, input.catalogue))) return [];
        const ofLife = by === "deaths" ? { ofLife: true as const } : {};
        const form: Form = { kind: "exists", set, over: isOver ? "YES" : "NO", ...ofLife };
        return [{ form, score: GRAPH_LED.best, readAs: [...(whom.readAs ?? []), `it is told by ${named(ends)}`] }];
      });
      if (readings.length > 0) return readings;
    }
  return [];
}

const ASKING = ["which", "what"] as const;
const BEING: ReadonlySet<string> = new Set(["is", "are"]);

/**
 * "Which painters are still alive", "how many of the painters are alive", "who of the painters is dead": those of a
 * kind of whom nothing states that they died, or of whom something does. Which shops are still open is not read: some
 * may state when they are to close, and a list is not told by the day.
 */
export function thoseStill(input: AnalysisInput, words: readonly Word[], end: number, read: Read): readonly Reading[] {
  const start = startOf(words);
  if (start === undefined) return [];
  for (const { phrases, by, isOver } of STILL)
    for (const phrase of phrases) {
      const be = end - phrase.length - 1;
      const isSaid = phrase.every((lower, at) => words[be + 1 + at]?.lower === lower);
      if (!isSaid || be <= start.from || !BEING.has(words[be]?.lower ?? "")) continue;
      const kind = kindAt(input, words, [start.from, be], read);
      if (kind === undefined) continue;
      const ends = endsOf(by, kind.types, input.catalogue);
      // Of a truth value, that it is stated says nothing: it may be "false".
      if (ends.length === 0 || ends.some(({ isTruth }) => isTruth === true)) continue;
      if (mayTellEnd(by, kind.types, input.catalogue).length > 0) continue;
      const set = isOver ? stated(kind.set, ends) : going(kind.set, ends);
      const form: Form = start.isCount ? { kind: "count", set } : set;
      return [{ form, score: GRAPH_LED.best, readAs: [...(kind.readAs ?? []), `it is told by ${named(ends)}`] }];
    }
  return [];
}

/** Where the words for the kind begin: behind "which (of)", "who of", "how many (of)". */
function startOf(words: readonly Word[]): { readonly from: number; readonly isCount: boolean } | undefined {
  const [first, second] = [words[0]?.lower ?? "", words[1]?.lower ?? ""];
  const isCount = first === "how" && second === "many";
  const at = isCount ? 2 : 1;
  const isOf = words[at]?.lower === "of";
  if (!isCount && !ASKING.some((each) => each === first) && !(first === "who" && isOf)) return undefined;
  return { from: isOf ? at + 1 : at, isCount };
}

function named(ends: readonly RelationEntry[]): string {
  return `“${[...new Set(ends.map(({ label }) => label))].join("” or “")}”`;
}
