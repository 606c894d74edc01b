import {
  isOfSet,
  type Condition,
  type Form,
  type RelationCandidate,
  type RelationPhrase,
  type SetCondition,
  type TimeExpression,
  type Value,
} from "../engine/question/form/logical-form.ts";
import type { AskedForm } from "../engine/question/form/several-form.ts";
import { takesNumbers } from "../engine/question/form/things-tallied.ts";
import { childForms, childSlot, nodesOf, relationOf, ROOT, type Slot } from "../engine/question/form/walk.ts";
import { isoDate } from "../engine/values/date.ts";
import { valueLabel } from "../engine/values/literal-value.ts";
import type { KnownEntity } from "./known-entity.ts";
import type { KnownRelation } from "./relation-id.ts";
import type { FormCondition, FormNode, FormRelation, FormTime, FormValue } from "../schema/logical-form.ts";

export interface ShownForm {
  readonly id: string;
  readonly root: ShownFormNode;
  readonly nodes: readonly ShownFormNode[];
}

interface ShownFormNode extends Omit<FormNode, "inputs" | "entities" | "relations"> {
  readonly inputs: readonly ShownFormNode[];
  readonly entities: readonly { readonly entity: KnownEntity; readonly score: number }[];
  readonly relations: readonly ShownRelation[];
}

export interface ShownRelation extends Omit<FormRelation, "relation"> {
  readonly relation: KnownRelation;
}

/** A logical form as the schema shows it: parts that name the parts that they are made of. */
export function shownForm(form: AskedForm, id: string): ShownForm {
  return {
    id,
    root: shownRoot(form),
    get nodes() {
      return form.kind === "several" ? [shownRoot(form), ...form.parts.flatMap(nodesOfPart)] : shownNodes(form, ROOT);
    },
  };
}

function shownNodes(form: Form, position: Slot): readonly ShownFormNode[] {
  return [...nodesOf(form, position)].map(({ node, slot }) => shownNode(node, slot));
}

function nodesOfPart(part: Form, index: number): readonly ShownFormNode[] {
  return shownNodes(part, childSlot(ROOT, index));
}

/** Of several things that are asked the root says no more than what they are. */
function shownRoot(form: AskedForm): ShownFormNode {
  if (form.kind !== "several") return shownNode(form, ROOT);
  return {
    position: ROOT,
    kind: form.kind,
    get inputs() {
      return form.parts.map((part, index) => shownNode(part, childSlot(ROOT, index)));
    },
    entities: [],
    relations: [],
  };
}

function shownNode(form: Form, position: Slot): ShownFormNode {
  const relation = relationOf(form);
  const turn = form.kind === "at" && form.time.kind === "turn" ? form.time : undefined;
  return {
    position,
    kind: form.kind,
    get inputs() {
      return childForms(form).map((child, index) => shownNode(child, childSlot(position, index)));
    },
    words: wordsOf(form, relation),
    entities: "candidates" in form ? form.candidates.map(({ score, ...entity }) => ({ entity, score })) : [],
    relations: shownRelations(relation?.candidates ?? []),
    value: form.kind === "value" ? shownValue(form.value) : null,
    condition: form.kind === "where" ? shownCondition(form.condition) : null,
    time: form.kind === "at" ? shownTime(form.time) : null,
    end: "direction" in form ? (form.direction ?? null) : turn === undefined ? null : endOfTurn(turn),
    counted: "tally" in form && form.tally?.how === "count" ? true : null,
    reduction: reductionOf(form),
    ratio: form.kind === "difference" ? form.how === "ratio" : null,
    unit: form.kind === "difference" || form.kind === "age" ? (form.unit ?? null) : null,
    rank: form.kind === "extreme" ? form.rank : (turn?.rank ?? null),
    many: form.kind === "extreme" ? (form.many ?? null) : null,
    ofEach: "ofEach" in form ? (form.ofEach ?? null) : null,
    answerOf: form.kind === "mention" && form.answerOf !== undefined ? childSlot(ROOT, form.answerOf) : null,
    negated: negatedIn(form),
    over: form.kind === "exists" ? form.over !== undefined : null,
  };
}

function negatedIn(form: Form): boolean | null {
  if (form.kind === "same") return form.negated;
  return form.kind === "exists" && form.over !== undefined ? form.over === "NO" : null;
}

/** What values, or the numbers of the things that a relation leads to, are made into. */
function reductionOf(form: Form): NonNullable<FormNode["reduction"]> | null {
  if (form.kind === "total") return form.how;
  return takesNumbers(form) ? form.tally.how : null;
}

/** From which end turns are counted, or on which side of another's. */
function endOfTurn({ counted }: Extract<TimeExpression, { kind: "turn" }>): "max" | "min" {
  return counted === "FROM FIRST" || counted === "AFTER" ? "min" : "max";
}

/** The relations that words may mean. */
export function shownRelations(
  candidates: readonly Pick<RelationCandidate, "iri" | "label" | "direction" | "score">[],
): readonly ShownRelation[] {
  return candidates.map(({ iri, label, direction, score }) => ({ relation: { iri, label }, direction, score }));
}

/** Words that say nothing of a relation stand for none. */
function wordsOf(form: Form, relation: RelationPhrase | undefined): string | null {
  const words = "text" in form ? form.text : (relation?.text ?? "");
  return words === "" ? null : words;
}

function shownValue(value: Value): FormValue {
  const text = valueLabel(value);
  if (value.type === "number") return { text, number: value.number, unit: value.unit ?? null };
  return value.type === "date" ? { text, date: isoDate(value) } : { text };
}

function shownCondition(condition: Condition | SetCondition): FormCondition {
  if (isOfSet(condition)) {
    const { operator, times = null, counted = false, mean = false } = condition;
    return { operator, values: [], times, counted, mean };
  }
  const { operator } = condition;
  if (operator === "between")
    return { operator, values: [condition.from, condition.to].map(shownValue), counted: false, mean: false };
  const value = operator === "contains" ? { text: condition.text } : shownValue(condition.value);
  return { operator, values: [value], counted: false, mean: false };
}

function shownTime(time: TimeExpression): FormTime {
  switch (time.kind) {
    case "instant":
      return { kind: time.kind, from: isoDate(time.date), strict: false, throughout: false };
    case "interval": {
      const { kind, from, to, strict = false, throughout = false } = time;
      return { kind, from: from ? isoDate(from) : null, to: to ? isoDate(to) : null, strict, throughout };
    }
    default:
      return { kind: time.kind, strict: false, throughout: false };
  }
}
