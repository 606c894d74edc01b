import type { Json } from "../json.ts";
import type { Stage, StageContext } from "../investigation/stage.ts";
import { membersOf } from "../graph/fused-graph.ts";
import { maxAgeOf } from "../sources/age.ts";
import type { Catalogue, Mention } from "../sources/knowledge-graph.ts";
import { runTask } from "../task.ts";
import { analyseQuestion, type QuestionAnalysis, type Reading } from "./analysis.ts";
import { asShown, inSmallLetters, hasIdleCapitals, namesInCapitals } from "./capitals.ts";
import { applyCorrections } from "./mentions.ts";
import { chooseReading } from "./choose-reading.ts";
import { vocabularyOf } from "./form/phrases/vocabulary.ts";
import { analysisOfPart } from "./part-of-question.ts";
import type { PartOfQuestion, Question } from "./question.ts";
import { learnAround } from "./learn-around.ts";
import type { Form } from "./form/logical-form.ts";
import { nodesOf, relationOf } from "./form/walk.ts";
import { misspeltNamesStage } from "./misspelt-names.ts";
import { namesByPartStage } from "./names-by-part.ts";
import { withNamesLookedUp } from "./names-left-open.ts";
import { withPartsStage } from "./parts-stage.ts";
import { looksForParts, partialNamesStage } from "./partial-names.ts";
import { reviseForm } from "./revise-form.ts";
import { outlineOf } from "./skyline/outline.ts";
import type { Outline } from "./skyline/skyline.ts";
import { chooseTopicEntities, type TopicEntity } from "./topic-entities.ts";
import { withDoubtedNames } from "./doubted-names.ts";
import type { InvestigationParts } from "../investigation-parts.ts";

/**
 * The stages that every strategy shares: what the question names, what the graphs can say, and what is asked. They
 * depend on the question, the version of each graph and the reasoner.
 */

/** Every span that may name an entity, overlapping ones included, with the client's corrections applied. */
export function mentionsStage(question: Question, parts: InvestigationParts): Stage<readonly Mention[]> {
  const corrections = question.options.topicEntities ?? [];
  return {
    name: "mentions",
    version: 4,
    inputs: {
      text: question.text,
      corrections: corrections.map(({ mention, iri }) => ({ mention, iri })),
      graphs: versions(parts),
    },
    maxAgeMs: maxAgeOf(membersOf(parts.graph)),
    async compute(context) {
      const mentions = await spotted(question.text, parts, context);
      return corrections.length === 0
        ? mentions
        : applyCorrections(question.text, mentions, corrections, parts.graph, context);
    },
  };
}

/** Where capitals say nothing of names, a text is looked at in small letters too. */
async function spotted(text: string, parts: InvestigationParts, context: StageContext): Promise<readonly Mention[]> {
  if (!hasIdleCapitals(text)) return parts.graph.spotMentions(text, context);
  const [small, large] = await Promise.all(
    [inSmallLetters(text), text].map((each) => parts.graph.spotMentions(each, context)),
  );
  return namesInCapitals(text, small ?? [], large ?? []);
}

/** What the question is about: spans that do not overlap, each with the meaning taken unless the graph objects. */
export function topicEntitiesStage(question: Question, parts: InvestigationParts): Stage<readonly TopicEntity[]> {
  const mentions = mentionsStage(question, parts);
  return {
    name: "topicEntities",
    version: 2,
    inputs: mentions.inputs,
    maxAgeMs: maxAgeOf(membersOf(parts.graph)),
    compute: async (context) => chooseTopicEntities(await context.get(mentions)),
  };
}

/**
 * The relations and classes of all graphs. Where a graph could not tell all of them, those around what the question
 * names are asked for; else it does not depend on the question. It is large: the graphs keep it at hand, so that to
 * store it would only cost time.
 */
export function catalogueStage(question: Question, parts: InvestigationParts): Stage<Catalogue> {
  return {
    name: "catalogue",
    version: 1,
    inputs: { graphs: versions(parts) },
    async compute(context) {
      const known = await parts.graph.catalogue(context);
      if (known.isPartial !== true) return known;
      const named = chooseTopicEntities(await context.get(mentionsStage(question, parts)));
      return (await learnAround(parts.graph, named, context)) ? parts.graph.catalogue(context) : known;
    },
  };
}

/**
 * The names that a reasoner is shown: for one that chooses by itself what is meant, and revises its choice, also what
 * goes by a part of a name.
 */
export function namesShownStage(question: Question, parts: InvestigationParts): Stage<readonly Mention[]> {
  const mentions = mentionsStage(question, parts);
  if (parts.reasoner.answers?.(reviseForm) !== true) return mentions;
  const found = namesByPartStage(question.text, { mentions, catalogue: catalogueStage(question, parts), parts });
  return withPartsStage("mentions.shown", mentions, [found], parts);
}

/**
 * The names of a question, and what it calls by a part of a name or by one that is misspelt where nothing else accounts
 * for its words: for a reasoner that reads by rules. Asked for where names in full are not enough.
 */
export function namesAndPartsStage(question: Question, parts: InvestigationParts): Stage<readonly Mention[]> {
  const mentions = mentionsStage(question, parts);
  if (!looksForParts(parts)) return mentions;
  const text = inLettersRead(question);
  const known = { mentions, catalogue: catalogueStage(question, parts), parts };
  const found = partialNamesStage(text, known);
  const misspelt = misspeltNamesStage(text, known);
  return withPartsStage("mentions.andParts", mentions, [found, misspelt], parts);
}

/** The names of a question, and those that are misspelt in it. */
function withMisspeltStage(question: Question, parts: InvestigationParts): Stage<readonly Mention[]> {
  const mentions = mentionsStage(question, parts);
  const known = { mentions, catalogue: catalogueStage(question, parts), parts };
  const found = misspeltNamesStage(inLettersRead(question), known);
  return withPartsStage("mentions.andMisspelt", mentions, [found], parts);
}

/** The question in small letters, where capitals say nothing. */
function inLettersRead({ text }: Question): string {
  return hasIdleCapitals(text) ? inSmallLetters(text) : text;
}

/** The question as logical forms, best first; only the one that the client has chosen, where it has. */
export function analysisStage(question: Question, parts: InvestigationParts): Stage<QuestionAnalysis> {
  if (question.within !== undefined) return partAnalysisStage(question.within, parts);
  const all = allReadingsStage(question, parts);
  const { reading } = question.options;
  if (reading === undefined) return all;
  return {
    name: "analysis.chosen",
    version: 1,
    inputs: { all: all.inputs, reading },
    maxAgeMs: maxAgeOf(membersOf(parts.graph)),
    async compute(context) {
      const [analysis, catalogue] = await Promise.all([context.get(all), context.get(catalogueStage(question, parts))]);
      return chooseReading(analysis, reading, vocabularyOf(catalogue));
    },
  };
}

/**
 * The question as logical forms, best first, whichever of them the client has chosen. Where names in full leave words
 * over, it is read again with what it calls by a part of a name.
 */
export function allReadingsStage(question: Question, parts: InvestigationParts): Stage<QuestionAnalysis> {
  const mentions = namesShownStage(question, parts);
  const catalogue = catalogueStage(question, parts);
  return {
    name: "analysis",
    version: 8,
    inputs: { mentions: mentions.inputs, reasoner: parts.reasoner.id, task: analyseQuestion.version },
    maxAgeMs: maxAgeOf(membersOf(parts.graph)),
    async compute(context) {
      const [spans, names] = await Promise.all([context.get(mentions), context.get(catalogue)]);
      const read = async (known: readonly Mention[]): Promise<QuestionAnalysis> => {
        const input = { question: asShown(question.text, known), mentions: known, catalogue: names };
        const analysis = withDoubtedNames(await runTask(analyseQuestion, input, parts.reasoner, context), known);
        return withNamesLookedUp(analysis, { mentions: known, catalogue: names, parts }, context);
      };
      const found = await read(spans);
      if (!looksForParts(parts) || isSaidPlainly(found) || found.isBeyond === true) return found;
      // A word that was read as another one may be a name that is misspelt, and is no part of one.
      const more = isLinked(found) ? withMisspeltStage(question, parts) : namesAndPartsStage(question, parts);
      const withMore = await context.get(more);
      if (withMore.length === spans.length) return found;
      const again = await read(withMore);
      return isLinked(again) || found.readings.length === 0 ? again : found;
    },
  };
}

/** Has the graph something by all words of a reading, or of a reading of each part? */
function isLinked(analysis: QuestionAnalysis): boolean {
  return hasOfEachPart(analysis, ({ form }) => leavesNothing(form));
}

/** And are they read as they are written? */
function isSaidPlainly(analysis: QuestionAnalysis): boolean {
  return hasOfEachPart(
    analysis,
    ({ form, readAs = [], doubts = [] }) => leavesNothing(form) && readAs.length + doubts.length === 0,
  );
}

function hasOfEachPart({ readings, parts }: QuestionAnalysis, isSuch: (reading: Reading) => boolean): boolean {
  return (parts ?? [{ readings }]).every((part) => part.readings.some(isSuch));
}

function leavesNothing(form: Form): boolean {
  return [...nodesOf(form)].every(({ node }) => {
    const relation = relationOf(node);
    if (relation !== undefined && relation.any !== true && relation.candidates.length === 0) return false;
    if (node.kind === "mention") return node.candidates.length > 0 || node.answerOf !== undefined;
    return node.kind !== "instances" || node.candidates.length > 0;
  });
}

/** What was read of one of several things that a question asks: the question is read once, as a whole. */
function partAnalysisStage(within: PartOfQuestion, parts: InvestigationParts): Stage<QuestionAnalysis> {
  const whole = analysisStage(within.question, parts);
  const { index, answers = [], meanings = {} } = within;
  return {
    name: "analysis.part",
    version: 1,
    inputs: {
      ...{ whole: whole.inputs, part: index, meanings },
      answers: answers.map(({ iri = null, label }) => ({ iri, label })),
    },
    maxAgeMs: maxAgeOf(membersOf(parts.graph)),
    compute: async (context) => analysisOfPart(await context.get(whole), within),
  };
}

/**
 * What Hydra calls question analysis: the skyline, sub-questions, predicted depth. The paper asks a model for it; here
 * it is read off the logical forms that the analysis has made, which saves that call. Only a question that has no form
 * is asked what it names.
 */
export function outlineStage(question: Question, parts: InvestigationParts): Stage<Outline> {
  const analysis = analysisStage(question, parts);
  const topicEntities = topicEntitiesStage(question, parts);
  return {
    name: "outline",
    version: 5,
    inputs: { analysis: analysis.inputs },
    maxAgeMs: maxAgeOf(membersOf(parts.graph)),
    async compute(context) {
      const found = await context.get(analysis);
      const named = found.readings.length > 0 ? [] : await context.get(topicEntities);
      return outlineOf(question.text, found, named);
    },
  };
}

function versions(parts: InvestigationParts): Json {
  return membersOf(parts.graph).map(({ id, version }) => ({ id, version }));
}
