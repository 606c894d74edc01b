import {
  isOfSet,
  type Condition,
  type DateValue,
  type Form,
  type RelationPhrase,
  type SetCondition,
  type Tally,
  type TimeExpression,
  type Value,
} from "../../engine/question/form/logical-form.ts";
import type { QuestionPart } from "../../engine/question/analysis.ts";
import type { AnalysisIds } from "../../reasoners/model/prompts/analysis/shown-input.ts";

interface Steps {
  readonly meaning: string;
  readonly confidence: number;
  readonly steps: readonly Record<string, unknown>[];
  readonly answer: string;
}

/**
 * A form as a model would write it: steps that refer to ids of the request. Undefined when it needs what was not shown.
 */
export function stepsOfForm(form: Form, score: number, ids: AnalysisIds): Steps | undefined {
  const writer = new Writer(ids);
  try {
    const answer = writer.write(form);
    return { meaning: "as the grammar reads it", confidence: score, steps: writer.steps, answer };
  } catch (error) {
    if (error instanceof NotShown) return undefined;
    throw error;
  }
}

/** The parts of a question that asks several things, as a model would write them. */
export function stepsOfParts(parts: readonly QuestionPart[], ids: AnalysisIds): Steps | undefined {
  const writer = new Writer(ids);
  try {
    for (const { readings } of parts) {
      const [first] = readings;
      if (first === undefined) return undefined;
      writer.answers.push(writer.write(first.form));
    }
    const answered = parts.map(({ question }, index) => ({ words: question, answer: writer.answers[index] }));
    writer.steps.push({ id: "all", op: "several", parts: answered });
    return { meaning: "as the grammar reads it", confidence: 0.9, steps: writer.steps, answer: "all" };
  } catch (error) {
    if (error instanceof NotShown) return undefined;
    throw error;
  }
}

class NotShown extends Error {}

class Writer {
  readonly steps: Record<string, unknown>[] = [];
  /** The steps that answer earlier parts of a question. */
  readonly answers: string[] = [];
  readonly #ids: AnalysisIds;

  constructor(ids: AnalysisIds) {
    this.#ids = ids;
  }

  write(form: Form): string {
    switch (form.kind) {
      case "mention":
        if (form.answerOf !== undefined) return this.answers[form.answerOf] ?? "";
        return this.#add({
          op: "entity",
          words: form.text,
          entities: this.#known(
            form.candidates.slice(0, 5),
            (iri) =>
              [...this.#ids.entities].find(
                ([, { mention, candidate }]) => candidate.iri === iri && mention.text === form.text,
              )?.[0],
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
          from: this.write(form.from),
          ...this.#relation(form.relation),
          expects: form.expects ?? null,
        });
      case "where":
        return this.#add({
          op: "filter",
          set: this.write(form.set),
          ...this.#relation(form.relation),
          ...this.#condition(form.condition),
          ...this.#tally(form.tally),
        });
      case "intersect":
      case "union":
        return this.#add({ op: form.kind === "union" ? "or" : "and", sets: form.sets.map((set) => this.write(set)) });
      case "except":
        return this.#add({ op: "minus", set: this.write(form.set), without: this.write(form.without) });
      case "at":
        return this.#add({ op: "when", set: this.write(form.set), ...this.#time(form.time) });
      case "extreme":
        return this.#add({
          op: "top",
          set: this.write(form.set),
          ...this.#relation(form.by),
          direction: form.direction,
          rank: form.rank,
          ...this.#tally(form.tally),
        });
      case "count":
      case "exists":
        return this.#add({ op: form.kind, set: this.write(form.set) });
      case "total":
        return this.#add({
          op: "total",
          set: this.write(form.set),
          ...this.#relation(form.by),
          how: form.how,
          ...this.#tally(form.tally),
        });
      case "each":
        return this.#add({
          op: "each",
          set: this.write(form.set),
          ...this.#relation(form.by),
          ...this.#tally(form.tally),
        });
      case "difference":
        return this.#add({
          op: "difference",
          a: this.write(form.a),
          b: this.write(form.b),
          ...this.#relation(form.by),
          how: form.how,
          direction: form.direction ?? null,
          unit: form.unit ?? null,
          ...this.#tally(form.tally),
        });
      case "compare":
        return this.#add({
          op: "compare",
          a: this.write(form.a),
          b: this.write(form.b),
          ...this.#relation(form.by),
          direction: form.direction,
          whether: form.whether === true,
          ...this.#tally(form.tally),
        });
      case "same":
        return this.#add({
          op: "same",
          a: this.write(form.a),
          b: this.write(form.b),
          ...this.#relation(form.by),
          different: form.negated,
        });
    }
  }

  #add(step: Record<string, unknown>): string {
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
    // Scores do not travel: what is plainly second choice is left out, as a model would.
    const likely = candidates.filter(({ score }) => score >= 0.9 * (candidates[0]?.score ?? 0));
    const known = likely.flatMap(({ iri, direction }) => {
      const id = [...this.#ids.relations].find(([, entry]) => entry.iri === iri)?.[0];
      return id === undefined ? [] : [direction === "FORWARD" ? id : `^${id}`];
    });
    if (candidates.length > 0 && known.length === 0 && any !== true) throw new NotShown();
    return { words: text, relations: [...known, ...(any === true ? ["any"] : [])] };
  }

  #condition(condition: Condition | SetCondition): Record<string, unknown> {
    if (!isOfSet(condition)) return { ...writtenCondition(condition), of: null };
    const none = { type: "text", value: "", to: null, unit: null };
    return { ...none, test: condition.operator, of: this.write(condition.of) };
  }

  #tally(tally: Tally | undefined): Record<string, unknown> {
    if (tally === undefined) return {};
    return { count: true, among: tally.among === undefined ? null : this.write(tally.among) };
  }

  #time(time: TimeExpression): Record<string, unknown> {
    const none = { from: null, to: null, event: null, words: "", relations: [] };
    switch (time.kind) {
      case "now":
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
      case "dates":
        return { ...none, time: "event", event: this.write(time.of), ...this.#relation(time.relation) };
    }
  }
}

function writtenDate({ year, month, day }: DateValue): string {
  const pad = (part: number | undefined): string => (part === undefined ? "" : `-${String(part).padStart(2, "0")}`);
  return `${year}${pad(month)}${pad(day)}`;
}

function written(value: Value): { readonly type: string; readonly value: string; readonly unit: string | null } {
  if (value.type === "number") return { type: "number", value: String(value.number), unit: value.unit ?? null };
  return { type: value.type, value: value.type === "date" ? writtenDate(value) : value.text, unit: null };
}

function writtenCondition(condition: Condition): Record<string, unknown> {
  if (condition.operator === "contains")
    return { test: "contains", type: "text", value: condition.text, to: null, unit: null };
  if (condition.operator === "between")
    return { test: "between", ...written(condition.from), to: written(condition.to).value };
  return { test: condition.operator, ...written(condition.value), to: null };
}
