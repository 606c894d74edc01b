import type { Stage, StageContext } from "../investigation/stage.ts";
import { maxAgeOf } from "../sources/age.ts";
import { citationOf } from "../sources/citation.ts";
import type { FactNode, Quote } from "../evidence/fact.ts";
import { runTask } from "../task.ts";
import { findPassages, type FoundPassage } from "./find-passages.ts";
import { readPassages, type Unsaid } from "./read-passages.ts";
import { linkWords, sentenceThatSays } from "./said-answer.ts";
import type { ClauseGap } from "../text/clause-gap.ts";
import { lexicalEmbedder } from "../text/embedder.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import { versionOf } from "../sources/version.ts";

/** What is looked up and read for one open relation; what a bound cuts off is said in the result. */
export const LOOK_UP_LIMITS = Object.freeze({ passages: 6, findings: 6 } as const);

/** A relation that the graph leaves open, of one thing: { y | subject relation y }. */
export interface OpenRelation {
  readonly subject: { readonly iri?: string; readonly label: string; readonly names: readonly string[] };
  /** The question's words. */
  readonly relation: string;
  readonly expects?: string;
  readonly gap?: ClauseGap;
  /** The whole question that it is a part of, where that tells the reader which of several answers is meant. */
  readonly question?: string;
}

/** What documents say of it. */
export interface LookUp {
  readonly findings: readonly LocatedFinding[];
  /** Findings that were dropped because their quote does not stand in the passage, or does not hold the answer. */
  readonly dropped: number;
  readonly passages: number;
  /** ISO 8601: when the documents were asked. */
  readonly retrievedAt: string;
}

interface LocatedFinding {
  /** An entity of the graph where its name is the very answer, else the words. */
  readonly node: FactNode;
  readonly quote: Quote;
  readonly unsaid?: Unsaid;
}

/** Searches every collection for passages about the subject, has them read, and keeps what stands there verbatim. */
export function lookUpStage(open: OpenRelation, parts: InvestigationParts): Stage<LookUp> {
  return {
    name: "documents.lookUp",
    version: 7,
    inputs: {
      subject: { iri: open.subject.iri ?? null, label: open.subject.label, names: open.subject.names },
      relation: open.relation,
      expects: open.expects ?? null,
      gap: open.gap ?? null,
      ...(open.question === undefined ? {} : { question: open.question }),
      graph: versionOf(parts.graph),
      documents: parts.documents.map(versionOf),
      embedder: (parts.embedder ?? lexicalEmbedder).id,
      reasoner: parts.reasoner.id,
      task: readPassages.version,
    },
    maxAgeMs: maxAgeOf([parts.graph, ...parts.documents]),
    compute: (context) => lookUp(open, parts, context),
  };
}

async function lookUp(open: OpenRelation, parts: InvestigationParts, context: StageContext): Promise<LookUp> {
  const retrievedAt = new Date().toISOString();
  const passages = await searchAll(open, parts, context);
  if (passages.length === 0) return { findings: [], dropped: 0, passages: 0, retrievedAt };
  const byId = new Map(passages.map((passage, index) => [`p${index + 1}`, passage]));
  const { findings } = await runTask(
    readPassages,
    {
      subject: { label: open.subject.label, names: open.subject.names },
      relation: open.relation,
      expects: open.expects,
      gap: open.gap,
      question: open.question,
      passages: [...byId].map(([id, { document, text }]) => ({ id, title: document.title, text })),
    },
    parts.reasoner,
    context,
  );
  const located: LocatedFinding[] = [];
  for (const finding of findings.slice(0, LOOK_UP_LIMITS.findings)) {
    const passage = byId.get(finding.passage);
    if (passage === undefined) continue;
    const text = sentenceThatSays({
      answer: finding.answer,
      quote: finding.quote,
      passage: passage.text,
      relation: open.relation,
    });
    if (text === undefined) continue;
    const { node } = await linkWords(finding.answer, parts.graph, context);
    const { score, unsaid } = finding;
    const quote = { ...citationOf(passage, passage.collection), text, score };
    located.push({ quote, node, ...(unsaid === undefined ? {} : { unsaid }) });
  }
  return { findings: located, dropped: findings.length - located.length, passages: passages.length, retrievedAt };
}

async function searchAll(
  open: OpenRelation,
  parts: InvestigationParts,
  context: StageContext,
): Promise<readonly FoundPassage[]> {
  const query = [open.subject.label, open.relation, open.expects ?? ""].join(" ").trim();
  const about = open.subject.iri === undefined ? {} : { about: [open.subject.iri] };
  const found = await findPassages(query, { limit: LOOK_UP_LIMITS.passages, ...about }, parts, context);
  return found.slice(0, LOOK_UP_LIMITS.passages);
}
