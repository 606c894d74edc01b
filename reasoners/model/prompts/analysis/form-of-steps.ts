import { allOf, shareOf } from "./share-of.ts";
import nouns from "../../../english/language/data/answer-nouns.json" with { type: "json" };
import lists from "../../../english/language/data/day-of-asking.json" with { type: "json" };
import { OLDEST } from "../../../english/day-of-asking/oldest.ts";
import { isFunctionWord } from "../../../english/language/function-words.ts";
import { wordSet } from "../../../english/language/word-set.ts";
import { wordsOf } from "../../../english/language/words.ts";
import {
  expectedAnswerType,
  type ExpectedAnswerType,
} from "../../../english/relation-extraction/expected-answer-type.ts";
import { singularForms } from "../../../../engine/text/plural.ts";
import { MOST_PARTS } from "../../../../engine/question/analysis.ts";
import type {
  CountTally,
  Form,
  LinkCandidate,
  RelationCandidate,
  RelationPhrase,
  SetForm,
  Tally,
  TimeExpression,
} from "../../../../engine/question/form/logical-form.ts";
import { leadsToThings, turnedRound } from "../../../../engine/question/form/turned-round.ts";
import type { EntityCandidate, Mention } from "../../../../engine/sources/knowledge-graph.ts";
import { UnusableReply } from "../../prompt.ts";
import { inOrder, quotedIds } from "./chosen-ids.ts";
import { wholeName } from "./whole-name.ts";
import type { AnalysisIds } from "./shown-input.ts";
import { conditionOf, ofEachOf, setConditionOf, valueOf, withStepsBack, writtenTime } from "./wire-values.ts";
import type { WireReading, WireStep } from "./wire.ts";

/** What stands for an earlier part's answer, where the model says no word for it. */
const SPOKEN_OF = "that";

/** A form that has more nodes is not what a question asks. Steps used twice count twice. */
const MOST_NODES = 24;

interface ConvertedForm {
  readonly form: Form;
  /** References to ids that were not given. */
  readonly dropped: number;
  /** What the form takes for granted, as clauses. */
  readonly doubts: readonly string[];
}

/**
 * The logical form that a reading's steps make up. Ids become what they stand for, scored by their order; ids that were
 * not given are left out and counted, unless none of a step's was.
 * @throws UnusableReply for steps that do not fit together, in words that the model is told
 */
export function formOfSteps(reading: WireReading, ids: AnalysisIds): ConvertedForm {
  const conversion = new Conversion(reading, ids);
  return { form: conversion.form(reading.answer, "the answer"), ...conversion.notes };
}

/** One of several things that a reading's steps ask. */
export interface ConvertedPart extends ConvertedForm {
  /** As a question that stands alone, in the model's words. */
  readonly words: string;
}

/**
 * The parts of a reading whose last step says that several things are asked; undefined where it asks one. What a part
 * makes of an earlier part's answer speaks of that.
 * @throws UnusableReply for steps that do not fit together, in words that the model is told
 */
export function partsOfSteps(reading: WireReading, ids: AnalysisIds): readonly ConvertedPart[] | undefined {
  const last = reading.steps.find(({ id }) => id === reading.answer);
  if (last?.op !== "several") return undefined;
  if (last.parts.length < 2 || last.parts.length > MOST_PARTS)
    throw new UnusableReply(
      `step ${last.id}: "several" has two to ${MOST_PARTS} parts, and this has ${last.parts.length}.`,
    );
  return last.parts.map(({ words, answer }, index) => {
    if (words.trim() === "") throw new UnusableReply(`step ${last.id}: each part needs its "words".`);
    const earlier = new Map(last.parts.slice(0, index).map((part, at) => [part.answer, at]));
    const conversion = new Conversion(reading, ids, earlier);
    return { words: words.trim(), form: conversion.form(answer, `step ${last.id}`), ...conversion.notes };
  });
}

/** Is it the dates of births, by what all relations are called that it may be? */
function isOfBirth(set: SetForm): boolean {
  if (set.kind !== "follow" || set.relation.candidates.length === 0) return false;
  return set.relation.candidates.every(({ label }) => wordsOf(label).some(({ lower }) => BIRTHS.has(lower)));
}

const BIRTHS = wordSet(lists.births);

class Conversion {
  #dropped = 0;
  readonly #doubts = new Set<string>();
  readonly #steps: ReadonlyMap<string, WireStep>;
  readonly #ids: AnalysisIds;
  #nodes = 0;

  /** By the steps that answer earlier parts, which those are. */
  readonly #earlier: ReadonlyMap<string, number>;

  constructor({ steps }: WireReading, ids: AnalysisIds, earlier: ReadonlyMap<string, number> = new Map()) {
    this.#steps = new Map(steps.map((step) => [step.id, step]));
    this.#ids = ids;
    this.#earlier = earlier;
  }

  /** Of the forms converted so far. */
  get notes(): Pick<ConvertedForm, "dropped" | "doubts"> {
    return { dropped: this.#dropped, doubts: [...this.#doubts] };
  }

  form(id: string, user: string, path: readonly string[] = []): Form {
    const step = this.#step(id, user, path);
    const below = [...path, id];
    switch (step.op) {
      case "count": {
        const set = this.#set(step.set, below);
        if (step.against !== null) return { kind: "count", set, against: this.#set(step.against, below) };
        return step.outOf === null ? { kind: "count", set } : shareOf(set, this.#set(step.outOf, below));
      }
      case "age": {
        const since = this.#set(step.since, below);
        return {
          kind: "age",
          since,
          ...(step.until !== null && isOfBirth(since) ? { atMost: OLDEST } : {}),
          ...(step.until === null ? {} : { until: this.#set(step.until, below) }),
          ...(step.unit === null ? {} : { unit: step.unit }),
        };
      }
      case "exists":
        if (step.over !== null) return this.#whetherOver(step, step.over, below);
        return step.outOf === null
          ? { kind: "exists", set: this.#set(step.set, below) }
          : allOf(this.#set(step.set, below), this.#set(step.outOf, below));
      case "total":
        return {
          kind: "total",
          set: this.#set(step.set, below),
          by: this.#relation(step),
          ...this.#tally(step, below),
          how: step.how,
          ...ofEachOf(this.#set(step.set, below), step),
          ...(step.part === null ? {} : { part: this.#set(step.part, below) }),
        };
      case "each":
        return {
          kind: "each",
          ...withStepsBack(this.#set(step.set, below), step),
          by: this.#relation(step),
          ...this.#tally(step, below),
        };
      case "difference":
        return {
          kind: "difference",
          ...this.#sides(step, below),
          ...this.#since(step),
          ...this.#tally(step, below),
          how: step.how,
          ...(step.direction === null ? {} : { direction: step.direction }),
          ...(step.unit === null ? {} : { unit: step.unit }),
        };
      case "compare":
        return {
          kind: "compare",
          ...this.#sides(step, below),
          ...this.#tally(step, below),
          direction: step.direction,
          ...(step.whether ? { whether: true } : {}),
        };
      case "same":
        return {
          kind: "same",
          a: this.#set(step.a, below),
          b: this.#set(step.b, below),
          by: this.#relation(step),
          negated: step.different,
        };
      default:
        return this.#setOf(step, below);
    }
  }

  /** Of all of some things together nothing is over. */
  #whetherOver({ id, set, outOf }: Step<"exists">, over: "yes" | "no", below: readonly string[]): Form {
    if (outOf !== null) throw new UnusableReply(`step ${id}: "over" and "outOf" do not go together.`);
    return { kind: "exists", set: this.#set(set, below), over: over === "yes" ? "YES" : "NO" };
  }

  /**
   * The two things that are compared, and by what. Where a model followed a relation to both values first, and compares
   * these by nothing else, the things are what it followed it from.
   */
  #sides(
    step: Step<"compare"> | Step<"difference">,
    below: readonly string[],
  ): { readonly a: SetForm; readonly b: SetForm; readonly by: RelationPhrase } {
    const [a, b, by] = [this.#set(step.a, below), this.#set(step.b, below), this.#relation(step)];
    const isOpen = !step.count && !("since" in step && step.since.length > 0) && by.any !== true;
    if (!isOpen || a.kind !== "follow" || b.kind !== "follow" || !this.#leadsToValues(a.relation)) return { a, b, by };
    const isSame = linksOf(a.relation) === linksOf(b.relation);
    const isByIt = by.candidates.length === 0 || linksOf(by) === linksOf(a.relation);
    return isSame && isByIt ? { a: a.from, b: b.from, by: { ...a.relation, text: by.text } } : { a, b, by };
  }

  #leadsToValues({ candidates, any }: RelationPhrase): boolean {
    const kinds = new Map([...this.#ids.relations.values()].map(({ iri, objectKind }) => [iri, objectKind]));
    return (
      any !== true &&
      candidates.length > 0 &&
      candidates.every(({ iri, direction }) => {
        const kind = kinds.get(iri);
        return direction === "FORWARD" && (kind === "NUMBER" || kind === "DATE");
      })
    );
  }

  #step(id: string, user: string, path: readonly string[]): WireStep {
    const step = this.#steps.get(id);
    if (step === undefined)
      throw new UnusableReply(
        `${user} names ${JSON.stringify(id)}, which is no step of the reading; its steps are ${[...this.#steps.keys()].join(", ")}.`,
      );
    if (path.includes(id)) throw new UnusableReply(`step ${id} is made from itself (${[...path, id].join(" from ")}).`);
    this.#nodes += 1;
    if (this.#nodes > MOST_NODES)
      throw new UnusableReply(
        `the reading is too large: at most ${MOST_NODES} steps, those that are used twice counted twice.`,
      );
    return step;
  }

  #set(id: string, path: readonly string[]): SetForm {
    const user = `step ${path.at(-1) ?? ""}`;
    const answerOf = this.#earlier.get(id);
    if (answerOf !== undefined) return { kind: "mention", text: SPOKEN_OF, candidates: [], answerOf };
    return this.#setOf(this.#step(id, user, path), [...path, id], user);
  }

  #setOf(step: WireStep, below: readonly string[], user = "the answer"): SetForm {
    const set = (id: string): SetForm => this.#set(id, below);
    switch (step.op) {
      case "entity":
        return this.#mention(step.words, step.entities);
      case "class":
        return { kind: "instances", text: step.words, candidates: this.#classes(step) };
      case "value":
        return { kind: "value", text: step.value, value: valueOf(step.value, step.type, step.unit, `step ${step.id}`) };
      case "follow":
        return {
          kind: "follow",
          from: set(step.from),
          relation: this.#relation(step),
          ...(step.expects === null ? {} : { expects: step.expects }),
          ...(isThing(step.expects) ? { expectsThing: true as const } : {}),
          ...kindOf(step.expects),
        };
      case "filter":
        if (asksForNone(step)) return this.#none(step, set, below);
        if (this.#isOneOf(step)) return this.#oneOf(step, set);
        return {
          kind: "where",
          set: set(step.set),
          relation: this.#relation(step),
          ...this.#tallyOf(step, below),
          condition: step.of === null ? conditionOf(step) : setConditionOf(step, set(step.of)),
        };
      case "and":
      case "or":
        return combined(step, step.sets.map(set));
      case "minus":
        return { kind: "except", set: set(step.set), without: set(step.without) };
      case "when":
        return { kind: "at", set: set(step.set), time: this.#time(step, set) };
      case "top":
        return {
          kind: "extreme",
          set: set(step.set),
          by: this.#relation(step),
          ...this.#tallyOf(step, below),
          direction: step.direction,
          rank: rankOf(step.rank, step.id),
          ...manyOf(step),
          ...ofEachOf(set(step.set), step),
        };
      default:
        throw new UnusableReply(
          `${user} uses step ${step.id} as a set, but "${step.op}" gives a number, pairs, a choice or yes/no; only the answer may be one.`,
        );
    }
  }

  /**
   * The members of a set that have none: those that are not among what leads to a thing that members lead to. A graph
   * states no absence, so that this is taken for granted.
   */
  #none(step: Step<"filter">, set: (id: string) => SetForm, below: readonly string[]): SetForm {
    const relation = this.#relation(step);
    const members = set(step.set);
    const { among } = this.#tally(step, below).tally ?? {};
    const reached: SetForm = { kind: "follow", from: members, relation };
    const counted: SetForm = among === undefined ? reached : { kind: "intersect", sets: [reached, among] };
    this.#doubts.add(`of what the graph states nothing about “${relation.text}”, it is taken that there is none`);
    return {
      kind: "except",
      set: members,
      without: { kind: "follow", from: counted, relation: turnedRound(relation) },
    };
  }

  /** Is it asked whether what members lead to is a thing of another set? Things are not compared as values are. */
  #isOneOf({ test, of, count, times, relations }: Step<"filter">): boolean {
    if (test !== "=" || of === null || count || (times ?? 1) !== 1) return false;
    return leadsToThings(this.#relation({ id: "", words: "of", relations }), [...this.#ids.relations.values()]);
  }

  #oneOf(step: Step<"filter">, set: (id: string) => SetForm): SetForm {
    const relation = turnedRound(this.#relation(step));
    return { kind: "intersect", sets: [set(step.set), { kind: "follow", from: set(step.of ?? ""), relation }] };
  }

  /** What things come to that are counted, or whose numbers are taken together. */
  #tallyOf(step: Step<"filter"> | Step<"top">, below: readonly string[]): { readonly tally?: Tally } {
    const { id, sum, mean, count, among } = step;
    if (sum.length === 0 && mean.length === 0) return this.#tally(step, below);
    if (count || (sum.length > 0 && mean.length > 0))
      throw new UnusableReply(`step ${id}: it takes one of "count", "sum" and "mean".`);
    const led = this.#relation(step);
    if (step.relations.length === 0 || led.any === true)
      throw new UnusableReply(`step ${id}: "relations" lead to the things whose numbers are taken, and are none.`);
    const relation = this.#relation({ id, words: "", relations: sum.length > 0 ? sum : mean });
    if (relation.any === true) throw new UnusableReply(`step ${id}: numbers are those of a relation of the data.`);
    const from: SetForm =
      among === null ? { kind: "follow", from: this.#set(step.set, below), relation: led } : this.#set(among, below);
    return { tally: { how: sum.length > 0 ? "sum" : "mean", numbers: { kind: "follow", from, relation } } };
  }

  /** Any relation may lead to anything: of that nothing is counted. */
  #tally(
    { id, count, among, relations }: Extract<WireStep, { count: boolean }>,
    below: readonly string[],
  ): { readonly tally?: CountTally } {
    if (!count && among !== null)
      throw new UnusableReply(
        `step ${id}: "among" says which things are counted, or whose numbers are taken; without "count", "sum" or "mean" none are.`,
      );
    if (!count) return {};
    if (relations.includes("any"))
      throw new UnusableReply(`step ${id}: things are counted by a relation of the data, and not by "any".`);
    return { tally: { how: "count", ...(among === null ? {} : { among: this.#set(among, below) }) } };
  }

  #time(step: Extract<WireStep, { op: "when" }>, set: (id: string) => SetForm): TimeExpression {
    if (step.time !== "event" || step.event === null) return writtenTime(step);
    return { kind: "dates", of: set(step.event), relation: this.#relation(step) };
  }

  /**
   * Without an id, none of what is listed is meant: such words are looked for in the graph once more, and in documents,
   * and are never taken for what is only written like them.
   */
  #mention(words: string, ids: readonly string[]): SetForm {
    const chosen = this.#known(ids, this.#ids.entities);
    if (chosen.length === 0 && ids.length > 0)
      throw new UnusableReply(
        `no thing of the data has the id ${quotedIds(ids)}. Take one of "names", or none and give "words".`,
      );
    // A thing may be meant by several words of the question: by those of the step, where they are the question's.
    const text =
      chosen.find(({ mention }) => isSame(mention.text, words))?.mention.text ??
      wholeName(words, chosen[0], this.#ids.question) ??
      this.#wordsFor(chosen, words);
    if (text.trim() === "") throw new UnusableReply(`an "entity" needs the words of the question that name it.`);
    const candidates = chosen.map(({ candidate: { iri, label, score } }) => ({ iri, label, score }));
    return { kind: "mention", text, candidates: inOrder(candidates) };
  }

  #wordsFor(
    chosen: readonly { readonly mention: Mention; readonly candidate: EntityCandidate }[],
    words: string,
  ): string {
    const [first] = chosen;
    const said = first?.candidate.iri;
    const isMention = this.#ids.mentions.some(
      (mention) => isSame(mention.text, words) && mention.candidates.some(({ iri }) => iri === said),
    );
    return first === undefined || isMention ? words.trim() : first.mention.text;
  }

  #classes({ id, words, classes }: Extract<WireStep, { op: "class" }>): readonly LinkCandidate[] {
    const chosen = this.#known(classes, this.#ids.classes);
    if (chosen.length === 0)
      throw new UnusableReply(
        `step ${id}: ${JSON.stringify(words)} is no class of the data. Leave the step out, and say what is expected as "expects" of a "follow".`,
      );
    return inOrder(chosen.map(({ iri, label }) => ({ iri, label, score: 1 })));
  }

  /** Where something begins, from which its end is reckoned: of one thing, which both sides name. */
  #since(step: {
    readonly id: string;
    readonly a: string;
    readonly b: string;
    readonly since: readonly string[];
    readonly count: boolean;
  }): { readonly since?: RelationPhrase } {
    const { id, a, b, since, count } = step;
    if (since.length === 0) return {};
    if (a !== b || count) throw new UnusableReply(`step ${id}: "since" needs "b" to be "a", and no "count".`);
    const phrase = this.#relation({ id, words: "", relations: since });
    const [only] = phrase.candidates;
    if (only === undefined || phrase.candidates.length > 1)
      throw new UnusableReply(`step ${id}: "since" needs one relation of the data.`);
    return { since: phrase };
  }

  #relation({ id, words, relations }: { id: string; words: string; relations: readonly string[] }): RelationPhrase {
    const any = relations.includes("any");
    const candidates = relations
      .filter((each) => each !== "any")
      .flatMap((written): RelationCandidate[] => {
        const plain = written.replaceAll(/[\^~\s-]|inverse|reverse/giu, "");
        const entry = this.#ids.relations.get(plain);
        if (entry === undefined) this.#dropped += 1;
        return entry === undefined
          ? []
          : [{ iri: entry.iri, label: entry.label, direction: plain === written ? "FORWARD" : "BACKWARD", score: 1 }];
      });
    if (candidates.length === 0 && relations.length > 0 && !any)
      throw new UnusableReply(
        `step ${id}: no relation of the data has the id ${quotedIds(relations)}. Take one of "relations", or none and give "words".`,
      );
    const text = words.trim() === "" ? (candidates[0]?.label ?? "") : words.trim();
    if (text === "" && !any)
      throw new UnusableReply(
        `step ${id}: name a relation of the data by its id, or give the question's words for it as "words".`,
      );
    return { text, candidates: inOrder(candidates), ...(any ? { any } : {}) };
  }

  #known<T>(ids: readonly string[], known: ReadonlyMap<string, T>): readonly T[] {
    const found = [...new Set(ids)].flatMap((id) => known.get(id.trim()) ?? []);
    this.#dropped += ids.length - found.length;
    return found;
  }
}

type Step<Op extends WireStep["op"]> = Extract<WireStep, { op: Op }>;

const THINGS = wordSet([...[nouns.person].flat(), ...[nouns.place].flat()]);

/** Do the words for what is expected end in a noun for somebody, or for a place? */
function isThing(expects: string | null): boolean {
  const last = (expects ?? "").toLowerCase().trim().split(" ").at(-1) ?? "";
  return THINGS.has(last) || (last.endsWith("s") && THINGS.has(last.slice(0, -1)));
}

const KINDS: ReadonlySet<ExpectedAnswerType> = new Set(["PLACE", "WORK", "NOUN"]);
const NATURAL = wordSet([nouns.natural].flat());

/**
 * What is expected by its noun, the last before "of" and the like, where it is known for one of things: an unknown one
 * may be for what somebody does.
 */
function kindOf(expects: string | null): { readonly expectsKind?: string } {
  const words = wordsOf(expects ?? "").map(({ lower }) => lower);
  const end = words.findIndex((word, at) => at > 0 && isFunctionWord(word));
  const last = words.slice(0, end < 0 ? words.length : end).at(-1) ?? "";
  if (!/^\p{L}{3,}$/u.test(last)) return {};
  const [singular = last] = singularForms(last);
  return KINDS.has(expectedAnswerType(singular)) || NATURAL.has(singular) ? { expectsKind: singular } : {};
}

function linksOf({ candidates }: RelationPhrase): string {
  return candidates.map(({ iri, direction }) => `${direction} ${iri}`).join("\n");
}

/** Does a condition on a count let only pass what has none? */
function asksForNone({ count, of, test, value }: Step<"filter">): boolean {
  if (!count || of !== null || value.trim() === "") return false;
  const number = Number(value);
  return (test === "<" && number > 0 && number <= 1) || ((test === "=" || test === "<=") && number === 0);
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function combined({ id, op }: WireStep, [first, ...others]: readonly SetForm[]): SetForm {
  if (first === undefined) throw new UnusableReply(`step ${id}: "${op}" needs two sets or more.`);
  return others.length === 0 ? first : { kind: op === "and" ? "intersect" : "union", sets: [first, ...others] };
}

/** So many from the first on, and not those of another rank. */
function manyOf({ id, rank, many }: Step<"top">): { readonly many?: number } {
  if (many < 2) return {};
  if (rank !== 1) throw new UnusableReply(`step ${id}: "many" counts from the first, whose "rank" is 1.`);
  return { many };
}

function rankOf(rank: number, id: string): number {
  if (Number.isSafeInteger(rank) && rank >= 1) return rank;
  throw new UnusableReply(`step ${id}: "rank" is 1 for the first, 2 for the second, and so on.`);
}
