import type { InvestigationParts } from "../../investigation-parts.ts";
import type { Form } from "../../question/form/logical-form.ts";
import { nodesOf, relationOf, type Slot } from "../../question/form/walk.ts";
import { reviseForm } from "../../question/revise-form.ts";
import { forgivable } from "../../sources/from-all.ts";
import type { Tried } from "../../query/try-readings.ts";
import { reachedIn } from "../../query/query-budget.ts";
import type { QueryContext } from "../../query/outcomes.ts";
import { counted } from "../../values/counted.ts";
import { LIMITS } from "../../query/limits.ts";
import type { RankedReading } from "../../query/readings.ts";
import type { AnsweredReading } from "../../query/answers/show-reading.ts";
import { fillReading } from "../../query/filling/fill-reading.ts";
import type { Filling, ReadAt } from "../../query/filling/filling.ts";
import type { TextsRead } from "../../query/revision/texts-read.ts";
import { readAbout, type Reader } from "./read-about.ts";

interface ReadAnswer {
  readonly answered: AnsweredReading | undefined;
  /** For the explanation: what was dropped, or could not be checked. */
  readonly remarks: readonly string[];
  /** False when documents could not be read or understood, a bound was reached, or a condition could not be checked. */
  readonly complete: boolean;
  /** True when a condition could not be checked. */
  readonly unchecked: boolean;
  /** What was read for each form that was put to documents. */
  readonly read: TextsRead;
}

/** Who reads for all readings of a question: what was read once is not read again. */
export function newReader({ parts, question }: Pick<QueryContext, "parts" | "question">): Reader {
  const isReadByModel = parts.reasoner.mostRequests !== undefined;
  return {
    ...(isReadByModel ? { question: question.text } : {}),
    named: new Set(),
    hasGoneOnInVain: false,
    lookUpsLeft: isReadByModel ? LIMITS.lookUpsOfModel : Infinity,
    asked: new Map(),
  };
}

/** Puts what the graphs leave open to documents, reading by reading, until one is answered. */
async function answerFromDocuments(
  readings: readonly RankedReading[],
  reader: Reader,
  queryContext: QueryContext,
): Promise<ReadAnswer> {
  const remarks = new Set<string>();
  const isReadByModel = reader.question !== undefined;
  const allRead = new Map<Form, ReadonlyMap<Slot, ReadAt>>();
  const read = (answered: AnsweredReading | undefined, filling?: Filling): ReadAnswer => {
    const isCut = queryContext.queryBudget?.reached === true;
    return {
      answered,
      remarks: [...remarks, ...(filling?.notes ?? []), ...(isCut ? [reachedIn(queryContext.parts.graph)] : [])],
      complete: !isCut && filling?.unchecked !== true && filling?.isPart !== true,
      unchecked: filling?.unchecked === true,
      read: allRead,
    };
  };
  for (const reading of readings) {
    const readNow = new Map<Slot, ReadAt>();
    allRead.set(reading.form, readNow);
    const filling: Filling = {
      queryContext,
      readOpen: (...open) => readAbout(reader, ...open),
      ...(isReadByModel ? { goesBack: true } : {}),
      read: readNow,
      openRelationsLeft: isReadByModel ? LIMITS.openRelationsOfModel : LIMITS.openRelations,
      dropped: 0,
      retrievedAt: undefined,
      notes: new Set(),
      unchecked: false,
    };
    const answered = await fillReading(reading, filling);
    if (filling.dropped > 0)
      remarks.add(
        `${counted(filling.dropped, "finding was", "findings were")} dropped: no passage says it word for word`,
      );
    if (answered !== undefined) return read(answered, filling);
  }
  const nothing = read(undefined);
  if (reader.named.size === 0) return nothing;
  // Whoever reads may miss what a sentence says: that a text holds nothing is never known.
  return { ...nothing, remarks: [...nothing.remarks, unread([...reader.named])], complete: false };
}

/** Names of things that are told at most. */
const MOST_TOLD = 3;

function unread(named: readonly string[]): string {
  const told = named.slice(0, MOST_TOLD).map((name) => `“${name}”`);
  const more = named.length > told.length ? [counted(named.length - told.length, "other thing", "other things")] : [];
  return `documents name ${[...told, ...more].join(", ")}, and no sentence of them was understood to answer this`;
}

/**
 * Does the best reading leave a part to texts: a name that no graph knows, or a relation that none was taken for? They
 * are read before it is written anew: who read the question may have meant just that.
 */
export function areTextsMeant(
  best: RankedReading | undefined,
  { attempts }: Tried,
  { documents, reasoner }: InvestigationParts,
): boolean {
  const mayBeRevised = reasoner.answers?.(reviseForm) === true;
  if (best === undefined || documents.length === 0 || !mayBeRevised) return false;
  if (attempts.some(({ status }) => status === "UNDECIDED")) return false;
  return [...nodesOf(best.form)].some(({ node }) => {
    if (node.kind === "mention") return node.candidates.length === 0;
    const relation = relationOf(node);
    return relation !== undefined && relation.candidates.length === 0 && relation.any !== true;
  });
}

const NOTHING_READ: ReadAnswer = {
  ...{ answered: undefined, remarks: [], complete: true, unchecked: false },
  read: new Map(),
};

/** What documents say of readings; those that can not be read leave the question open, and are said. */
export async function readDocuments(
  readings: readonly RankedReading[],
  reader: Reader,
  queryContext: QueryContext,
): Promise<ReadAnswer> {
  if (readings.length === 0) return NOTHING_READ;
  return answerFromDocuments(readings.slice(0, LIMITS.readingsForDocuments), reader, queryContext).catch(
    (reason: unknown): ReadAnswer => ({ ...NOTHING_READ, remarks: [forgivable(reason, true)], complete: false }),
  );
}

/** What was read before a form was written anew, and after it. */
export function bothRead(early: ReadAnswer, late: ReadAnswer): ReadAnswer {
  if (early.answered !== undefined) return early;
  return {
    ...late,
    remarks: [...new Set([...early.remarks, ...late.remarks])],
    complete: early.complete && late.complete,
  };
}
