import {
  isAnyTime,
  isOfSet,
  type Condition,
  type Form,
  type RelationPhrase,
  type SetCondition,
  type Tally,
  type TimeExpression,
  type Value,
} from "../../engine/question/form/logical-form.ts";

/** A form in one line, each link at its best candidate: `capital(Sundland)`, `^captain` when it is walked backwards. */
export function showForm(form: Form): string {
  switch (form.kind) {
    case "mention":
      return form.candidates[0]?.label ?? `"${form.text}"`;
    case "value":
      return showValue(form.value);
    case "instances":
      return `all ${form.candidates[0]?.label ?? "things"}`;
    case "follow":
      return `${showRelation(form.relation)}(${showForm(form.from)})`;
    case "where":
      return `${showForm(form.set)} where ${showMeasure(form.relation, form.tally)} ${showCondition(form.condition)}`;
    case "intersect":
      return form.sets.map(showForm).sort().join(" & ");
    case "union":
      return form.sets.map(showForm).sort().join(" | ");
    case "except":
      return `${showForm(form.set)} except ${showForm(form.without)}`;
    case "at":
      return isAnyTime(form.time) ? showForm(form.set) : `${showForm(form.set)} at ${showTime(form.time)}`;
    case "extreme":
      if (form.ofEach !== undefined) {
        const { ofEach: steps, ...first } = form;
        return `${showForm(first)} of each, ${steps} back`;
      }
      return `${form.direction} ${form.many === undefined ? form.rank : `first ${form.many}`} of ${showForm(form.set)} by ${showMeasure(form.by, form.tally)}`;
    case "count":
      if (form.against !== undefined) return `count ${showForm(form.set)} against (${showForm(form.against)})`;
      return `count ${showForm(form.set)}${form.outOf === undefined ? "" : ` of (${showForm(form.outOf)})`}`;
    case "age": {
      const until = form.until === undefined ? "" : ` until (${showForm(form.until)})`;
      return `age since (${showForm(form.since)})${until}${form.unit === undefined ? "" : ` in ${form.unit}s`}`;
    }
    case "exists":
      if (form.over !== undefined) return `${form.over === "NO" ? "not " : ""}over by (${showForm(form.set)})`;
      return `exists ${showForm(form.set)}${form.outOf === undefined ? "" : ` in all of (${showForm(form.outOf)})`}`;
    case "total":
      if (form.ofEach !== undefined) {
        const { ofEach: steps, ...all } = form;
        return `${showForm(all)} of each, ${steps} back`;
      }
      if (form.part !== undefined) {
        const { part, ...whole } = form;
        return `${showForm(whole)}, the part of (${showForm(part)})`;
      }
      return `${form.how} of ${showMeasure(form.by, form.tally)} of (${showForm(form.set)})`;
    case "each":
      return form.stepsBack === undefined
        ? `${showMeasure(form.by, form.tally)} of each of (${showForm(form.set)})`
        : `${showMeasure(form.by, form.tally)} of each, ${form.stepsBack} back, of ${showForm(form.set)}`;
    case "difference": {
      const end = form.direction === undefined ? "" : ` ${form.direction}`;
      const since = form.since === undefined ? "" : ` since ${showMeasure(form.since, undefined)}`;
      const unit = form.unit === undefined ? "" : ` in ${form.unit}s`;
      return `${form.how}${end} of ${showForm(form.a)} and ${showForm(form.b)} by ${showMeasure(form.by, form.tally)}${since}${unit}`;
    }
    case "compare":
      if (form.whether === true)
        return `is ${showForm(form.a)} the ${form.direction} against ${showForm(form.b)} by ${showMeasure(form.by, form.tally)}`;
      return `${form.direction} of ${showForm(form.a)} or ${showForm(form.b)} by ${showMeasure(form.by, form.tally)}`;
    case "same":
      return `${form.negated ? "different" : "same"} ${showRelation(form.by)} of ${showForm(form.a)} and ${showForm(form.b)}`;
  }
}

/** "turn 2 FROM FIRST", "turn 1 BEFORE E". */
function showTurn({ counted, rank, of }: Extract<TimeExpression, { kind: "turn" }>): string {
  return `turn ${rank} ${counted}${of === undefined ? "" : ` ${showForm(of)}`}`;
}

function showMeasure(relation: RelationPhrase, tally: Tally | undefined): string {
  if (tally === undefined) return showRelation(relation);
  if (tally.how !== "count")
    return `${tally.how} of ${showRelation(tally.numbers.relation)} of ${showRelation(relation)} among (${showForm(tally.numbers.from)})`;
  return `count of ${showRelation(relation)}${tally.among === undefined ? "" : ` among (${showForm(tally.among)})`}`;
}

function showRelation({ text, candidates }: RelationPhrase): string {
  const [best] = candidates;
  return best === undefined ? `"${text}"` : `${best.direction === "BACKWARD" ? "^" : ""}${best.label}`;
}

function showValue(value: Value): string {
  if (value.type === "text") return value.text;
  if (value.type === "number") return `${value.number}${value.unit === undefined ? "" : ` ${value.unit}`}`;
  return [value.year, value.month, value.day].filter((part) => part !== undefined).join("-");
}

function showCondition(condition: Condition | SetCondition): string {
  if (isOfSet(condition)) {
    const { operator, of, times, counted } = condition;
    const many = `${times === undefined ? "" : `${times} times `}${counted === true ? "the number of " : ""}`;
    return `${operator} ${many}(${showForm(of)})`;
  }
  if (condition.operator === "between") return `${showValue(condition.from)}..${showValue(condition.to)}`;
  return condition.operator === "contains"
    ? `contains ${condition.text}`
    : `${condition.operator} ${showValue(condition.value)}`;
}

function showTime(time: TimeExpression): string {
  switch (time.kind) {
    case "instant":
      return showValue(time.date);
    case "interval":
      return `${time.from === undefined ? "" : showValue(time.from)}..${time.to === undefined ? "" : showValue(time.to)}`;
    case "dates":
      return `${showRelation(time.relation)}(${showForm(time.of)})`;
    case "turn":
      return showTurn(time);
    default:
      return time.kind;
  }
}
