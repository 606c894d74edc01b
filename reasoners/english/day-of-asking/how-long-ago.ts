import lists from "../language/data/day-of-asking.json" with { type: "json" };
import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import { isSet, type AgeForm, type Form, type SetForm } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { DO } from "../language/function-words.ts";
import { baseForms } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import { relationEntry } from "../linking/known-entries.ts";
import { withPieces } from "../ordinary-words/put-in-words.ts";
import type { Piece } from "../plain-question/pieces.ts";
import type { Read } from "./whom.ts";
import { matched, wordingsOf } from "./wordings.ts";

const AGO = wordingsOf(lists.ago);
const SINCE = wordingsOf(lists.since);
const WAS: ReadonlySet<string> = new Set(["was", "were"]);

/** "How long ago was E built", "how many years is it since E died": from the date that "when was E built" asks for. */
export function howLongAgo(input: AnalysisInput, words: readonly Word[], end: number, read: Read): readonly Reading[] {
  for (const wording of [...AGO, ...SINCE]) {
    const asked = matched(words, [0, end], wording);
    if (asked === undefined) continue;
    const [from] = asked.whom;
    const pieces = AGO.includes(wording) ? whenAsked(words, from, end) : whenSaid(words, from, end);
    if (pieces === undefined) continue;
    const readings = readPut(input, words, pieces, read).flatMap((reading): readonly Reading[] => {
      const since = dateIn(reading.form, input.catalogue);
      if (since === undefined) return [];
      const form: AgeForm = { kind: "age", since, ...(asked.unit === undefined ? {} : { unit: asked.unit }) };
      const { asks: _asks, ...others } = reading;
      return [{ ...others, form }];
    });
    if (readings.length > 0) return readings;
  }
  return [];
}

/** "(How long ago) was E built", "did E close". */
function whenAsked(words: readonly Word[], from: number, end: number): readonly Piece[] | undefined {
  const lower = words[from]?.lower ?? "";
  if (end - from < 3 || (!WAS.has(lower) && !DO.has(lower))) return undefined;
  return [{ said: "when" }, { from, to: end }];
}

/** "(How long is it since) E was built", "E closed". */
function whenSaid(words: readonly Word[], from: number, end: number): readonly Piece[] | undefined {
  if (end - from < 2) return undefined;
  const was = words.findIndex(({ lower }, at) => at > from && at < end && WAS.has(lower));
  if (was > 0 && was < end - 1)
    return [{ said: `when ${words[was]?.lower ?? "was"}` }, { from, to: was }, { from: was + 1, to: end }];
  const [base] = baseForms(words[end - 1]?.lower ?? "");
  return base === undefined || was > 0 ? undefined : [{ said: "when did" }, { from, to: end - 1 }, { said: base }];
}

function readPut(
  input: AnalysisInput,
  words: readonly Word[],
  pieces: readonly Piece[],
  read: Read,
): readonly Reading[] {
  return read(withPieces(input, pieces, words));
}

/** The set, where it is the dates of one thing. */
function dateIn(form: Form, catalogue: Catalogue): SetForm | undefined {
  if (!isSet(form)) return undefined;
  const set = form.kind === "at" ? form.set : form;
  if (set.kind !== "follow") return undefined;
  const { candidates, any } = set.relation;
  const areDates = candidates.every(
    ({ iri, direction }) => direction === "FORWARD" && relationEntry(catalogue, iri)?.objectKind === "DATE",
  );
  return candidates.length > 0 && any !== true && areDates ? form : undefined;
}
