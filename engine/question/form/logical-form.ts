import type { ClauseGap } from "../../text/clause-gap.ts";

/**
 * The logical form: what a question asks, as a typed value between language and data. A reasoner produces it, the
 * engine executes it. Every node denotes a set, save the outermost of a question that asks for a number, a choice or
 * yes/no. Ambiguity is kept: mentions, classes and relations carry scored candidates, and the graph decides.
 */
export type Form =
  | SetForm
  | CountForm
  | TotalForm
  | EachForm
  | DifferenceForm
  | AgeForm
  | CompareForm
  | SameForm
  | ExistsForm;

export type SetForm =
  | MentionForm
  | ValueForm
  | InstancesForm
  | FollowForm
  | WhereForm
  | CombineForm
  | ExceptForm
  | AtForm
  | ExtremeForm;

/** The entities that a phrase may mean. A set of one once linked. */
export interface MentionForm {
  readonly kind: "mention";
  readonly text: string;
  readonly candidates: readonly LinkCandidate[];
  /**
   * Of a question that asks several things, the part whose answer the words stand for ("he" for whom an earlier part
   * asks for), counted from 0: what they mean is known once that part is answered.
   */
  readonly answerOf?: number;
}

/** A literal written in the question. */
export interface ValueForm {
  readonly kind: "value";
  readonly text: string;
  readonly value: Value;
}

/** All instances of a class, or of its subclasses. */
export interface InstancesForm {
  readonly kind: "instances";
  readonly text: string;
  readonly candidates: readonly LinkCandidate[];
}

/** The other ends of a relation: { y | x in `from`, x relation y }. */
export interface FollowForm {
  readonly kind: "follow";
  readonly from: SetForm;
  readonly relation: RelationPhrase;
  /**
   * What the other end is expected to be, in the question's words ("drug", "person"): for what the graph leaves open.
   */
  readonly expects?: string;
  /** True where what is expected is somebody or a place, which no date is. */
  readonly expectsThing?: true;
  /**
   * The noun for what is expected ("country"), in the singular, where it tells what a thing is: a noun for what
   * somebody does tells nothing of what else they are.
   */
  readonly expectsKind?: string;
}

/**
 * The members of `set` whose values of the relation satisfy a condition ("higher than 8000 metres"); with a tally, of
 * which it satisfies the condition what the things come to that the relation leads to ("with at least two directors").
 */
export interface WhereForm {
  readonly kind: "where";
  readonly set: SetForm;
  readonly relation: RelationPhrase;
  readonly tally?: Tally;
  readonly condition: Condition | SetCondition;
  /**
   * True where those are asked for of which no value is stated that the condition could be put to: who else there may
   * be.
   */
  readonly orUnstated?: true;
}

/**
 * In place of the values of a relation, what the different things come to that it leads to from a member: how many they
 * are, or the sum or the mean of their numbers. Of a member from which it leads to nothing, nothing is known: a graph
 * states no absence.
 */
export type Tally = CountTally | NumbersTally;

export interface CountTally {
  readonly how: "count";
  /** Of the things only those in this set count: "the most films by E". */
  readonly among?: SetForm;
}

/**
 * The numbers of the things together: "the total length of its rivers", "the average price of its wines". Each thing
 * counts once, and two of the same number are two numbers. What states no number is in none, which is said.
 */
export interface NumbersTally {
  readonly how: "sum" | "mean";
  /** Where the numbers stand: the step from the things to them. Of the things only those in its `from` count. */
  readonly numbers: FollowForm;
}

export interface CombineForm {
  readonly kind: "intersect" | "union";
  /** Two or more. */
  readonly sets: readonly SetForm[];
  /**
   * Of a union whose first set is places: that the others are what lies in those, near and far ("INWARD"), or what
   * those lie in ("OUTWARD").
   */
  readonly nesting?: "INWARD" | "OUTWARD";
}

/** The members of `set` that are not in `without`. */
export interface ExceptForm {
  readonly kind: "except";
  readonly set: SetForm;
  readonly without: SetForm;
}

/** `set` read with the facts that hold at a time: every `follow` below it obeys the interval. */
export interface AtForm {
  readonly kind: "at";
  readonly set: SetForm;
  readonly time: TimeExpression;
}

/**
 * The member of `set` with the greatest or least value of a relation, or tally of what it leads to; `rank` 2 is the
 * second.
 */
export interface ExtremeForm {
  readonly kind: "extreme";
  readonly set: SetForm;
  readonly by: RelationPhrase;
  readonly tally?: Tally;
  readonly direction: "max" | "min";
  readonly rank: number;
  /**
   * Not those of one rank, but so many members from the first on ("the two longest ships"); `rank` is then 1. Of those
   * that share the last of these places all are among them, though they are then more.
   */
  readonly many?: number;
  /**
   * Not the first of all, but of each of several things the first of its own, told with it as a pair: how many steps
   * lead from each of them to its own, 1 for "the longest river of each country". So many follows, one inside another,
   * are the outermost of `set`, or of the first of its parts that has so many.
   */
  readonly ofEach?: number;
}

/** How many members a set has. */
export interface CountForm {
  readonly kind: "count";
  readonly set: SetForm;
  /**
   * Not how many they are, but their share of the members of this set, in percent. All members of `set` are members of
   * it too.
   */
  readonly outOf?: SetForm;
  /** Not how many they are, but how many times as many as the members of this set. Without `outOf`. */
  readonly against?: SetForm;
}

/** A count that is held against another. */
export type RatioOfCounts = CountForm & Required<Pick<CountForm, "against">>;

export function isRatioOfCounts(form: Form): form is RatioOfCounts {
  return form.kind === "count" && form.against !== undefined;
}

/** A count that tells a share. */
export type ShareForm = CountForm & Required<Pick<CountForm, "outOf">>;

export function isShare(form: Form): form is ShareForm {
  return form.kind === "count" && form.outOf !== undefined;
}

/**
 * What the values of a relation come to, those of all members of a set together: their sum, their mean, the least or
 * the greatest of them. With a tally, of how many things the relation leads to from each member ("the average number
 * of acts of operas by E"). Each member counts once: of one of which several values are stated, none can be taken.
 */
export interface TotalForm {
  readonly kind: "total";
  readonly set: SetForm;
  readonly by: RelationPhrase;
  readonly tally?: CountTally;
  readonly how: "sum" | "mean" | "min" | "max";
  /**
   * Not of all members together, but of each of several things those of its own, told with it as a pair. As of an
   * `ExtremeForm`, how many steps lead from each of them to its own.
   */
  readonly ofEach?: number;
  /**
   * Of a sum, not all of it, but how much of it those members make up that are in this set, in percent. All members of
   * this set are members of `set` too.
   */
  readonly part?: SetForm;
}

/** A total that tells how much of it a part makes up. */
export type PartOfTotal = TotalForm & Required<Pick<TotalForm, "part">>;

export function isPartOfTotal(form: Form): form is PartOfTotal {
  return form.kind === "total" && form.part !== undefined;
}

/**
 * The values of a relation, those of each member of a set by themselves: pairs. With a tally, of how many things the
 * relation leads to from each.
 */
export interface EachForm {
  readonly kind: "each";
  readonly set: SetForm;
  readonly by: RelationPhrase;
  readonly tally?: CountTally;
  /**
   * How many steps before `set` those stand of whom it is told: 1 where `set` is the capitals of some countries, and
   * the mayors of the capitals are told of each country. So many follows are the outermost of `set`; 0 when absent.
   */
  readonly stepsBack?: number;
}

/**
 * Which of two has more or less of something: the answer is `a`, `b`, both when equal, or unknown. With `whether`: has
 * `a` more, or less, than `b`: yes, no (also when equal), or unknown when either has no value. With a tally, how many
 * things the relation leads to is compared.
 */
export interface CompareForm {
  readonly kind: "compare";
  readonly a: SetForm;
  readonly b: SetForm;
  readonly by: RelationPhrase;
  readonly tally?: CountTally;
  readonly direction: "max" | "min";
  readonly whether?: boolean;
}

/**
 * How far the values of a relation of two things lie apart, or how many times that of `b` is in that of `a`. With a
 * tally, of how many things the relation leads to from each. Unknown when either has none: nothing that is stated is no
 * 0.
 */
export interface DifferenceForm {
  readonly kind: "difference";
  readonly a: SetForm;
  readonly b: SetForm;
  readonly by: RelationPhrase;
  /**
   * The relation of `b`, where it is another than `by`: how long something took is how far its end lies from its
   * beginning. Both sides are then the same one thing. At most one candidate.
   */
  readonly since?: RelationPhrase;
  readonly tally?: CountTally;
  readonly how: "difference" | "ratio";
  /**
   * "max": how much more `a` has, or how much later it is; "min": how much less. When it is the other way round there
   * is no such number. Absent: how far apart the two are, whichever has more.
   */
  readonly direction?: "max" | "min";
  /** In words and the singular, in what it is to be told: of dates "year", "month", "week" or "day". */
  readonly unit?: string;
}

/**
 * How much time has passed from a date of one thing up to the day of asking: how old somebody is, how long ago
 * something was built. Unknown when no date is stated, or one that is yet to come.
 */
export interface AgeForm {
  readonly kind: "age";
  /** The dates that it is reckoned from: a step from the thing to them. With `held`, what is so since then. */
  readonly since: SetForm;
  /**
   * Steps from the same thing to what tells that it is over. A date among them ends the time, which is then no age of
   * today; by anything else, as a place of death, nobody can tell when it ended. Absent for how long ago something was.
   */
  readonly until?: SetForm;
  /** True where it is from when the facts hold that lead to the members of `since`: "how long has E been F". */
  readonly held?: true;
  /** So many years nothing of the kind lasts: what began before is over, though nobody states it. */
  readonly atMost?: number;
  /** In words and the singular, in what it is to be told: "year", "month", "week" or "day". */
  readonly unit?: string;
}

/** Do two share a value of a relation: yes, no, or unknown when either has none. */
export interface SameForm {
  readonly kind: "same";
  readonly a: SetForm;
  readonly b: SetForm;
  readonly by: RelationPhrase;
  /** True for "are they different". */
  readonly negated: boolean;
}

/**
 * Has the set a member: yes or no. "No" is a finding only where the graph holds the relation for the things asked
 * about; otherwise it is not known.
 */
export interface ExistsForm {
  readonly kind: "exists";
  readonly set: SetForm;
  /**
   * Not whether the set has a member, but whether all members of this set are members of it ("are all dogs of E
   * huskies"). All members of `set` are members of it too.
   */
  readonly outOf?: SetForm;
  /**
   * Not whether the set has a member, but whether its members tell that something is over by the day of asking: a date
   * that has come, or anything but a date ("is E dead"). "NO": whether it is not over ("is E still alive"). Where
   * nothing tells that it is over, nobody knows that it goes on. Without `outOf`.
   */
  readonly over?: "YES" | "NO";
  /** Of `over`, that it is a life that is over: a death is stated of the dead only, by whatever exact a date. */
  readonly ofLife?: true;
}

/** Whether something is over, or is not over yet. */
export type WhetherOver = ExistsForm & Required<Pick<ExistsForm, "over">>;

export function isWhetherOver(form: Form): form is WhetherOver {
  return form.kind === "exists" && form.over !== undefined;
}

/** Is it decided by the day on which it is asked? */
export function isOfTheDay(form: Form): form is AgeForm | WhetherOver {
  return form.kind === "age" || isWhetherOver(form);
}

/** Whether all of some things are such. */
export type WhetherAll = ExistsForm & Required<Pick<ExistsForm, "outOf">>;

export function isWhetherAll(form: Form): form is WhetherAll {
  return form.kind === "exists" && form.outOf !== undefined;
}

export interface LinkCandidate {
  readonly iri: string;
  readonly label: string;
  /** 0–1. */
  readonly score: number;
  /** True where the words are a part of its name only, so that others may be meant as well. */
  readonly isPart?: boolean | undefined;
}

/**
 * Words of the question that stand for a relation, and what they may mean in the graph. No candidates: the graph has no
 * such relation.
 */
export interface RelationPhrase {
  readonly text: string;
  readonly candidates: readonly RelationCandidate[];
  /**
   * True for words that say nothing of the relation ("of", "in", "has"): any relation between the two ends may be
   * meant, at a low score.
   */
  readonly any?: boolean;
  /** Where the other end stands around words that a clause is made of; undefined for a noun: "designer of E". */
  readonly gap?: ClauseGap;
}

export interface RelationCandidate {
  readonly iri: string;
  readonly label: string;
  /** FORWARD: members of `from` are subjects of the triples; BACKWARD: they are objects. */
  readonly direction: "FORWARD" | "BACKWARD";
  /** 0–1. */
  readonly score: number;
  /** True where no name of the relation says the words, but one that is like them: "creator" for "painted". */
  readonly loose?: boolean;
  /** True where all names of the relation say more than the words do: "deputy mayor" for "mayor". Then `loose` too. */
  readonly narrower?: boolean;
  /**
   * True where the relation says the words, or a kind of what they say: "father" for the parents. Of several such
   * relations all are meant, so that what any of them leads to is.
   */
  readonly included?: boolean;
  /**
   * True where no word says the relation, and only the text that it leads to tells it, though it may be stated of
   * another side of the thing: "red" by the colour of its lining. What has another text there is not denied to be so.
   */
  readonly implied?: boolean;
}

export type Condition =
  | { readonly operator: "=" | "<" | ">" | "<=" | ">="; readonly value: Value }
  | { readonly operator: "between"; readonly from: Value; readonly to: Value }
  | { readonly operator: "contains"; readonly text: string };

/**
 * A condition that another set decides. "every": the relation leads to all members of `of`, of which there are some;
 * "only": it leads to some of them, and to nothing else. A comparison: with each value in `of`, of which there are some
 * ("taller than the tallest of E").
 */
export interface SetCondition {
  readonly operator: "=" | "<" | ">" | "<=" | ">=" | "every" | "only";
  readonly of: SetForm;
  /** Of a comparison: with so many times each value, 2 for "twice as high as E". More than 0; 1 when absent. */
  readonly times?: number;
  /** Of a comparison: true where it is with how many members `of` has ("more films than E"). */
  readonly counted?: boolean;
  /**
   * Of a comparison: true where it is with the mean of the values in `of`, which is then a step to numbers ("heavier
   * than the average dog"). Each thing counts once that the step leads from; what states no number is in no mean.
   */
  readonly mean?: true;
}

export function isOfSet(condition: Condition | SetCondition): condition is SetCondition {
  return "of" in condition;
}

/** Does a form denote a set, and no number, pairs, choice or yes/no? */
export function isSet(form: Form): form is SetForm {
  switch (form.kind) {
    case "count":
    case "total":
    case "each":
    case "difference":
    case "age":
    case "compare":
    case "same":
    case "exists":
      return false;
    default:
      return true;
  }
}

/** A literal of a question. Dates carry their precision: "1969" is a year, not the first of January. */
export type Value =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "number"; readonly number: number; readonly unit?: string }
  | DateValue;

export interface DateValue {
  readonly type: "date";
  /** Proleptic Gregorian; negative before the common era (-43 is 44 BC, as in XSD 1.1). */
  readonly year: number;
  /** 1–12. */
  readonly month?: number;
  /** 1–31. */
  readonly day?: number;
}

export type TimeExpression =
  /**
   * `implied` by the present tense of the question alone, of which no word says a time. `still`: only by facts that
   * state when they hold; of others nobody can tell whether they are over ("is E still the owner of F").
   */
  | { readonly kind: "now"; readonly implied?: boolean; readonly still?: true }
  | { readonly kind: "instant"; readonly date: DateValue }
  /**
   * Without an end, any time at all: of what is said in the past tense nobody knows whether it has ended. `strict`
   * leaves its dates out: it begins when all of `from` is over, and is over when `to` begins ("before 1989").
   * `throughout` asks for states that held all the time ("has been mayor since 2010"): without `to`, up to today;
   * without `from`, they ended with `to`.
   */
  | {
      readonly kind: "interval";
      readonly from?: DateValue;
      readonly to?: DateValue;
      readonly strict?: boolean;
      readonly throughout?: boolean;
    }
  /** The dates of events: of each member of `of`, its values of `relation` (a point in time, or a start and an end). */
  | { readonly kind: "dates"; readonly of: SetForm; readonly relation: RelationPhrase }
  /** Facts that have ended ("ex-wife", "former president"). */
  | { readonly kind: "past" }
  /**
   * Of those of whom the facts hold one after another, the turn of one: the first or the last but so many, `rank` 2
   * being the second of them ("the sixteenth president"); or so many turns after, or before, that of `of`. "LONGEST":
   * of whoever had them for the longest time.
   */
  | {
      readonly kind: "turn";
      readonly counted: "FROM FIRST" | "FROM LAST" | "AFTER" | "BEFORE" | "LONGEST";
      readonly rank: number;
      /** With "AFTER" and "BEFORE"; without it the turn before that of whoever has it today ("the previous mayor"). */
      readonly of?: SetForm;
    };

/** Does a time leave open when, so that what has ended counts as well? */
export function isAnyTime(time: TimeExpression): boolean {
  return time.kind === "interval" && time.from === undefined && time.to === undefined;
}
