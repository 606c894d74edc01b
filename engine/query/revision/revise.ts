import type { GivenUpReading } from "../../evidence/trace.ts";
import type { Reading } from "../../question/analysis.ts";
import { vocabularyOf } from "../../question/form/phrases/vocabulary.ts";
import { printForm } from "../../question/form/print-form.ts";
import type { Form } from "../../question/form/logical-form.ts";
import { nodesOf, relationOf, type Slot } from "../../question/form/walk.ts";
import { type PartTried, reviseForm, type TriedForm } from "../../question/revise-form.ts";
import { catalogueStage } from "../../question/stages.ts";
import { forgivable } from "../../sources/from-all.ts";
import { canonicalJson, type Json } from "../../json.ts";
import type { QueryContext } from "../outcomes.ts";
import { rankReadings, type RankedReading } from "../readings.ts";
import { tryReadings, type Tried } from "../try-readings.ts";
import { hasNearest } from "./nearest.ts";
import { loosenedIn } from "./same-conditions.ts";
import { nearestStage, revisionStage } from "./stages.ts";
import { type TextsRead, withTexts } from "./texts-read.ts";
import { type WhatFailed, whatFailed } from "./what-failed.ts";

/** How often a form is written anew at most. */
export const MOST_REVISIONS = 2;

/** What came of writing a form anew. */
export interface Revised {
  /** How the last revision fared; undefined where there was none that could be tried. */
  readonly tried: Tried | undefined;
  /** The readings of revisions, newest first, in the order in which documents are asked. */
  readonly forDocuments: readonly RankedReading[];
  /** Each form that was given up, oldest first. */
  readonly givenUp: readonly GivenUpReading[];
  /** For the explanation: each form that was given up, and why; then why none came after it. */
  readonly remarks: readonly string[];
}

/** Nothing was written anew. */
export const UNREVISED: Revised = { tried: undefined, forDocuments: [], givenUp: [], remarks: [] };

/**
 * Has a form of which the graph held a part and nothing that answers written anew with what the graph has nearest to
 * what was not found, until one is decided. Nothing is asked of a reasoner that does not revise, of a form no part of
 * which came to nothing by itself, and where the graph has nothing near.
 * @param asRead The readings that were tried, that which fits the question best first; the second is told beside it
 * @param read What texts were found to say of them
 */
export async function revise(
  asRead: readonly RankedReading[],
  read: TextsRead,
  queryContext: QueryContext,
): Promise<Revised> {
  const { parts, context, question } = queryContext;
  const [best] = asRead;
  if (best === undefined || parts.reasoner.answers?.(reviseForm) !== true) return UNREVISED;
  const catalogue = await context.get(catalogueStage(question, parts));
  const given: TriedForm[] = [];
  const firsts = secondOf(asRead);
  const [givenUp, remarks]: [GivenUpReading[], string[]] = [[], []];
  let revised: Revised = UNREVISED;
  let form: Form = best.form;
  try {
    for (let revision = 1; revision <= MOST_REVISIONS; revision += 1) {
      const failed = await faredIn(form, read, queryContext);
      // What is left to texts has been asked of them, and the graph has been shown to have no relation for it.
      if (failed.failed.every(({ why }) => why === "TEXTS_SILENT") || isToldOf(form, failed, given)) break;
      const partsOfForm = await context.get(nearestStage(failed, question, parts));
      if (!hasNearest(partsOfForm)) break;
      given.push({ form, parts: partsOfForm });
      if (revision === 1) for (const second of firsts.slice(1)) given.push(await triedWith(second, read, queryContext));
      const reading = { statement: printForm(form, vocabularyOf(catalogue)), reasons: reasonsFor(partsOfForm) };
      givenUp.push(reading);
      remarks.push(`first read as “${reading.statement}”, and given up: ${reading.reasons.join("; ")}`);
      const { readings, reason } = await context.get(revisionStage(given, question, parts));
      const fit = readings.flatMap((each): readonly Reading[] => {
        const { reading: strict, refused } = strictly(each, given, { firsts, asRead });
        if (refused === undefined) return [strict];
        remarks.push(
          `${refused.isSame ? "it was read again" : "a second reading was not used, because it"} ${refused.why}`,
        );
        if (!refused.isSame)
          givenUp.push({ statement: printForm(each.form, vocabularyOf(catalogue)), reasons: [`it ${refused.why}`] });
        return [];
      });
      if (fit.length === 0) {
        if (readings.length === 0 && reason !== undefined) remarks.push(`it was not read again: ${reason}`);
        break;
      }
      const ranked = rankReadings(fit);
      const tried = await tryReadings(ranked.readings, queryContext);
      revised = { ...revised, tried, forDocuments: [...ranked.forDocuments, ...revised.forDocuments] };
      const next = ranked.forDocuments[0];
      if (tried.answered.length > 0 || next === undefined) break;
      form = next.form;
    }
  } catch (reason) {
    // What was found before stands: nobody could be asked what else may be meant.
    const message = forgivable(reason, true);
    context.markPartial(message);
    remarks.push(message);
  }
  return { ...revised, givenUp, remarks };
}

/** The forms that were given first and are told: the best, and the next that asks something else. */
function secondOf([best, ...others]: readonly RankedReading[]): readonly Form[] {
  if (best === undefined) return [];
  const second = others.find(({ form }) => signature(form) !== signature(best.form));
  return [best.form, ...(second === undefined ? [] : [second.form])];
}

async function triedWith(form: Form, read: TextsRead, queryContext: QueryContext): Promise<TriedForm> {
  const { parts, context, question } = queryContext;
  const failed = await faredIn(form, read, queryContext);
  return { form, parts: await context.get(nearestStage(failed, question, parts)) };
}

async function faredIn(form: Form, read: TextsRead, queryContext: QueryContext): Promise<WhatFailed> {
  return withTexts(await whatFailed(form, queryContext), form, read, queryContext.parts.documents.length > 0);
}

/** Did every part that came to nothing do so before, made of the same? Then there is nothing new to tell. */
function isToldOf(form: Form, { failed }: WhatFailed, given: readonly TriedForm[]): boolean {
  const told = new Set(
    given.flatMap((tried) =>
      tried.parts.flatMap(({ slot, nothing }) => (nothing === undefined ? [] : [signatureAt(tried.form, slot)])),
    ),
  );
  return failed.every(({ slot }) => told.has(signatureAt(form, slot)));
}

function signatureAt(form: Form, at: Slot): string {
  for (const { node, slot } of nodesOf(form)) if (slot === at) return signature(node);
  return "";
}

/** A revised reading, and why it is not tried, where it is not. */
interface Strict {
  readonly reading: Reading;
  readonly refused?: { readonly isSame: boolean; readonly why: string };
}

/** What was given first: what of it is told, and all of it. */
interface GivenFirst {
  readonly firsts: readonly Form[];
  readonly asRead: readonly RankedReading[];
}

/**
 * Is a revised reading none that was tried, and does it say all that was said before? Where two were given first, it
 * may mend either.
 */
function strictly(reading: Reading, given: readonly TriedForm[], { firsts, asRead }: GivenFirst): Strict {
  const loosened = firsts.map((first) => loosenedIn(reading.form, first));
  const [nearest] = [...loosened].sort(
    (a, b) => a.dropped.length - b.dropped.length || a.unsaid.length - b.unsaid.length,
  );
  if (nearest === undefined || [...given, ...asRead].some(({ form }) => signature(form) === signature(reading.form)))
    return { reading, refused: { isSame: true, why: "in the same way" } };
  const { dropped } = nearest;
  if (dropped.length > 0) return { reading, refused: { isSame: false, why: `leaves out ${quotedList(dropped)}` } };
  // What the likelier of two holds and the other does not is not forgotten.
  const unsaid = new Set([...nearest.unsaid, ...(loosened[0]?.dropped ?? [])]);
  const doubts = [...unsaid].map((words) => `this reading leaves out “${words}”`);
  return {
    reading: doubts.length === 0 ? reading : { ...reading, doubts: [...(reading.doubts ?? []), ...doubts] },
  };
}

/** Equal for forms that ask the same of a graph, in whatever words and at whatever scores. */
function signature(form: Form): string {
  const choices = [...nodesOf(form)].map(({ node, slot }) => [
    slot,
    node.kind,
    ...("candidates" in node ? node.candidates.map(({ iri }) => iri) : []),
    ...(relationOf(node)?.candidates.map(({ iri, direction }) => `${direction} ${iri}`) ?? []),
    ...(node.kind === "where" ? [canonicalJson(node.condition as unknown as Json)] : []),
    ...(node.kind === "at" ? [canonicalJson(node.time as unknown as Json)] : []),
    ...(node.kind === "extreme" ? [node.direction, String(node.rank), String(node.many ?? "")] : []),
    ...(node.kind === "value" ? [node.text] : []),
    ...("tally" in node && node.tally !== undefined ? [node.tally.how] : []),
  ]);
  return JSON.stringify(choices);
}

function reasonsFor(parts: readonly PartTried[]): readonly string[] {
  return [...new Set(parts.flatMap(({ nothing }) => (nothing === undefined ? [] : [reasonOf(nothing)])))];
}

function reasonOf({ why, words, nearest }: NonNullable<PartTried["nothing"]>): string {
  const part = words === "" ? "a part of it" : `“${words}”`;
  switch (why) {
    case "NAMELESS":
      return `what ${part} leads to has no name`;
    case "NAME":
      return `nothing is called ${part}`;
    case "NO_RELATION":
      return `no relation was taken for ${part}`;
    case "TEXTS_SILENT":
      return `no text was understood to say ${part}`;
    case "NO_FACTS":
      return `${part} leads to nothing from what was found before it`;
    case "NO_VALUE":
      return `no value passes ${part}${nearest.values.length === 0 ? "" : ` (there are ${quotedList(nearest.values.slice(0, 3))})`}`;
    case "NOT_TOGETHER":
      return "nothing is in all of what was asked together";
    case "LEFT_OUT":
      return "each of them is left out, or nothing is stated that tells whether it is";
    case "OTHER_TIME":
      return `what ${part} leads to does not hold at the time`;
  }
}

function quotedList(texts: readonly string[]): string {
  return texts.map((text) => `“${text}”`).join(" and ");
}
