import lists from "../language/data/day-of-asking.json" with { type: "json" };
import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { AgeForm, Form, SetForm } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import { HAVE } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { withPieces } from "../ordinary-words/put-in-words.ts";
import type { Piece } from "../plain-question/pieces.ts";
import type { Read } from "./whom.ts";
import { matched, wordingsOf } from "./wordings.ts";

/** Verbs of what goes on, as they stand behind "has". */
const LASTING = wordSet(lists.lastingVerbs);
const SO_LONG = wordingsOf(lists.soLong);

/** "How long has E been the owner of F": since when the fact holds by which "is E the owner of F" is so. */
export function howLongSo(input: AnalysisInput, words: readonly Word[], end: number, read: Read): readonly Reading[] {
  for (const wording of SO_LONG) {
    const asked = matched(words, [0, end], wording);
    if (asked === undefined) continue;
    const [has] = asked.whom;
    const verb = words[has]?.lower ?? "";
    if (!HAVE.has(verb) || verb === "had") continue;
    const been = words.findIndex(({ lower }, at) => at > has && lower === "been");
    // "How many years has E won F" counts the times that it was, and not how long it has been so.
    const isState = words.slice(has + 1, end).some(({ lower }) => lower === "been" || LASTING.has(lower));
    if (asked.unit !== undefined && !isState) continue;
    const ways: readonly (readonly Piece[])[] = [
      ...(been > has + 1 && been < end - 1
        ? [[{ said: "is" }, { from: has + 1, to: been }, { from: been + 1, to: end }]]
        : []),
      [{ from: has, to: end }],
    ];
    for (const pieces of ways) {
      const readings = read(withPieces(input, pieces, words)).flatMap((reading): readonly Reading[] => {
        const since = claimIn(reading.form);
        if (since === undefined) return [];
        const unit = asked.unit === undefined ? {} : { unit: asked.unit };
        const form: AgeForm = { kind: "age", since, held: true, ...unit };
        const { asks: _asks, ...others } = reading;
        return [{ ...others, form }];
      });
      if (readings.length > 0) return readings;
    }
  }
  return [];
}

/** What is claimed, at whatever time it was so: of what is over it is told how long it was. */
function claimIn(form: Form): SetForm | undefined {
  if (form.kind !== "exists" || form.outOf !== undefined || form.over !== undefined) return undefined;
  const set = form.set.kind === "at" ? form.set.set : form.set;
  const kinds = [...nodesOf(set)].map(({ node }) => node.kind);
  const isPlain = kinds.every((kind) => kind === "mention" || kind === "follow" || kind === "intersect");
  return isPlain && kinds.includes("follow") ? { kind: "at", set, time: { kind: "interval" } } : undefined;
}
