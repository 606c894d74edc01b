import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { Form, SetForm } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import { BE, DO } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import { withPieces } from "../ordinary-words/put-in-words.ts";
import { isSaid, type Read } from "./whom.ts";

/** "Is E still the owner of F", "does E still own F": whether it is so now, by facts that state when they hold. */
export function stillSo(input: AnalysisInput, words: readonly Word[], end: number, read: Read): readonly Reading[] {
  const first = words[0]?.lower ?? "";
  const still = words.findIndex(({ lower }) => lower === "still");
  if (!(BE.has(first) || DO.has(first)) || PAST.has(first) || still < 2 || still >= end - 1) return [];
  const pieces = [
    { from: 0, to: still },
    { from: still + 1, to: end },
  ];
  return read(withPieces(input, pieces, words)).flatMap((reading): readonly Reading[] => {
    const form = stillIn(reading.form);
    return form === undefined ? [] : [{ ...reading, form }];
  });
}

const PAST: ReadonlySet<string> = new Set(["was", "were", "did"]);

/** What somebody is by kind has no dates: whether they are so still nothing tells. */
function stillIn(form: Form): Form | undefined {
  if (form.kind !== "exists" || form.outOf !== undefined || form.over !== undefined) return undefined;
  const set: SetForm = form.set.kind === "at" ? form.set.set : form.set;
  const nodes = [...nodesOf(set)].map(({ node }) => node);
  const isPlain = nodes.every(({ kind }) => kind === "mention" || kind === "follow" || kind === "intersect");
  if (!isPlain || !nodes.some(({ kind }) => kind === "follow") || !nodes.every(isSaid)) return undefined;
  return { kind: "exists", set: { kind: "at", set, time: { kind: "now", still: true } } };
}
