import {
  isOfSet,
  type Condition,
  type ExistsForm,
  type FollowForm,
  type MentionForm,
  type RelationPhrase,
  type SetCondition,
  type SetForm,
  type WhereForm,
} from "../question/form/logical-form.ts";
import { takesNumbers, thingsTallied, type TakingNumbers } from "../question/form/things-tallied.ts";

/** Candidates that fit nearly as well as the best: only they may decide that something is not so. */
const NEARLY_BEST = 0.9;

/** What a graph must hold before "no" is a finding. */
export interface NegativeEvidence {
  /**
   * The values that the subject has instead of what was asked about, or a set that must have members before anything
   * can be denied.
   */
  readonly values: SetForm;
  /**
   * None of the values may satisfy it, for certain; absent when any value denies, since what was asked for is not among
   * them.
   */
  readonly unless?: Condition;
  /** True where it is how many of the values there are that must not satisfy it. */
  readonly isTally?: boolean;
  /** Only values that are not this thing say no. */
  readonly besides?: MentionForm;
  /** Where this thing is among the values, they do not deny it: that they are the ones meant was not certain. */
  readonly unlessAmong?: MentionForm;
  /** What was denied to be among the values: it must be beside them all, or they say nothing of it. */
  readonly denied?: MentionForm;
  /** The relations by which the values are reached, as they lead to what was denied. */
  readonly by?: RelationPhrase;
  /** What was denied to hold any of the values, where it is no one thing: of each it must be known to hold it not. */
  readonly deniedOf?: SetForm;
}

/** What the relations of a graph tell, by their IRIs. */
interface Telling {
  /** Those of which one value of a subject denies all others. */
  readonly denying: ReadonlySet<string>;
  /** Those of which a subject may have several values. */
  readonly several: ReadonlySet<string>;
}

/**
 * For each relation that was denied, the values that its subject has instead: "Was Bob born in Bonn?" is answered "no"
 * by the place where Bob was born, "Is Bonn the capital of France?" by the capital of France, "Is K2 higher than 9,000
 * metres?" by its height. Undefined when the question is not about a thing of its own, or when the relation has many
 * values as a rule, so that one value says nothing of another.
 */
export function negativeEvidenceFor(form: ExistsForm, telling: Telling): readonly NegativeEvidence[] | undefined {
  const parts = partsOf(form.set);
  const about = parts.find((part) => part.kind === "mention");
  if (about === undefined) return undefined;
  // Of what kind the thing is beside that need not be known: "is E a heated pool" is answered by its not being heated.
  const others = parts.filter((part) => part !== about && part.kind !== "instances");
  const negatives = others.flatMap((part) => negativeEvidenceOf(about, part, telling));
  return negatives.length > 0 && negatives.every((negative) => negative !== undefined) ? negatives : undefined;
}

/** A condition that would have to be met, and what says that it is not. */
export interface ConditionDenied extends Pick<NegativeEvidence, "values" | "unless"> {
  /** The thing where it meets the condition. */
  readonly met: SetForm;
}

/**
 * Of a thing that has to meet several conditions, each of which by itself answers "no": one that is certainly not met
 * suffices, whatever is known of the others. Only those of one relation, said of one thing, are certain.
 */
export function conditionsDenied({ set }: ExistsForm): readonly ConditionDenied[] {
  const parts = partsOf(set);
  const about = parts.find((part) => part.kind === "mention");
  if (about === undefined || parts.length < 3) return [];
  const from = { ...about, candidates: nearlyBest(about.candidates) };
  if (from.candidates.length !== 1) return [];
  return parts.flatMap((part): readonly ConditionDenied[] => {
    if (part.kind !== "where" || part.tally !== undefined || part.relation.candidates.length !== 1) return [];
    if (isImplied(part.relation)) return [];
    const met = { ...part, set: from };
    if (!isOfSet(part.condition))
      return [{ met, values: { kind: "follow", from, relation: part.relation }, unless: part.condition }];
    const denied = comparedOtherwise(met, part.condition);
    return denied === undefined ? [] : [{ met, ...denied }];
  });
}

/** A set as the parts that its members are in; a condition is a part beside the set that it chooses from. */
export function partsOf(form: SetForm): readonly SetForm[] {
  if (form.kind === "intersect") return form.sets.flatMap(partsOf);
  if (form.kind === "at") return partsOf(form.set);
  return form.kind === "where" ? [...partsOf(form.set), form] : [form];
}

/** The negative evidence against one part of the set; `[undefined]` where a graph can hold none. */
function negativeEvidenceOf(
  about: MentionForm,
  form: SetForm,
  { denying, several }: Telling,
): readonly (NegativeEvidence | undefined)[] {
  // Another one is the first: that says no where the thing itself has been compared.
  if (form.kind === "extreme" && form.ofEach !== undefined) return [undefined];
  if (form.kind === "extreme") {
    const values: FollowForm = { kind: "follow", from: about, relation: form.by };
    return [{ values: form, unlessAmong: about }, { values: takesNumbers(form) ? numbersOf(values, form) : values }];
  }
  if (form.kind !== "follow" && form.kind !== "where") return [undefined];
  const { relation } = form;
  if (relation.any === true || relation.candidates.length === 0 || isImplied(relation)) return [undefined];
  const from = { ...about, candidates: nearlyBest(about.candidates) };
  const said = nearlyBest(relation.candidates);
  if (form.kind === "where") {
    const values: FollowForm = { kind: "follow", from, relation: { text: relation.text, candidates: said } };
    const { condition, tally } = form;
    if (isOfSet(condition)) {
      if (condition.operator === "only" && tally === undefined) return [besidesThose(values, condition.of)];
      return [comparedOtherwise({ ...form, set: from }, condition)];
    }
    // Who sings in Latin may sing in Greek as well.
    const isText = condition.operator === "=" && condition.value.type === "text";
    if (tally === undefined && isText && said.some(({ iri }) => several.has(iri))) return [undefined];
    if (tally === undefined) return [{ values, unless: condition }];
    if (tally.how !== "count") return [comparedNumbers({ ...form, set: from }, condition)];
    return [
      {
        values: tally.among === undefined ? values : { kind: "intersect", sets: [values, tally.among] },
        unless: condition,
        isTally: true,
      },
    ];
  }
  // Facts are complete for their subject, if for anything: the capital of a country, not the country of a capital.
  const [best] = said;
  const candidates = said.filter(({ iri, direction }) => direction === best?.direction && denying.has(iri));
  if (candidates.length === 0) return [undefined];
  // Whoever is not the father may still be a parent.
  const together = relation.candidates.filter((each) => each.included === true && each.direction === best?.direction);
  if (new Set(together.map(({ iri }) => iri)).size > 1) return [undefined];
  const phrase: RelationPhrase = { text: relation.text, candidates };
  const isForward = best?.direction === "FORWARD";
  const denied = isForward ? about : form.from;
  const by = isForward ? phrase : reversed(phrase);
  return [
    {
      values: { kind: "follow", from: isForward ? form.from : from, relation: by },
      ...(denied.kind === "mention" ? { denied, by } : {}),
      ...(denied.kind === "mention" || denied.kind === "value" ? {} : { deniedOf: denied }),
    },
  ];
}

/** "Only E" is denied by anything else that stands beside it; of a kind alone nobody knows all that is of it. */
function besidesThose(values: FollowForm, only: SetForm): NegativeEvidence | undefined {
  if (only.kind !== "mention") return undefined;
  return { values, besides: only, denied: only, by: values.relation };
}

/** What another set decides is denied by a value that compares with it the other way. */
function comparedOtherwise(form: WhereForm, condition: SetCondition): NegativeEvidence | undefined {
  const { operator: said } = condition;
  if (said === "every" || said === "only") return undefined;
  const otherwise = OTHERWISE[said].map((operator): SetForm => ({
    ...form,
    condition: { ...condition, operator },
  }));
  const [first] = otherwise;
  if (first === undefined) return undefined;
  return { values: otherwise.length === 1 ? first : { kind: "union", sets: otherwise } };
}

/** The numbers of the things that something leads to. */
function numbersOf(things: FollowForm, form: TakingNumbers): FollowForm {
  const among = thingsTallied(form);
  const from: SetForm = among === undefined ? things : { kind: "intersect", sets: [things, among] };
  return { ...form.tally.numbers, from };
}

/** What numbers come to is denied where they come to what compares the other way. */
function comparedNumbers(form: WhereForm, condition: Condition): NegativeEvidence | undefined {
  if (condition.operator === "between" || condition.operator === "contains") return undefined;
  const otherwise = OTHERWISE[condition.operator].map((operator): SetForm => ({
    ...form,
    condition: { operator, value: condition.value },
  }));
  const [first] = otherwise;
  return first && { values: otherwise.length === 1 ? first : { kind: "union", sets: otherwise } };
}

const OTHERWISE = {
  "=": ["<", ">"],
  "<": [">="],
  ">": ["<="],
  "<=": [">"],
  ">=": ["<"],
} as const;

/** A coat with a blue lining may be red. */
function isImplied({ candidates }: RelationPhrase): boolean {
  return candidates.some(({ implied }) => implied === true);
}

function reversed({ text, candidates }: RelationPhrase): RelationPhrase {
  return { text, candidates: candidates.map((candidate) => ({ ...candidate, direction: "FORWARD" })) };
}

/** The candidates that fit nearly as well as the best. */
export function nearlyBest<Candidate extends { readonly score: number }>(
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const best = Math.max(...candidates.map(({ score }) => score));
  return candidates.filter(({ score }) => score >= best * NEARLY_BEST);
}
