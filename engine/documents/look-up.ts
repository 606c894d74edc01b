import type { Stage, StageContext } from "../investigation/stage.ts";
import { maxAgeOf } from "../sources/age.ts";
import { citationOf } from "../sources/citation.ts";
import type { FactNode, Quote } from "../evidence/fact.ts";
import { runTask } from "../task.ts";
import { findPassages, type FoundPassage } from "./find-passages.ts";
import { locateQuote } from "../text/quote.ts";
import { speakOfOneThing } from "./cited-sentences.ts";
import { readPassages, type ReadPassagesOutput, type Unsaid } from "./read-passages.ts";
import { linkWords, sentenceThatSays } from "./said-answer.ts";
import type { ClauseGap } from "../text/clause-gap.ts";
import { lexicalEmbedder } from "../text/embedder.ts";
import { normalise } from "../text/normalise.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import { versionOf } from "../sources/version.ts";

/** What is looked up and read for one open relation; what a bound cuts off is said in the result. */
export const LOOK_UP_LIMITS = Object.freeze({
  passages: 6,
  /** A model pays for each: of 173 sentences that readers cited in 190 requests none stood behind the third. */
  passagesOfModel: 3,
  /** Of a further search, by words for what may be the answer: it stands among the first, or nowhere. */
  passagesByClue: 3,
  findings: 6,
} as const);

/** A relation that the graph leaves open, of one thing: { y | subject relation y }. */
export interface OpenRelation {
  readonly subject: { readonly iri?: string; readonly label: string; readonly names: readonly string[] };
  /** The question's words. */
  readonly relation: string;
  readonly expects?: string;
  readonly gap?: ClauseGap;
  /** Is it searched for once more, where nothing is found and the reader has an idea? It is, when absent. */
  readonly goesOn?: boolean;
  /** The whole question that it is a part of, where that tells the reader which of several answers is meant. */
  readonly question?: string;
}

/** What documents say of it. */
export interface LookUp {
  readonly findings: readonly LocatedFinding[];
  /** Findings that were dropped because their quote does not stand in the passage, or does not hold the answer. */
  readonly dropped: number;
  readonly passages: number;
  /** Those of them that name the subject. */
  readonly naming: number;
  /** Was it searched for once more, by the reader's own words? */
  readonly wentOn: boolean;
  /** ISO 8601: when the documents were asked. */
  readonly retrievedAt: string;
}

interface LocatedFinding {
  /** An entity of the graph where its name is the very answer, else the words. */
  readonly node: FactNode;
  readonly quote: Quote;
  /** What states it together with that; none when absent. */
  readonly beside?: readonly Quote[];
  readonly unsaid?: Unsaid;
}

/** Searches every collection for passages about the subject, has them read, and keeps what stands there verbatim. */
export function lookUpStage(open: OpenRelation, parts: InvestigationParts): Stage<LookUp> {
  return {
    name: "documents.lookUp",
    version: 12,
    inputs: {
      subject: { iri: open.subject.iri ?? null, label: open.subject.label, names: open.subject.names },
      relation: open.relation,
      expects: open.expects ?? null,
      gap: open.gap ?? null,
      ...(open.question === undefined ? {} : { question: open.question }),
      ...(open.goesOn === false ? { goesOn: false } : {}),
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

/** Passages, and what somebody read in them. */
interface ReadIn {
  readonly passages: readonly FoundPassage[];
  readonly reply: ReadPassagesOutput;
}

async function lookUp(open: OpenRelation, parts: InvestigationParts, context: StageContext): Promise<LookUp> {
  const retrievedAt = new Date().toISOString();
  const found = await searchAll(open, undefined, parts, context);
  const first = await readIn(found, open, parts, context);
  const further = open.goesOn === false ? undefined : await readByClue(first, open, parts, context);
  const read = further ?? first;
  const { findings } = read.reply;
  const located: LocatedFinding[] = [];
  for (const finding of findings.slice(0, LOOK_UP_LIMITS.findings)) {
    const passage = read.passages.find((_passage, index) => passageId(index) === finding.passage);
    if (passage === undefined) continue;
    const beside = besides(finding, passage, read.passages);
    const text = sentenceThatSays({
      answer: finding.answer,
      quote: finding.quote,
      passage: passage.text,
      relation: open.relation,
      title: passage.document.title,
      beside: beside.stated.map((each) => `${each.title} ${each.text}`),
    });
    if (text === undefined) continue;
    const { node } = await linkWords(finding.answer, parts.graph, context);
    const { score, unsaid = beside.isWhole ? undefined : "SUBJECT" } = finding;
    const quote = { ...citationOf(passage, passage.collection), text, score };
    located.push({
      ...{ quote, node },
      ...(beside.stated.length === 0 ? {} : { beside: beside.stated }),
      ...(unsaid === undefined ? {} : { unsaid }),
    });
  }
  return {
    ...{ findings: located, dropped: findings.length - located.length },
    ...{
      passages: read.passages.length,
      naming: read.passages.filter((each) => names(each, open)).length,
      wentOn: further !== undefined,
      retrievedAt,
    },
  };
}

/**
 * What was cited beside the sentence of an answer, as far as it stands in its passage and speaks of one thing with that
 * sentence. Where some does not, what is left may not say of what it speaks.
 */
function besides(
  { quote, beside = [], score }: ReadPassagesOutput["findings"][number],
  from: FoundPassage,
  passages: readonly FoundPassage[],
): { readonly stated: readonly Quote[]; readonly isWhole: boolean } {
  const main = { document: from.chunkId, title: from.document.title, quote };
  const stated = beside.flatMap((cited): readonly Quote[] => {
    const passage = passages.find((_passage, index) => passageId(index) === cited.passage);
    const place = passage === undefined ? undefined : locateQuote(cited.quote, passage.text);
    if (passage === undefined || place === undefined) return [];
    const text = passage.text.slice(place.start, place.end);
    const other = { document: passage.chunkId, title: passage.document.title, quote: text };
    return speakOfOneThing(main, other) ? [{ ...citationOf(passage, passage.collection), text, score }] : [];
  });
  return { stated, isWhole: stated.length === beside.length };
}

/** Does a passage, or the title of its document, hold the name of what is asked about? */
function names({ text, document }: FoundPassage, { subject }: OpenRelation): boolean {
  const all = ` ${normalise(`${document.title} ${text}`)} `;
  return [subject.label, ...subject.names].some(
    (name) => normalise(name) !== "" && all.includes(` ${normalise(name)} `),
  );
}

async function readIn(
  passages: readonly FoundPassage[],
  { subject, relation, expects, gap, question }: OpenRelation,
  { reasoner }: InvestigationParts,
  context: StageContext,
): Promise<ReadIn> {
  if (passages.length === 0) return { passages, reply: { findings: [] } };
  const input = {
    subject: { label: subject.label, names: subject.names },
    ...{ relation, expects, gap, question },
    passages: passages.map(({ document, text }, index) => ({ id: passageId(index), title: document.title, text })),
  };
  return { passages, reply: await runTask(readPassages, input, reasoner, context) };
}

/**
 * Where nothing was found, and whoever read has an idea by which words it may be: the passages that these lead to
 * beside those before, once. Undefined where they lead to no others.
 */
async function readByClue(
  { passages, reply }: ReadIn,
  open: OpenRelation,
  parts: InvestigationParts,
  context: StageContext,
): Promise<ReadIn | undefined> {
  const clue = reply.clue?.trim() ?? "";
  if (reply.findings.length > 0 || clue === "") return undefined;
  const seen = new Set(passages.map(({ text }) => text));
  const others = (await searchAll(open, clue, parts, context)).filter(({ text }) => !seen.has(text));
  return others.length === 0 ? undefined : readIn(others.slice(0, LOOK_UP_LIMITS.passagesByClue), open, parts, context);
}

function passageId(index: number): string {
  return `p${index + 1}`;
}

/** By a clue twice as many: some will have been read. */
async function searchAll(
  open: OpenRelation,
  clue: string | undefined,
  parts: InvestigationParts,
  context: StageContext,
): Promise<readonly FoundPassage[]> {
  const words = [open.subject.label, open.relation, clue ?? kindSaid(open)];
  const query = words.filter((each) => each !== "").join(" ");
  const { passages, passagesOfModel } = LOOK_UP_LIMITS;
  const most = open.question === undefined ? passages : passagesOfModel;
  const limit = clue === undefined ? most : 2 * most;
  const about = open.subject.iri === undefined ? {} : { about: [open.subject.iri] };
  return (await findPassages(query, { limit, ...about }, parts, context)).slice(0, limit);
}

/** Words for a kind of answer that stand in texts of everything else. */
const KINDS_OF_ALL: ReadonlySet<string> = new Set(
  "person people man woman human place location thing object entity name date time year number amount value".split(" "),
);

/** What the question says the answer is; "person" is a model's word for "who", and leads to texts about persons. */
function kindSaid({ expects = "", question }: OpenRelation): string {
  const isOfAll = expects
    .toLowerCase()
    .split(/[^a-z]+/u)
    .every((word) => KINDS_OF_ALL.has(word) || word === "or" || word === "");
  return question !== undefined && isOfAll ? "" : expects;
}
