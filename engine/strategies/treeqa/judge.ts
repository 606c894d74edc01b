import { membersOf } from "../../graph/fused-graph.ts";
import { mapInTurns, Turn } from "../../investigation/turn.ts";
import { normalise } from "../../text/normalise.ts";
import type { Evidence, TraceNode } from "../../evidence/trace.ts";
import { counted } from "../../values/counted.ts";
import { dateLabel, parseDate } from "../../values/date.ts";
import { quantityLabel, textLabel } from "../../values/literal-value.ts";
import { numberLabel, parseNumber } from "../../values/number.ts";
import { nodeKey, type QuotedFact } from "../../evidence/fact.ts";
import { endOf, hopKey, isGraphHop, nodesOfRow, type Row } from "../../query/execution/hop.ts";
import { linkWords, sentenceThatSays } from "../../documents/said-answer.ts";
import { evidenceFor } from "../../evidence/evidence.ts";
import { BOUNDS } from "./bounds.ts";
import { membersIn, rowsIn, type FoundRows, type NodeSet } from "./node-set.ts";
import { answersOfClass } from "./retrieval/answers-of-class.ts";
import type { TextFound } from "./retrieval/from-text.ts";
import type { TripleFound } from "./retrieval/retrieve.ts";
import type { Run } from "./run.ts";
import { membersCalled, namesOf } from "./show-set.ts";
import type { NodeVerdict } from "./tasks/verify-nodes.ts";
import type { Verdict } from "../../evidence/logic-tree.ts";
import { chunkId, shownTriples, tripleId, type ToVerify } from "./verify.ts";
import { startsAt, withReasons } from "../../query/execution/rows.ts";
import { quotedHop } from "../../query/execution/quoted-hop.ts";
import { remarkOn } from "../../documents/read-passages.ts";
import { DOCUMENT_TRUST } from "../../documents/trust.ts";

/** A verdict after everything in it was checked against what was given. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly factSufficient: boolean;
  readonly reason: string | null;
  /** The right answer: of a supported node what it says, of a refuted one what is right instead. */
  readonly set: NodeSet;
  readonly evidence: readonly Evidence[];
  /** Ids of the evidence that the verdict names. */
  readonly references: readonly string[];
  readonly dropped: number;
  readonly clue: string | null;
}

export function unknown(reason: string, clue: string | null = null, dropped = 0): Judgement {
  return { verdict: "UNKNOWN", factSufficient: false, reason, set: [], evidence: [], references: [], dropped, clue };
}

/**
 * Checks a verdict (TreeQA, section 3.3): references only among those given, sentences only where they stand, and no
 * verdict but UNKNOWN without evidence. A computed answer is taken as it was computed, or those of its values that the
 * reply names; whatever else it says the answer is counts nothing.
 */
export async function judge(node: ToVerify, verdict: NodeVerdict | undefined, run: Run): Promise<Judgement> {
  const { retrieval, hypothesis } = node;
  if (retrieval.triples.length === 0 && retrieval.texts.length === 0) return unknown("The sources hold nothing on it.");
  if (verdict === undefined) return unknown("There is no verdict on it.");
  const cited = citedTriples(node, verdict.references);
  const isComputed = retrieval.computed.length > 0;
  const answered = isComputed
    ? { set: computedFrom(node, verdict, run), evidence: [], dropped: 0 }
    : await readAnswers(node, verdict, cited, run);
  const dropped = answered.dropped + unknownReferences(node, verdict.references);
  const citedEvidence = cited.slice(0, BOUNDS.references).map((triple) => evidenceOf(triple, run));
  const references = unique([...citedEvidence, ...answered.evidence.slice(0, BOUNDS.references)]);
  if (verdict.verdict === "UNKNOWN")
    return unknown(verdict.reason ?? "The evidence is not enough.", verdict.clue, dropped);
  // A verdict on facts that do not suffice verifies nothing: more is looked for, by the sub-question's own words where
  // no others are given.
  if (!verdict.factSufficient)
    return unknown(
      verdict.reason ?? "The evidence suggests it, but does not state it.",
      verdict.clue ?? wordsOf(node),
      dropped,
    );
  if (references.length === 0) return unknown("No evidence was named for it.", verdict.clue, dropped);
  if (membersIn(answered.set).length === 0)
    return unknown("The evidence named does not say the answer.", verdict.clue, dropped);
  if (verdict.verdict === "REFUTED" && hypothesis === null)
    return unknown("Nothing was claimed that could be refuted.", verdict.clue, dropped);
  const behind =
    answered.set === retrieval.computed ? retrieval.triples : triplesBehind(answered.set, retrieval.triples);
  if (isComputed && behind.length > BOUNDS.evidence)
    run.remark(`${BOUNDS.evidence} of the ${behind.length} facts behind “${retrieval.question}” are kept as evidence`);
  const basis = isComputed
    ? await mapInTurns(
        behind.slice(0, BOUNDS.evidence),
        (triple) => evidenceOf(triple, run),
        new Turn(run.context.signal),
      )
    : answered.evidence;
  return {
    verdict: verdict.verdict,
    factSufficient: verdict.factSufficient,
    reason: verdict.reason,
    set: node.isSetAside ? answered.set.map((found) => ({ ...found, instead: true })) : answered.set,
    evidence: unique([...references, ...basis]),
    references: references.map(({ id }) => id),
    dropped,
    clue: null,
  };
}

/**
 * What was computed, or those of its values that the reply names because the others are not of the kind asked for. Of a
 * list that is not shown as a whole, none can be picked.
 */
function computedFrom({ retrieval }: ToVerify, { answers }: NodeVerdict, run: Run): NodeSet {
  const { computed, question } = retrieval;
  const total = membersIn(computed).length;
  if (answers.length === 0 || total > BOUNDS.answersShown) return computed;
  const called = (is: (text: string, node: TraceNode) => boolean): NodeSet =>
    membersCalled(computed, (node) => answers.some(({ text }) => is(text, node)), run);
  const exactly = called((text, { label }) => normalise(label) === normalise(text));
  const picked = exactly.length > 0 ? exactly : called(isSaid);
  const taken = membersIn(picked).length;
  if (taken === 0 || taken === total) return computed;
  run.cut(
    `${taken} of the ${total} values that were computed for “${question}” were taken: the others do not answer it`,
  );
  return picked.map((found) => ({ ...found, instead: true }));
}

function triplesBehind(set: NodeSet, triples: readonly TripleFound[]): readonly TripleFound[] {
  const kept = new Set(rowsIn([set]).flatMap(({ hops }) => hops.filter(isGraphHop).map(hopKey)));
  return triples.filter(({ hop }) => kept.has(hopKey(hop)));
}

function wordsOf({ retrieval, hypothesis }: ToVerify): string {
  return `${retrieval.question} ${hypothesis ?? ""}`.trim();
}

function unique(evidence: readonly Evidence[]): readonly Evidence[] {
  return [...new Map(evidence.map((each) => [each.id, each])).values()];
}

function citedTriples({ retrieval }: ToVerify, references: readonly string[]): readonly TripleFound[] {
  const shown = shownTriples(retrieval);
  return [...new Set(references)].flatMap((id) => shown.find((_triple, index) => tripleId(index) === id) ?? []);
}

function unknownReferences({ retrieval }: ToVerify, references: readonly string[]): number {
  const given = new Set([
    ...shownTriples(retrieval).map((_triple, index) => tripleId(index)),
    ...retrieval.texts.map((_text, index) => chunkId(index)),
  ]);
  return references.filter((id) => !given.has(id)).length;
}

function evidenceOf({ hop, found }: TripleFound, run: Run): Evidence {
  return evidenceFor(hop.fact, {
    graphs: membersOf(run.parts.graph),
    retrievedAt: found.retrievedAt,
    names: namesOf(found, run),
  });
}

interface Read {
  readonly set: NodeSet;
  readonly evidence: readonly Evidence[];
  readonly dropped: number;
}

/** Answers found in the evidence: far ends of triples, and words of sentences that stand where they are said to. */
async function readAnswers(
  node: ToVerify,
  verdict: NodeVerdict,
  cited: readonly TripleFound[],
  run: Run,
): Promise<Read> {
  const { asked, retrieval, hypothesis } = node;
  const shown = shownTriples(retrieval);
  let read: FoundRows | undefined;
  const evidence: Evidence[] = [];
  let dropped = 0;
  const take = (found: FoundRows, rows: readonly Row[], labels: Readonly<Record<string, string>>): void => {
    const known = read ?? { ...found, rows: [] };
    read = { ...known, rows: [...known.rows, ...rows], labels: { ...known.labels, ...labels } };
  };
  const takeTriple = (triple: TripleFound): void => {
    evidence.push(evidenceOf(triple, run));
    take(triple.found, [{ value: endOf(triple.hop), hops: [triple.hop] }], {});
  };
  if (verdict.answers.length > BOUNDS.answers)
    run.cut(`only ${BOUNDS.answers} of ${counted(verdict.answers.length, "answer")} in a reply were looked at`);
  for (const { text, reference, quote, unsaid } of verdict.answers.slice(0, BOUNDS.answers)) {
    const triple = shown.find((_triple, index) => tripleId(index) === reference);
    const chunk = retrieval.texts.find((_text, index) => chunkId(index) === reference);
    const located = chunk === undefined || quote === null ? undefined : await locate(text, quote, chunk, node, run);
    if (triple !== undefined && isCalled(triple, text, run)) takeTriple(triple);
    else if (located !== undefined) {
      const { relation } = located.fact;
      if (unsaid !== undefined) run.cut(remarkOn(unsaid, { relation, subject: chunk?.subject.label ?? "" }));
      evidence.push(
        evidenceFor(located.fact, {
          graphs: membersOf(run.parts.graph),
          retrievedAt: located.found.retrievedAt,
          names: namesOf(located.found, run),
        }),
      );
      take(located.found, located.rows, located.found.labels);
    } else dropped += 1;
  }
  if (verdict.answers.length === 0 && hypothesis !== null && verdict.verdict === "SUPPORTED") {
    for (const triple of cited) if (isBelieved(triple, hypothesis, run)) takeTriple(triple);
  }
  const { set, allowed } = await answersOfClass(read === undefined ? [] : [read], asked, run);
  return { set, evidence: evidence.filter((each) => allowed(each)), dropped };
}

/**
 * Is the far end of a triple called so? A number or a date is written in many ways, and a part of it is enough: the
 * triple is referred to by its id, and what is taken is its own end.
 */
function isCalled({ hop, found }: TripleFound, text: string, run: Run): boolean {
  return isSaid(text, namesOf(found, run).node(endOf(hop), hop.fact.relation));
}

function isSaid(text: string, node: TraceNode): boolean {
  return normalise(node.label) === normalise(text) || (node.kind === "literal" && isSaidShorter(text, node));
}

/** Do the words of a text, written as labels are, stand in a label? A number alone is no part of a date. */
function isSaidShorter(text: string, node: TraceNode): boolean {
  const { label } = node;
  const [date, number] = [parseDate(text), parseNumber(text)];
  const hasUnit = ("unit" in node && node.unit !== undefined) || quantityLabel(label) !== undefined;
  if (number !== undefined && (hasUnit || date === undefined))
    return numberLabel(number) === (hasUnit ? label.slice(0, `${label} `.indexOf(" ")) : label);
  const written = normalise(date === undefined ? (quantityLabel(text) ?? textLabel(text)) : dateLabel(date));
  return written !== "" && ` ${normalise(label)} `.includes(` ${written} `);
}

function isBelieved({ hop, found }: TripleFound, hypothesis: string, run: Run): boolean {
  const label = normalise(namesOf(found, run).node(endOf(hop), hop.fact.relation).label);
  return label !== "" && ` ${normalise(hypothesis)} `.includes(` ${label} `);
}

interface Located {
  readonly fact: QuotedFact;
  readonly rows: readonly Row[];
  readonly found: FoundRows;
}

/**
 * The sentence as it stands in its chunk, provided that it says the answer, and that the answer is not what it is
 * about.
 */
async function locate(
  text: string,
  quote: string,
  { chunk, subject, retrievedAt }: TextFound,
  { asked }: ToVerify,
  run: Run,
): Promise<Located | undefined> {
  const verbatim = sentenceThatSays({
    answer: text,
    quote,
    passage: chunk.text,
    title: chunk.title,
    relation: asked.part?.relation?.text ?? "",
  });
  if (verbatim === undefined) return undefined;
  const { node, labels } = await linkWords(text, run.parts.graph, run.context);
  const slot = asked.part?.id ?? asked.planned.id;
  const before = rowsIn(asked.needed);
  const spoken = new Set([subject.node, ...before.flatMap(nodesOfRow)].map(nodeKey));
  if (spoken.has(nodeKey(node))) return undefined;
  const { section: _section, text: _text, ...citation } = chunk;
  const hop = quotedHop({
    slot,
    known: subject.node,
    relation: asked.part?.relation ?? { text: asked.planned.question },
    found: node,
    quote: { ...citation, text: verbatim, score: 1 },
  });
  const alone: Row = { value: node, hops: [hop] };
  const subjectLabel = subject.node.kind === "iri" ? { [subject.node.value]: subject.label } : {};
  return {
    fact: hop.fact,
    rows: asked.part === undefined ? [alone] : withReasons([alone], before, startsAt(slot)),
    found: {
      rows: [],
      labels: { ...labelsBefore(asked.needed), ...subjectLabel, ...labels },
      retrievedAt,
      score: DOCUMENT_TRUST,
    },
  };
}

function labelsBefore(needed: readonly NodeSet[]): Readonly<Record<string, string>> {
  return Object.fromEntries(needed.flat().flatMap(({ labels }) => Object.entries(labels)));
}
