import lists from "../language/data/linking-words.json" with { type: "json" };
import type { Reading } from "../../../engine/question/analysis.ts";
import {
  type Condition,
  type FollowForm,
  type Form,
  isAnyTime,
  type SetForm,
  type TimeExpression,
} from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { MAKING_DATED } from "../weights.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { tellingClasses } from "./kinds-of-classes.ts";
import { relationEntry } from "./known-entries.ts";

/** How things come to be, and how works are made besides. */
const MAKING = new Set([...wordSet(lists.comingToBe), ...wordSet(lists.makingOfWorks)]);

/**
 * A reading with another one behind it where works of somebody are asked for with a time: "which films did E direct in
 * 1950". Where no graph says when somebody directed something, the time of a work is when it came to be.
 */
export function withDatedWorks(reading: Reading, catalogue: Catalogue): readonly Reading[] {
  const counted = reading.form.kind === "count" ? reading.form : undefined;
  const asked = timedWorks(counted?.set ?? reading.form);
  const made = asked && kindsMade(asked.set, catalogue);
  const condition = asked && conditionOf(asked.time);
  const date = made && dateOf(made, catalogue);
  if (asked === undefined || condition === undefined || date === undefined) return [reading];
  const { iri, label } = date;
  const dated: SetForm = {
    kind: "where",
    set: asked.set,
    relation: { text: label, candidates: [{ iri, label, direction: "FORWARD", score: 1 }] },
    condition,
  };
  const form: Form = counted === undefined ? dated : { ...counted, set: dated };
  const doubts = [...(reading.doubts ?? []), `the time was read of the “${label}”`];
  const likely = Math.min(reading.likely ?? 1, MAKING_DATED.likely);
  return [reading, { ...reading, form, doubts, likely, score: reading.score * MAKING_DATED.score }];
}

interface TimedWorks {
  readonly set: SetForm;
  readonly time: TimeExpression;
}

/** The set that is asked for at a time of the calendar, if it is. */
function timedWorks(form: Form): TimedWorks | undefined {
  if (form.kind !== "at") return undefined;
  if (isAnyTime(form.time)) return timedWorks(form.set);
  return { set: form.set.kind === "at" && isAnyTime(form.set.time) ? form.set.set : form.set, time: form.time };
}

/** The classes of works, where a set is what somebody made; undefined where it is not. */
function kindsMade(set: SetForm, catalogue: Catalogue): readonly string[] | undefined {
  const parts = set.kind === "intersect" ? set.sets : [set];
  const follow = parts.find((each): each is FollowForm => each.kind === "follow");
  if (follow?.relation.any === true) return worksIn(parts, catalogue);
  const [best] = follow?.relation.candidates ?? [];
  if (follow === undefined || best?.direction !== "BACKWARD") return undefined;
  const entry = relationEntry(catalogue, best.iri);
  if (entry === undefined || !saysMaking(entry.label)) return undefined;
  const said = parts.flatMap((each) => (each.kind === "instances" ? each.candidates.slice(0, 1) : []));
  return said.length > 0 ? said.map(({ iri }) => iri) : tellingClasses(entry.subjectClasses, catalogue);
}

/** "E's films": whatever E has to do with them, they are works where the graph says of such who made them. */
function worksIn(parts: readonly SetForm[], { relations }: Catalogue): readonly string[] | undefined {
  const said = parts.flatMap((each) => (each.kind === "instances" ? each.candidates.slice(0, 1) : []));
  const areMade = said.every(({ iri }) =>
    relations.some(
      ({ subjectClasses, objectKind, label }) =>
        subjectClasses.includes(iri) && objectKind === "ENTITY" && saysMaking(label),
    ),
  );
  return said.length > 0 && areMade ? said.map(({ iri }) => iri) : undefined;
}

function saysMaking(name: string): boolean {
  return wordsOf(name).some(({ roots }) => roots.some((root) => MAKING.has(root)));
}

/**
 * When things of the kind came to be: of several such dates the one that is stated of them rather than of others, and
 * of those the one that is stated most.
 */
function dateOf(kinds: readonly string[], { relations }: Catalogue): RelationEntry | undefined {
  const dates = relations.flatMap((relation) => {
    const place = relation.subjectClasses.findIndex((each) => kinds.includes(each));
    return relation.objectKind === "DATE" && place >= 0 && saysMaking(relation.label) ? [{ relation, place }] : [];
  });
  return dates.sort((a, b) => a.place - b.place || b.relation.count - a.relation.count)[0]?.relation;
}

function conditionOf(time: TimeExpression): Condition | undefined {
  if (time.kind === "instant") return { operator: "=", value: time.date };
  if (time.kind !== "interval" || time.throughout === true) return undefined;
  const { from, to, strict } = time;
  if (from !== undefined && to !== undefined) return strict === true ? undefined : { operator: "between", from, to };
  if (from !== undefined) return { operator: strict === true ? ">" : ">=", value: from };
  return to === undefined ? undefined : { operator: strict === true ? "<" : "<=", value: to };
}
