import type { Finding } from "./finding.ts";

const COVERS = `"covers":[{"words":"…","step":"s3"}] beside "answer", with the question's words`;

/** What a model is told that it may do about what is in the way of its reading: what would help, and nothing else. */
export function adviceOn(findings: readonly Finding[]): string {
  return [...new Set([...findings.map(adviceFor), LAST])].join(" ");
}

const LAST = "Or give no readings, and as the reason which facts would tell.";

function adviceFor({ kind, does }: Finding): string {
  switch (kind) {
    case "LEFT_OUT":
      if (does === undefined)
        return `Put it into a step: as an "entity", a value or date, or among the "words" of a step without relations, which looks into texts. "covers" can not say it.`;
      return does === "DENY"
        ? `Let a step deny it: "minus", "count":true with "<" 1, or a value that says no. Where a relation or value says it by its own name, name that step: ${COVERS}.`
        : `Let a step say it; what no relation says may stand in the "words" of a step without relations. Where a step does say it, name that step: ${COVERS}.`;
    case "TURNED":
      return `Mind "direction": of dates the earlier is the less ("min").`;
    case "COUNTED":
      return `Count nothing, or name the words that ask for the number, and the step that counts: ${COVERS}.`;
    case "RANKED":
      return `Leave "top" out.`;
    case "ADDED":
      return "Leave it out: names, numbers and conditions are the question's, and not what you know beside.";
    case "TOGETHER":
      return `Two counts can be compared of one thing that is named, whose "entity" is the "set".`;
    default:
      return "End with the step that gives what is asked for.";
  }
}
