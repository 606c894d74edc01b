import { isWhetherAll, isWhetherOver, type CountForm, type SetForm, type WhetherAll } from "./logical-form.ts";
import { describe } from "./phrases/describe.ts";
import { alone, countedNoun } from "./phrases/description.ts";
import { apart, differing, existing, ofEach, reduced, sharing, standingOut } from "./phrases/asked.ts";
import { aged, ending } from "./phrases/of-the-day.ts";
import { together } from "./phrases/predicate.ts";
import { LABELS_ALONE, type Vocabulary } from "./phrases/vocabulary.ts";
import { saidOfAll } from "./said-of-all.ts";
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
    case "age":
      return aged(form, vocabulary);
    case "exists":
      if (isWhetherOver(form)) return ending(form, vocabulary);
      return isWhetherAll(form)
        ? `whether ${allOfThem(form, vocabulary)}`
        : `whether ${existing(describe(form.set, vocabulary))}`;
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

/** "all dogs have husky as breed", "all leaders of E are F" */
function allOfThem(form: WhetherAll, vocabulary: Vocabulary): string {
  const whole = countedNoun(describe(form.outOf, vocabulary)).text;
  const said = describe(saidOfAll(form, kindIn(form.outOf)), vocabulary);
  if (said.is === "THINGS" && said.predicates.length > 0 && said.others.length === 0)
    return `all ${whole} ${together(said.predicates, ({ many }) => many).text}`;
  return `all ${whole} are ${said.is === "THINGS" ? countedNoun(said).text : said.noun.text}`;
}

/** The kind of things that a set is made of, where it says one. */
function kindIn(set: SetForm): SetForm | undefined {
  if (set.kind === "instances") return set;
  if (set.kind === "intersect") return set.sets.find(({ kind }) => kind === "instances");
  return set.kind === "where" || set.kind === "at" ? kindIn(set.set) : undefined;
}
