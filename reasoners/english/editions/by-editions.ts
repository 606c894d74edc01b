import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { Form, SetForm } from "../../../engine/question/form/logical-form.ts";
import { isAnyTime, isSet } from "../../../engine/question/form/logical-form.ts";
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { mapForm, nodesOf as partsOf } from "../../../engine/question/form/walk.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { nodesOf, phraseOf } from "../nodes-between/ends.ts";
import { datesOf } from "../nodes-between/node-kinds.ts";
import { isRange } from "../nodes-between/said-time.ts";
import { timely } from "../nodes-between/times.ts";
import { REWORDING } from "../weights.ts";
import { type AskedOfEditions, askedOfEditions, recurring, tokensOfQuestion } from "./asked-of-editions.ts";
import { type Recurrence, recurrences } from "./recurrences.ts";
import { asksOnlyWhen, type PutOfEditions, putOfEditions } from "./put-of-editions.ts";

/**
 * What a question means that names something which takes place again and again, where what it asks is stated of each
 * time: who won a fair, in which year, how often, the first time. It is asked of any of those times, and the answer
 * goes through those of the thing that is named.
 *
 * @param read Reads a question as it is put
 */
export function byEditions(
  input: AnalysisInput,
  read: (input: AnalysisInput) => readonly Reading[],
): readonly Reading[] {
  const all = recurrences(input.catalogue);
  const tokens = all.length === 0 ? undefined : tokensOfQuestion(input);
  if (tokens === undefined) return [];
  return all.flatMap((recurrence) =>
    recurring(tokens, recurrence).flatMap((name) => {
      const asked = askedOfEditions(tokens, name);
      return asked === undefined ? [] : readingsOf(asked, recurrence, input, read);
    }),
  );
}

function readingsOf(
  asked: AskedOfEditions,
  recurrence: Recurrence,
  input: AnalysisInput,
  read: (input: AnalysisInput) => readonly Reading[],
): readonly Reading[] {
  const editions = editionsOf(asked, recurrence);
  if (editions === undefined) return [];
  if (asksOnlyWhen(asked)) {
    const form = datesOfAll(editions, asked, recurrence);
    return form === undefined ? [] : [toldOf({ form, score: 1 }, asked, recurrence)];
  }
  for (const put of putOfEditions(asked, recurrence.kind.entry.label)) {
    const readings = read({ ...input, ...put.said }).flatMap((reading): readonly Reading[] => {
      const form = ofThese(reading.form, editions, asked, recurrence, put);
      return form === undefined ? [] : [toldOf({ ...reading, form }, asked, recurrence, put)];
    });
    if (readings.length > 0) return readings;
  }
  return [];
}

/** The times that are meant; undefined where nothing tells when they were, and that is asked by. */
function editionsOf({ name, time, rank }: AskedOfEditions, { kind, link }: Recurrence): SetForm | undefined {
  const form = { kind: "mention", text: name.text, candidates: name.candidates.map(linkedTo) } as const;
  const nodes = nodesOf([{ name, link, form }], kind);
  if (nodes === undefined) return undefined;
  // What is done at such a time is done when it takes place: those that began then are meant.
  const timed = time === undefined ? nodes : timely(nodes, time, kind, true).at(-1)?.nodes;
  if (timed === undefined || rank === undefined) return timed;
  const [date] = datesOf(kind);
  return date === undefined ? undefined : { kind: "extreme", set: timed, by: phraseOf(date, "FORWARD"), ...rank };
}

/** The form that asks of these times what it asks of all; undefined where it asks nothing of them. */
function ofThese(
  form: Form,
  editions: SetForm,
  asked: AskedOfEditions,
  { kind }: Recurrence,
  { asks }: PutOfEditions,
): Form | undefined {
  const isAll = (node: Form): boolean => node.kind === "instances" && node.candidates[0]?.iri === kind.entry.iri;
  if (![...partsOf(form)].some(({ node }) => isAll(node))) return undefined;
  const ofThem = mapForm(form, (node) => (isAll(node) ? editions : node));
  const told = ofThem.kind === "at" && isAnyTime(ofThem.time) ? ofThem.set : ofThem;
  // "What is the fair" asks for no times of it.
  if (told === editions) return undefined;
  if (asks === "WHEN") {
    const [date] = datesOf(kind);
    return date === undefined || !isSet(ofThem) ? undefined : followed(ofThem, date);
  }
  if (asks === "WHETHER") return isSet(ofThem) ? { kind: "exists", set: ofThem } : undefined;
  // What is told of several times is told of each.
  const isOfEach = !isOne(asked) && told.kind === "follow" && told.from === editions;
  return isOfEach ? { kind: "each", set: editions, by: told.relation } : ofThem;
}

/** When they were. */
function datesOfAll(editions: SetForm, asked: AskedOfEditions, { kind }: Recurrence): Form | undefined {
  const [date] = datesOf(kind);
  if (date === undefined) return undefined;
  return isOne(asked) ? followed(editions, date) : { kind: "each", set: editions, by: phraseOf(date, "FORWARD") };
}

function followed(from: SetForm, date: RelationEntry): SetForm {
  return { kind: "follow", from, relation: phraseOf(date, "FORWARD") };
}

function isOne({ time, rank }: AskedOfEditions): boolean {
  return rank !== undefined || (time !== undefined && !isRange(time));
}

function toldOf(
  { asks, ...reading }: Reading,
  { name }: AskedOfEditions,
  { kind }: Recurrence,
  put?: PutOfEditions,
): Reading {
  const told = [`“${name.text}” was read as each “${kind.entry.label}” of it`, ...(put?.told ?? [])];
  return {
    ...reading,
    score: reading.score * REWORDING.plain,
    readAs: [...(reading.readAs ?? []), ...told],
    ...(asks === undefined || put?.asks !== undefined ? {} : { asks }),
  };
}
