import {
  isOfSet,
  isShare,
  isWhetherAll,
  type Condition,
  type DateValue,
  type DifferenceForm,
  type Form,
  type RelationPhrase,
  type SetCondition,
  type ShareForm,
  type WhetherAll,
  type Tally,
  type TimeExpression,
  type Value,
} from "../../../../engine/question/form/logical-form.ts";
import type { QuestionPart } from "../../../../engine/question/analysis.ts";
import { takesNumbers, thingsTallied, type TakingNumbers } from "../../../../engine/question/form/things-tallied.ts";
import {
  childSlot,
  nodesOf,
  ROOT,
  slotInTally,
  slotOfThings,
  type Slot,
} from "../../../../engine/question/form/walk.ts";
import type { Json } from "../../../../engine/json.ts";
import type { AnalysisIds } from "./shown-input.ts";

type WrittenStep = Readonly<Record<string, Json>>;

/** A form as steps that refer to ids of a request. */
export interface StepsOfForm {
  readonly steps: readonly WrittenStep[];
  readonly answer: string;
  /** The step that stands for each node of the form. */
  readonly bySlot: ReadonlyMap<Slot, string>;
}

/**
 * A form as a model writes it. Undefined when it needs what the request does not show; of a name, relation or class
 * that may mean several things those are left out that are not shown.
 * @param least How near a relation's score must be to the best of its words, 0–1: scores do not travel
 */
export function stepsOfForm(form: Form, ids: AnalysisIds, least = 0): StepsOfForm | undefined {
  const writer = new Writer(ids, least);
  try {
    const answer = writer.write(form, ROOT);
    return { steps: writer.steps, answer, bySlot: writer.bySlot };
  } catch (error) {
    if (error instanceof NotShown) return undefined;
    throw error;
  }
}

/** A question of several parts as a model writes it: each part's words, and its first reading. */
export function stepsOfParts(parts: readonly QuestionPart[], ids: AnalysisIds, least = 0): StepsOfForm | undefined {
  const writer = new Writer(ids, least);
  try {
    for (const { readings } of parts) {
      const [first] = readings;
      if (first === undefined) return undefined;
      writer.answers.push(writer.write(first.form, ROOT));
    }
    const answered = parts.map(({ question }, index) => ({ words: question, answer: writer.answers[index] ?? "" }));
    return { ...writer, steps: [...writer.steps, { id: "all", op: "several", parts: answered }], answer: "all" };
  } catch (error) {
    if (error instanceof NotShown) return undefined;
    throw error;
  }
}

class NotShown extends Error {}

/** Writes a child of the node that is being written. */
type Child = (set: Form) => string;

class Writer {
  readonly steps: WrittenStep[] = [];
  readonly bySlot = new Map<Slot, string>();
  /** The steps that answer earlier parts of a question. */
  readonly answers: string[] = [];
  readonly #ids: AnalysisIds;
  readonly #least: number;

  constructor(ids: AnalysisIds, least: number) {
    this.#ids = ids;
    this.#least = least;
  }

  write(form: Form, slot: Slot): string {
    const id = this.#step(form, slot);
    this.bySlot.set(slot, id);
    // The step to the numbers is a part of it.
    if (takesNumbers(form)) this.bySlot.set(slotInTally(slot), id);
    return id;
  }

  /** The step of what a share is asked of, which the part is made of as a rule. */
  #whole({ set, outOf }: ShareForm | WhetherAll, slot: Slot, child: Child): string {
    const whole = JSON.stringify(outOf);
    const same = [...nodesOf(set, childSlot(slot, 0))].find(({ node }) => JSON.stringify(node) === whole);
    return (same && this.bySlot.get(same.slot)) ?? child(outOf);
  }

  #answer(part: number): string {
    const step = this.answers[part];
    if (step === undefined) throw new NotShown();
    return step;
  }

  /** Children are written in the order of `childForms`. */
  #step(form: Form, slot: Slot): string {
    let index = 0;
    const child = (set: Form): string => this.write(set, childSlot(slot, index++));
    const things = (node: TakingNumbers): string | null => {
      index += 1;
      const among = thingsTallied(node);
      return among === undefined ? null : this.write(among, slotOfThings(node.tally, slot));
    };
    switch (form.kind) {
      case "mention":
        if (form.answerOf !== undefined) return this.#answer(form.answerOf);
        return this.#add({
          op: "entity",
          words: form.text,
          entities: this.#known(
            form.candidates.slice(0, 5),
            (iri) => [...this.#ids.entities].find(([, { candidate }]) => candidate.iri === iri)?.[0],
          ),
        });
      case "instances":
        return this.#add({
          op: "class",
          words: form.text,
          classes: this.#known(
            form.candidates,
            (iri) => [...this.#ids.classes].find(([, entry]) => entry.iri === iri)?.[0],
          ),
        });
      case "value":
        return this.#add({ op: "value", ...written(form.value) });
      case "follow":
        return this.#add({
          op: "follow",
          from: child(form.from),
          ...this.#relation(form.relation),
          expects: form.expects ?? null,
        });
      case "where":
        return this.#add({
          op: "filter",
          set: child(form.set),
          ...this.#relation(form.relation),
          ...(takesNumbers(form) ? this.#numbers(form, things) : this.#tally(form.tally, child)),
          ...this.#condition(form.condition, child),
        });
      case "intersect":
      case "union":
        return this.#add({ op: form.kind === "union" ? "or" : "and", sets: form.sets.map(child) });
      case "except":
        return this.#add({ op: "minus", set: child(form.set), without: child(form.without) });
      case "at":
        return this.#add({ op: "when", set: child(form.set), ...this.#time(form.time, child) });
      case "extreme":
        return this.#add({
          op: "top",
          set: child(form.set),
          ...this.#relation(form.by),
          direction: form.direction,
          rank: form.rank,
          ...(form.many === undefined ? {} : { many: form.many }),
          ...(form.ofEach === undefined ? {} : { each: form.ofEach }),
          ...(takesNumbers(form) ? this.#numbers(form, things) : this.#tally(form.tally, child)),
        });
      case "count": {
        const set = child(form.set);
        if (form.against !== undefined) return this.#add({ op: "count", set, against: child(form.against) });
        return this.#add({ op: "count", set, ...(isShare(form) ? { outOf: this.#whole(form, slot, child) } : {}) });
      }
      case "exists": {
        const set = child(form.set);
        return this.#add({
          op: "exists",
          set,
          ...(isWhetherAll(form) ? { outOf: this.#whole(form, slot, child) } : {}),
          ...(form.over === undefined ? {} : { over: form.over.toLowerCase() }),
        });
      }
      case "total":
        return this.#add({
          op: "total",
          set: child(form.set),
          ...this.#relation(form.by),
          how: form.how,
          ...(form.ofEach === undefined ? {} : { each: form.ofEach }),
          ...this.#tally(form.tally, child),
          ...(form.part === undefined ? {} : { part: child(form.part) }),
        });
      case "each":
        return this.#add({
          op: "each",
          set: child(form.set),
          ...this.#relation(form.by),
          ...this.#tally(form.tally, child),
          ...(form.stepsBack === undefined ? {} : { back: form.stepsBack }),
        });
      case "difference":
        return this.#add({
          op: "difference",
          ...sidesOf(form, child),
          ...this.#relation(form.by),
          ...(form.since === undefined ? {} : { since: this.#relation(form.since).relations }),
          how: form.how,
          direction: form.direction ?? null,
          unit: form.unit ?? null,
          ...this.#tally(form.tally, child),
        });
      case "age": {
        if (form.held === true) throw new NotShown();
        const since = child(form.since);
        const until = form.until === undefined ? null : child(form.until);
        return this.#add({ op: "age", since, until, unit: form.unit ?? null });
      }
      case "compare":
        return this.#add({
          op: "compare",
          a: child(form.a),
          b: child(form.b),
          ...this.#relation(form.by),
          direction: form.direction,
          whether: form.whether === true,
          ...this.#tally(form.tally, child),
        });
      case "same":
        return this.#add({
          op: "same",
          a: child(form.a),
          b: child(form.b),
          ...this.#relation(form.by),
          different: form.negated,
        });
    }
  }

  #add(step: WrittenStep): string {
    const id = `s${this.steps.length + 1}`;
    this.steps.push({ id, ...step });
    return id;
  }

  #known(
    candidates: readonly { readonly iri: string }[],
    idOf: (iri: string) => string | undefined,
  ): readonly string[] {
    const known = candidates.flatMap(({ iri }) => idOf(iri) ?? []);
    if (candidates.length > 0 && known.length === 0) throw new NotShown();
    return known;
  }

  #relation({ text, candidates, any }: RelationPhrase): {
    readonly words: string;
    readonly relations: readonly string[];
  } {
    const likely = candidates.filter(({ score }) => score >= this.#least * (candidates[0]?.score ?? 0));
    const known = likely.flatMap(({ iri, direction }) => {
      const id = [...this.#ids.relations].find(([, entry]) => entry.iri === iri)?.[0];
      return id === undefined ? [] : [direction === "FORWARD" ? id : `^${id}`];
    });
    if (candidates.length > 0 && known.length === 0 && any !== true) throw new NotShown();
    return { words: text, relations: [...known, ...(any === true ? ["any"] : [])] };
  }

  #condition(condition: Condition | SetCondition, child: Child): WrittenStep {
    if (!isOfSet(condition)) return { ...writtenCondition(condition), of: null };
    const none = { type: "text", value: "", to: null, unit: null };
    const { operator: test, of, times, counted, mean } = condition;
    return {
      ...{ ...none, test, of: child(of) },
      ...(times === undefined ? {} : { times }),
      ...(counted === true ? { ofCount: true } : {}),
      ...(mean === true ? { ofMean: true } : {}),
    };
  }

  #numbers(form: TakingNumbers, things: (node: TakingNumbers) => string | null): WrittenStep {
    const { how, numbers } = form.tally;
    return { [how]: this.#relation(numbers.relation).relations, among: things(form) };
  }

  #tally(tally: Tally | undefined, child: Child): WrittenStep {
    if (tally?.how !== "count") return {};
    return { count: true, among: tally.among === undefined ? null : child(tally.among) };
  }

  #time(time: TimeExpression, child: Child): WrittenStep {
    const none = { from: null, to: null, event: null, words: "", relations: [] };
    switch (time.kind) {
      case "now":
        if (time.still === true) throw new NotShown();
        return { ...none, time: time.kind };
      case "past":
        return { ...none, time: time.kind };
      case "instant":
        return { ...none, time: "at", from: writtenDate(time.date) };
      case "interval":
        if (time.strict === true) {
          const date = time.from ?? time.to;
          if (date === undefined || (time.from !== undefined && time.to !== undefined)) throw new NotShown();
          return { ...none, time: time.from === undefined ? "before" : "after", from: writtenDate(date) };
        }
        return {
          ...none,
          time: time.from === undefined && time.to === undefined ? "ever" : "during",
          from: time.from === undefined ? null : writtenDate(time.from),
          to: time.to === undefined ? null : writtenDate(time.to),
        };
      case "turn":
        throw new NotShown();
      case "dates":
        return { ...none, time: "event", event: child(time.of), ...this.#relation(time.relation) };
    }
  }
}

/** Of a time from a beginning both sides are one step. */
function sidesOf({ a, b, since }: DifferenceForm, child: Child): { readonly a: string; readonly b: string } {
  const first = child(a);
  return { a: first, b: since === undefined ? child(b) : first };
}

function writtenDate({ year, month, day }: DateValue): string {
  const pad = (part: number | undefined): string => (part === undefined ? "" : `-${String(part).padStart(2, "0")}`);
  return `${year}${pad(month)}${pad(day)}`;
}

function written(value: Value): { readonly type: string; readonly value: string; readonly unit: string | null } {
  if (value.type === "number") return { type: "number", value: String(value.number), unit: value.unit ?? null };
  return { type: value.type, value: value.type === "date" ? writtenDate(value) : value.text, unit: null };
}

function writtenCondition(condition: Condition): WrittenStep {
  if (condition.operator === "contains")
    return { test: "contains", type: "text", value: condition.text, to: null, unit: null };
  if (condition.operator === "between")
    return { test: "between", ...written(condition.from), to: written(condition.to).value };
  return { test: condition.operator, ...written(condition.value), to: null };
}
