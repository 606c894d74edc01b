import type { CountForm } from "./logical-form.ts";
import { describe } from "./phrases/describe.ts";
import { alone, countedNoun } from "./phrases/description.ts";
import { apart, differing, existing, ofEach, reduced, sharing, standingOut } from "./phrases/asked.ts";
import { LABELS_ALONE, type Vocabulary } from "./phrases/vocabulary.ts";
import { withPartsSaid, type AskedForm } from "./several-form.ts";

/**
 * A form as an English phrase, with the best candidate of every choice:
 * `films with Logan Lerman as cast member and Barry Greaves as set decorator`. For people to check how a question was
 * read.
 * @param vocabulary What the graph tells of its relations and classes, which makes for plainer words
 */
export function printForm(form: AskedForm, vocabulary: Vocabulary = LABELS_ALONE): string {
  switch (form.kind) {
    case "several":
      return form.parts.map((part) => printForm(withPartsSaid(part, form.parts), vocabulary)).join("; and ");
    case "count":
      return counting(form, vocabulary);
    case "total":
      return reduced(form, vocabulary);
    case "each":
      return ofEach(form, vocabulary);
    case "difference":
      return apart(form, vocabulary);
    case "exists":
      return `whether ${existing(describe(form.set, vocabulary))}`;
    case "compare":
      return standingOut(form, vocabulary);
    case "same":
      return `whether ${form.negated ? differing(form, vocabulary) : sharing(form, vocabulary)}`;
    default:
      return alone(describe(form, vocabulary));
  }
}

/** "the number of films by E", "the number of films by E, in percent of the films" */
function counting({ set, outOf, against }: CountForm, vocabulary: Vocabulary): string {
  const [part, whole] = [set, outOf].map((each) => each && countedNoun(describe(each, vocabulary)).text);
  if (against !== undefined)
    return `how many times as many ${part} there are as ${countedNoun(describe(against, vocabulary)).text}`;
  return whole === undefined ? `the number of ${part}` : `the number of ${part}, in percent of all ${whole}`;
}
