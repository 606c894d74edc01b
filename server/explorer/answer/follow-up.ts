import { askForward } from "../../../engine/examples/asking.ts";
import { wordingOf } from "../../../engine/examples/wording.ts";

/** Classes are told at once, and nobody asks for them so. */
const OF_CLASSES = new Set(["instance of", "subclass of", "type"]);

/**
 * A question about a thing by one of its relations, in English: "Where was Ada Pell educated?" by "educated at".
 * Undefined for a relation whose name fits into no question that is known here.
 */
export function followUp(relation: string, label: string): string | undefined {
  const wording = OF_CLASSES.has(relation.toLowerCase()) ? undefined : wordingOf(relation);
  return wording === undefined ? undefined : askForward(wording, label, "What")[0];
}
