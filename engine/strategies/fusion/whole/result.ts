import { linkWords } from "../../../documents/said-answer.ts";
import { DOCUMENT_TRUST } from "../../../documents/trust.ts";
import { drawPath, type DrawnPath } from "../../../evidence/draw-path.ts";
import type { FactNode, Quote, QuotedFact } from "../../../evidence/fact.ts";
import { namesFrom } from "../../../evidence/names.ts";
import { shownFacts, type Chain, type PathStep } from "../../../evidence/path.ts";
import { kindsOf } from "../../../evidence/evidence.ts";
import { listOf, notKnownResult, sentences } from "../../../evidence/result.ts";
import type { AnswerValue, StrategyResult, TraceNode } from "../../../evidence/trace.ts";
import { distinctValues } from "../../../evidence/values.ts";
import type { InvestigationParts } from "../../../investigation-parts.ts";
import { ownResult } from "../../../query/over-paths/judged-results.ts";
import { truthOf, type Answers } from "../../../query/over-paths/answers-to.ts";
import { literal, XSD } from "../../../rdf/term.ts";
import { citationOf } from "../../../sources/citation.ts";
import type { UpstreamContext } from "../../../sources/upstream.ts";
import { normalise } from "../../../text/normalise.ts";
import { titlesOf } from "../../../investigation-parts.ts";
import { NAME } from "../name.ts";
import { truthSaid, type StatedStep, type WholeReading } from "./reading.ts";

/** Each step is a sentence, but that together they answer the question is the reasoner's word. */
const CONFIDENCE = 0.5;
/** Where something of the question is said by no sentence. */
const CONFIDENCE_OF_PART = 0.25;

/** What was read of a question as a whole, as a result: the sentences are its evidence, the steps its path. */
export async function wholeResult(
  reading: WholeReading,
  asked: Answers,
  retrievedAt: string,
  parts: InvestigationParts,
  context: UpstreamContext,
): Promise<StrategyResult> {
  const answers = reading.answers.filter((answer) => isOfKindAsked(answer, asked));
  const told = [...reading.unsaid.map((words) => `no sentence says “${words}” of it`), ...reading.remarks];
  if (answers.length === 0) {
    const own = reading.own.filter((answer) => isOfKindAsked(answer, asked));
    if (own.length > 0)
      return ownResult(own, null, { strategy: NAME, complete: false, titles: new Map(), remarks: told });
    return notKnownResult(NAME, [nothingRead(reading), ...told], { complete: false });
  }
  const linked = await linkedAnswers(answers, parts, context);
  const values = distinctValues(linked.map(({ node }): AnswerValue => ({ node })));
  const nodes = values.map(({ node }) => node);
  // A path that leaves out a condition leads to no answer that is shown to be one.
  const { path, evidence } = drawn(reading.steps, linked, reading.unsaid.length === 0 ? nodes : [], retrievedAt);
  const titles = titlesOf(parts);
  const sources = [...new Set(evidence.map(({ source }) => titles.get(source) ?? source))];
  return {
    strategy: NAME,
    status: "ANSWERED",
    text: listOf(nodes),
    values,
    support: kindsOf(evidence),
    complete: false,
    unchecked: "CONDITION",
    confidence: reading.unsaid.length === 0 ? CONFIDENCE : CONFIDENCE_OF_PART,
    explanation: sentences([
      `the question was read as a whole in “${sources.join("” and “")}”, where a sentence states each step`,
      ...told,
    ]),
    paths: [path],
    evidence,
  };
}

function nothingRead({ passages, steps }: WholeReading): string {
  if (passages === 0) return "no passage was found to read the question in";
  return steps.length === 0
    ? "no passage that was read speaks of what is asked"
    : `the passages lead no further than to ${steps.at(-1)?.object ?? ""}`;
}

function isOfKindAsked(answer: string, { mayBeWhether, isWhether }: Answers): boolean {
  return truthSaid(answer) === undefined ? !isWhether : mayBeWhether;
}

interface Linked {
  readonly words: string;
  readonly fact: FactNode;
  readonly node: TraceNode;
}

/** An answer as a thing of the graph where its name is the very words. */
async function linkedAnswers(
  answers: readonly string[],
  { graph }: InvestigationParts,
  context: UpstreamContext,
): Promise<readonly Linked[]> {
  const linked: Linked[] = [];
  for (const words of answers) {
    const truth = truthSaid(words);
    if (truth !== undefined) {
      const fact = literal(String(truth), `${XSD}boolean`);
      linked.push({ words, fact, node: truthOf(fact) ?? { kind: "text", label: words } });
      continue;
    }
    const { node: fact, labels } = await linkWords(words, graph, context);
    linked.push({ words, fact, node: namesFrom(new Map(Object.entries(labels)), NO_CATALOGUE).node(fact) });
  }
  return linked;
}

const NO_CATALOGUE = { relations: [], classes: [] };

function quoteOf({ quote, from }: Pick<StatedStep, "quote" | "from">): Quote {
  return { ...citationOf(from, from.collection), text: quote, score: DOCUMENT_TRUST };
}

function drawn(
  steps: readonly StatedStep[],
  linked: readonly Linked[],
  answers: readonly TraceNode[],
  retrievedAt: string,
): DrawnPath {
  const labels = new Map(
    linked.flatMap(({ fact, node }) => (fact.kind === "iri" ? [[fact.value, node.label] as const] : [])),
  );
  const nodeOf = (words: string): FactNode =>
    linked.find((each) => normalise(each.words) === normalise(words))?.fact ?? { kind: "words", text: words };
  const chains: PathStep[][] = [];
  let end: string | undefined;
  for (const { subject, relation, object, quote, from, beside } of steps) {
    const fact: QuotedFact = {
      ...{ kind: "quote", subject: nodeOf(subject), relation, object: nodeOf(object) },
      quote: quoteOf({ quote, from }),
      ...(beside.length === 0 ? {} : { beside: beside.map(quoteOf) }),
    };
    const [first, last] = [normalise(subject), normalise(object)];
    const isBackward = end === last && end !== first;
    const step: PathStep = { facts: [fact], direction: isBackward ? "BACKWARD" : "FORWARD" };
    const chain = chains.at(-1);
    if (chain !== undefined && (isBackward || end === first)) chain.push(step);
    else chains.push([step]);
    end = isBackward ? first : last;
  }
  const path = { chains: chains as readonly Chain[], facts: shownFacts(chains) };
  const source = { graphs: [], retrievedAt, names: namesFrom(labels, NO_CATALOGUE) };
  return drawPath(path, { strategy: NAME, answers, scores: [] }, source);
}
