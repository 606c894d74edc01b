import { kindsOf } from "../../evidence/evidence.ts";
import { confidenceOf } from "../../evidence/confidence/confidence.ts";
import { listOf, sentences, type Remarks } from "../../evidence/result.ts";
import { MOST_SIDES } from "../../evidence/conflicts/decide.ts";
import { sidesOf } from "../../evidence/conflicts/sides.ts";
import type {
  AnswerConflict,
  AnswerValue,
  Evidence,
  ReasoningPath,
  StrategyResult,
  Unchecked,
} from "../../evidence/trace.ts";
import { placesAmong, type Atlas } from "../../graph/places/lies-within.ts";
import { locatingRelations } from "../../graph/places/locating-relations.ts";
import { isWhole } from "../../question/analysis.ts";
import { isWhetherOver, type Form } from "../../question/form/logical-form.ts";
import { nodesOf } from "../../question/form/walk.ts";
import { vocabularyOf, type Vocabulary } from "../../question/form/phrases/vocabulary.ts";
import { printForm } from "../../question/form/print-form.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";
import { counted } from "../../values/counted.ts";
import type { Decision } from "../execution/decide.ts";
import { comparedIn } from "../execution/compared.ts";
import { outermostFollows } from "../execution/times.ts";
import { isOneOfSeveralInTexts, mostListedInTexts } from "../execution/text-lists.ts";
import { uncheckedIn } from "../execution/unchecked.ts";
import { setsOf } from "../form-sets.ts";
import { LIMITS } from "../limits.ts";
import { toldPartialNames } from "../partial-names.ts";
import { heldOf, heldOfKind } from "./held.ts";
import { looseLinks } from "./loose-links.ts";
import { answersWithNamesakes } from "./namesakes.ts";
import type { AnsweredReading, ShownReading } from "./show-reading.ts";
import { signsOf } from "./signs.ts";
import { distinctValues, valueKey } from "../../evidence/values.ts";

/**
 * The result of a decided question: the best reading answers, unless another that fits as well says something else. Of
 * a place and one that lies within it the inner one is the answer.
 * @param atlas What tells which places lie within others
 */
export async function resultOf(
  first: ShownReading,
  others: readonly ShownReading[],
  remarks: Remarks,
  atlas: Atlas,
): Promise<StrategyResult> {
  const [best = first, ...rivals] = [first, ...others].filter((each) => !answersWithNamesakes(each));
  const vocabulary = vocabularyOf(atlas.catalogue);
  const conflicting = rivals.filter((rival) => conflictsWith(best, rival));
  if (conflicting.length === 0) {
    const meanings = rivals.filter((rival) => saysOfAnother(best, rival)).map((each) => alternative(each, vocabulary));
    const told = meanings.length === 0 ? remarks : withMeanings(remarks, meanings);
    return answeredResult(best, told, atlas.catalogue, meanings.length > 0);
  }
  const shown = [best, ...conflicting];
  const innermost = saysTheSame(shown, atlas) ? await innermostOf(shown, atlas) : undefined;
  if (innermost === undefined) return conflictingResult([best, ...conflicting], remarks, atlas.catalogue);
  const outer = [best, ...conflicting].filter((each) => each !== innermost);
  const told = outer.map(
    (each) => `${alternative(each, vocabulary)}, where ${listOf(innermost.values.map(({ node }) => node))} lies`,
  );
  return answeredResult(
    innermost,
    { ...remarks, complete: false, remarks: [...told, ...remarks.remarks] },
    atlas.catalogue,
  );
}

function alternative({ values, answered }: ShownReading, vocabulary: Vocabulary): string {
  return `read as “${printForm(answered.outcome.form, vocabulary)}” the answer is ${listOf(values.map(({ node }) => node))}`;
}

/**
 * Do readings lead to their answers by the same relation, or by such as say where something lies? That somebody died in
 * the country in which the town lies where somebody lived is no agreement.
 */
function saysTheSame(shown: readonly ShownReading[], { catalogue }: Atlas): boolean {
  const last = shown.map(({ answered }) => lastRelations(answered.outcome.form));
  const [first = []] = last;
  const { relations } = locatingRelations(catalogue);
  return (
    last.every((each) => each.length > 0 && each.every((iri) => first.includes(iri))) ||
    last.every((each) => each.length > 0 && each.every((iri) => relations.includes(iri)))
  );
}

/** The relations whose other ends are the answers. */
function lastRelations(form: Form): readonly string[] {
  const slots = new Set(setsOf(form).flatMap(({ set, slot }) => outermostFollows(set, slot)));
  return [...nodesOf(form)].flatMap(({ node, slot }) =>
    node.kind === "follow" && slots.has(slot) ? node.relation.candidates.map(({ iri }) => iri) : [],
  );
}

/** The reading whose one answer lies within that of each of the others; undefined where none does. */
async function innermostOf(shown: readonly ShownReading[], atlas: Atlas): Promise<ShownReading | undefined> {
  const values = shown.flatMap((each) => (each.values.length === 1 ? each.values : []));
  if (values.length < shown.length) return undefined;
  const liesWithin = await placesAmong(values, atlas);
  return shown.find(({ values: [own] }) =>
    values.every((other) => own !== undefined && (valueKey(other) === valueKey(own) || liesWithin(own, other))),
  );
}

function answeredResult(
  shown: ShownReading,
  { strategy, complete, remarks, titles }: Remarks,
  catalogue: Catalogue,
  hasRivals = false,
): StrategyResult {
  const { values, answered, paths, evidence, cut, unnamed, unstated, sparql, asOf } = shown;
  const { form, execution, decision } = answered.outcome;
  const vocabulary = vocabularyOf(catalogue);
  // "No" is found by what is held instead, and was asked of something else.
  const isDenied = decision.kind === "truth" && !decision.truth && answered.reading.form.kind === "exists";
  const reading = printForm(isDenied ? answered.reading.form : form, vocabulary);
  const truncated = execution.tables.some((table) => table.truncated);
  const notes = execution.tables.flatMap((table) => table.notes);
  const loose = [...looseLinks(form), ...toldPartialNames(form)];
  const unchecked = uncheckedOf(answered, loose);
  const held = heldOf(form, values, catalogue) ?? (remarks.length === 0 ? heldOfKind(form, values) : undefined);
  const rows = execution.tables.flatMap((table) => table.rows);
  const listed = mostListedInTexts(rows);
  const isOneOfSeveral = listed === 0 && isOneOfSeveralInTexts(form, rows, catalogue);
  const kinds = (answered.reading.unchecked ?? []).map(
    (noun) => `the graph does not tell whether what was found is of the kind “${noun}”`,
  );
  const isComplete =
    complete &&
    !truncated &&
    isWhole(answered.reading) &&
    unchecked === undefined &&
    !isOneOfSeveral &&
    listed + unstated.length === 0;
  const signs = signsOf(shown, { complete: isComplete, hasRivals });
  return {
    strategy,
    text: listOf(values.map(({ node }) => node)),
    values,
    status: "ANSWERED",
    support: kindsOf(evidence),
    complete: isComplete,
    score: answered.score,
    signs,
    ...(unchecked === undefined ? {} : { unchecked }),
    confidence:
      confidenceOf(signs) *
      comparedIn(execution.tables) *
      (answered.reading.likely ?? 1) *
      (isDoubtfulNumber(decision) ? DOUBTFUL_NUMBER : 1),
    explanation: sentences([
      `Read as “${reading}”`,
      `${sourcesOf(evidence, titles)} ${new Set(evidence.map(({ source }) => source)).size > 1 ? "give" : "gives"} ${foundOf(values)}`,
      ...(isDenied && !isWhetherOver(form) ? [deniedBy(form, vocabulary)] : []),
      ...(answered.reading.readAs ?? []),
      ...(held === undefined ? [] : [held]),
      ...("remarks" in decision ? (decision.remarks ?? []) : []),
      ...[...new Set(notes)],
      ...unstated,
      ...kinds,
      ...(answered.reading.untold ?? []),
      ...(answered.reading.doubts ?? []),
      ...loose,
      ...(isOneOfSeveral ? ["a text says so, and there may be more than it names"] : []),
      ...(listed > 0 ? [`a text names ${listed} of them, and does not say that these are all`] : []),
      ...(truncated ? [`a query gave more than ${counted(LIMITS.rows, "row")}, and the others were not read`] : []),
      ...(unnamed > 0
        ? [`for ${counted(unnamed, "thing")} no name was looked up, so that the end of the IRI is shown`]
        : []),
      ...(cut > 0 ? [`${counted(cut, "more path is", "more paths are")} not shown`] : []),
      ...remarks,
    ]),
    paths,
    evidence,
    reading,
    ...(sparql === undefined ? {} : { sparql }),
    asOf,
  };
}

/** What is held in place of what was denied. */
function deniedBy(form: Form, vocabulary: Vocabulary): string {
  return form.kind === "exists"
    ? "it is stated for another time"
    : `something else is stated as “${printForm(form, vocabulary)}”`;
}

function uncheckedOf({ reading, outcome }: AnsweredReading, loose: readonly string[]): Unchecked | undefined {
  if (loose.length > 0 || (reading.doubts ?? []).length > 0) return "WORDS";
  return isDoubtfulNumber(outcome.decision) || uncheckedIn([outcome]).length > 0 || reading.likely !== undefined
    ? "CONDITION"
    : undefined;
}

/** As likely as other answers is one that may be another number, or tells another thing than was asked for, 0–1. */
const DOUBTFUL_NUMBER = 0.85;

function isDoubtfulNumber(decision: Decision): boolean {
  return decision.kind === "number" && decision.isDoubtful === true;
}

function sourcesOf(evidence: readonly Evidence[], titles: ReadonlyMap<string, string>): string {
  const sources = [...new Set(evidence.map(({ source }) => titles.get(source) ?? source))];
  return sources.length === 0 ? "the question itself" : `“${sources.join("” and “")}”`;
}

function foundOf(values: readonly AnswerValue[]): string {
  return values.length === 1 ? (values[0]?.node.label ?? "") : `${values.length} answers`;
}

/** The same with two or more readings that fit equally well and disagree. */
function conflictingResult(shown: readonly ShownReading[], remarks: Remarks, catalogue: Catalogue): StrategyResult {
  const [best] = shown;
  if (best === undefined) throw new TypeError("A conflict has at least two readings.");
  const first = answeredResult(best, remarks, catalogue);
  const others = shown.slice(1);
  const evidence = new Map(shown.flatMap((each) => each.evidence).map((each) => [each.id, each]));
  const paths = shown.flatMap((each) => each.paths).slice(0, LIMITS.paths);
  const signs = { ...signsOf(best, { complete: false, hasRivals: false }), conflicting: 1 };
  return {
    ...first,
    status: "CONFLICTING",
    complete: false,
    signs,
    confidence: confidenceOf(signs),
    // Two of the other readings may give the same.
    text: [...new Set(shown.map(({ values }) => listOf(values.map(({ node }) => node))))].join(" / "),
    values: distinctValues(shown.flatMap(({ values }) => values)),
    paths,
    evidence: [...evidence.values()],
    conflicts: conflictsBetween(shown, paths),
    explanation: sentences([
      first.explanation.replace(/\.$/, ""),
      "the question can be read in another way equally well",
      ...others.map((each) => alternative(each, vocabularyOf(catalogue))),
    ]),
  };
}

/** The readings as sides of a conflict, of which none is taken; those that share a value are one. */
function conflictsBetween(shown: readonly ShownReading[], paths: readonly ReasoningPath[]): readonly AnswerConflict[] {
  const kept = new Set(paths.map(({ id }) => id));
  const same = new Map(shown.flatMap(({ values }) => values).map((value) => [valueKey(value), value]));
  return sidesOf(shown, same)
    .map(({ sayings, values }) => ({
      values,
      taken: false,
      weight: Math.max(...sayings.map(({ answered }) => answered.score)),
      support: kindsOf(sayings.flatMap((each) => each.evidence)),
      evidence: [...new Set(sayings.flatMap((each) => each.evidence.map(({ id }) => id)))],
      paths: sayings.flatMap((each) => each.paths.map(({ id }) => id)).filter((id) => kept.has(id)),
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_SIDES);
}

/** A name may mean something else, of which something else is so, though not all of it. */
function withMeanings(remarks: Remarks, meanings: readonly string[]): Remarks {
  const told = ["a name in the question may mean another thing", ...meanings];
  return { ...remarks, complete: false, remarks: [...told, ...remarks.remarks] };
}

/** Do two readings that fit equally well answer, of other things of the same name, what is not all the same? */
function saysOfAnother(best: ShownReading, rival: ShownReading): boolean {
  const known = new Set(best.values.map(valueKey));
  const isSame = rival.values.length === known.size && rival.values.every((value) => known.has(valueKey(value)));
  return !isSame && rival.values.length > 0 && meansAnother(meantBy(best), meantBy(rival));
}

/** Of what names the same words only: what is made of more or fewer of them is another question. */
function meansAnother(names: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): boolean {
  if (names.size !== others.size || ![...names.keys()].every((text) => others.has(text))) return false;
  return [...names].some(([text, iri]) => others.get(text) !== iri);
}

/** What the names of a reading mean, by their words. */
function meantBy({ answered }: ShownReading): ReadonlyMap<string, string> {
  return new Map(
    [...nodesOf(answered.outcome.form)].flatMap(({ node }) =>
      node.kind === "mention" ? [[node.text, node.candidates[0]?.iri ?? ""] as const] : [],
    ),
  );
}

/** Do two readings that fit equally well give answers without anything in common? */
function conflictsWith(best: ShownReading, rival: ShownReading): boolean {
  const known = new Set(best.values.map(valueKey));
  return rival.values.length > 0 && rival.values.every((value) => !known.has(valueKey(value)));
}
