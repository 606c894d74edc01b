import type { AnalysisInput, QuestionPart, Reading } from "../../../../engine/question/analysis.ts";
import { withoutItself } from "../../../../engine/question/form/without-itself.ts";
import { counted } from "../../../../engine/values/counted.ts";
import { accountOf, type Objection } from "../../accounting/account.ts";
import { UnusableReply } from "../../prompt.ts";
import { formOfSteps, partsOfSteps } from "./form-of-steps.ts";
import { coversOf } from "./read-covers.ts";
import { readParts } from "./read-parts.ts";
import type { AnalysisIds } from "./shown-input.ts";
import type { AnalysisReply } from "./wire.ts";

const MOST_READINGS = 3;

/** What the readings of a reply come to. */
interface ReadReadings {
  readonly readings: readonly Reading[];
  /** What the question asks, where it asks several things: then there are no readings. */
  readonly parts?: readonly QuestionPart[];
  /** Why there are none, or that some could not be used. */
  readonly reason: string | undefined;
  readonly dropped: number;
  /** Why readings that could be converted answer another question. */
  readonly objections: readonly ReadingObjection[];
}

/** What is held against a reading, and which it is, from 1. */
export interface ReadingObjection extends Objection {
  readonly reading: number;
}

/**
 * The readings of a reply as forms, each held to the words of the question.
 * @throws UnusableReply when none of them can be converted
 */
export function readingsOf({ readings, reason }: AnalysisReply, ids: AnalysisIds, input: AnalysisInput): ReadReadings {
  const converted: Reading[] = [];
  const problems: string[] = [];
  const objections: ReadingObjection[] = [];
  let parts: readonly QuestionPart[] | undefined;
  let dropped = Math.max(0, readings.length - MOST_READINGS);
  for (const [index, reading] of readings.slice(0, MOST_READINGS).entries()) {
    try {
      const several = partsOfSteps(reading, ids);
      if (several !== undefined) {
        const score = Math.min(1, Math.max(0.05, reading.confidence));
        const read = readParts(several, score, input);
        if ("objection" in read) objections.push({ ...read.objection, reading: index + 1 });
        // What the model holds likelier stands before it.
        else if (converted.length === 0) parts ??= read.parts;
        dropped += several.reduce((sum, part) => sum + part.dropped, 0);
        continue;
      }
      const { form, dropped: unknown, doubts: granted } = formOfSteps(reading, ids);
      const { objection, doubts: accounted } = accountOf(form, input, coversOf(reading, ids));
      const doubts = [...accounted, ...granted];
      if (objection === undefined) {
        converted.push({
          form: withoutItself(form, input.catalogue),
          score: Math.min(1, Math.max(0.05, reading.confidence)),
          ...(doubts.length === 0 ? {} : { doubts }),
        });
      } else objections.push({ ...objection, reading: index + 1 });
      dropped += unknown;
    } catch (error) {
      if (!(error instanceof UnusableReply)) throw error;
      problems.push(`Reading ${index + 1}: ${error.message}`);
    }
  }
  if (parts !== undefined) return { readings: [], parts, reason: undefined, dropped, objections: [] };
  if (converted.length + objections.length === 0 && problems.length > 0) throw new UnusableReply(problems.join(" "));
  // A reading that holds all of the question is not to compete with one that leaves something out.
  const withoutDoubts = converted.filter(({ doubts }) => doubts === undefined);
  const unused = problems.length + objections.length;
  const remark = unused > 0 ? `${counted(unused, "reading", "readings")} of the model could not be used` : undefined;
  return {
    readings: withoutDoubts.length > 0 ? withoutDoubts : converted,
    reason: converted.length > 0 ? remark : why(objections, reason),
    dropped: dropped + unused,
    objections,
  };
}

function why([objection]: readonly Objection[], reason: string | null): string {
  if (objection !== undefined) return `The model's reading was not used: ${objection.why}`;
  return reason ?? "The model understood nothing in the question, and did not say why.";
}
