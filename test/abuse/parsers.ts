import type { Catalogue } from "../../engine/sources/knowledge-graph.ts";
import { isWritable, isWritableIri, writeTerm } from "../../engine/rdf/write-term.ts";
import { literal } from "../../engine/rdf/term.ts";
import { questionFromId } from "../../engine/question/question-id.ts";
import { checkQuestionOptions } from "../../engine/question/question-options.ts";
import { normaliseQuestionText } from "../../engine/question/question-text.ts";
import { englishDictionary } from "../../reasoners/english/dictionary/english-dictionary.ts";
import { Work } from "../../reasoners/english/grammar/work.ts";
import { askedQuestion } from "../../reasoners/english/accounting/asked-question.ts";
import { losesComitative } from "../../reasoners/english/accounting/rules/comitative.ts";
import { losesName } from "../../reasoners/english/accounting/rules/names.ts";
import { ordinal, gradedAdjective } from "../../reasoners/english/language/adjectives.ts";
import { notEnglish } from "../../reasoners/english/language/english.ts";
import { rootsOf } from "../../reasoners/english/language/roots.ts";
import { stem } from "../../reasoners/english/language/word-forms.ts";
import { phraseText, wordsOf } from "../../reasoners/english/language/words.ts";
import { rewordings } from "../../reasoners/english/rewording/rewording.ts";
import { expectedAnswerType } from "../../reasoners/english/relation-extraction/expected-answer-type.ts";
import {
  datesOf,
  namesDay,
  numbersOf,
  yearWithin,
} from "../../reasoners/english/relation-extraction/dates-and-numbers.ts";
import { toldSentences } from "../../reasoners/english/relation-extraction/coreference.ts";
import { unitsOf } from "../../reasoners/english/relation-extraction/sentence-units.ts";
import { genderOf } from "../../reasoners/english/relation-extraction/gender.ts";
import { subjectNames } from "../../reasoners/english/relation-extraction/subject-names.ts";
import { readChain } from "../../reasoners/model/prompts/hydra/steering-reply.ts";
import { steered } from "../../engine/strategies/hydra/steered.ts";
import { LONGEST_PATH } from "../../engine/strategies/fusion/mqpf/tasks/path-to-score.ts";
import { structuralScore } from "../../engine/strategies/fusion/mqpf/structural.ts";
import { answerFit } from "../../reasoners/english/fusion/answer-fit.ts";
import { coverage, pertinence } from "../../reasoners/english/fusion/coverage.ts";
import { readPathsHandler } from "../../reasoners/english/hydra/read-paths.ts";
import { titlesBefore } from "../../reasoners/english/relation-extraction/titles.ts";
import { agrees } from "../../reasoners/english/treeqa/agreement.ts";
import { cleaned, cleanText as shownToModel } from "../../engine/text/clean-text.ts";
import { jsonObjectsIn } from "../../reasoners/model/extract-json.ts";
import { lexicalIndex } from "../../reasoners/model/lexical-index.ts";
import { quoted } from "../../engine/failure.ts";
import { lexicalVector } from "../../engine/text/lexical-vector.ts";
import { normalise } from "../../engine/text/normalise.ts";
import { singularForms } from "../../engine/text/plural.ts";
import { locateQuote } from "../../engine/text/quote.ts";
import { LONGEST_SENTENCE, splitSentences } from "../../engine/text/sentences.ts";
import { tokens } from "../../engine/text/tokens.ts";
import { isFormOfName } from "../../engine/strategies/hydra/text/name-forms.ts";
import { isTitled } from "../../engine/strategies/hydra/text/topic-names.ts";
import { standingOf } from "../../engine/strategies/hydra/text/standing.ts";
import { readPathsPrompt } from "../../reasoners/model/prompts/read-paths.ts";
import { saysYearsOf } from "../../engine/text/years.ts";
import { parseDate } from "../../engine/values/date.ts";
import { numberLabel, parseNumber } from "../../engine/values/number.ts";
import { unitName } from "../../engine/values/unit.ts";
import { textValue } from "../../engine/values/text-value.ts";
import { readFrontMatter } from "../../datasources/documents/front-matter.ts";
import { cleanLine, cleanText } from "../../datasources/documents/clean-text.ts";
import { readHtml } from "../../datasources/documents/html.ts";
import { readJsonLines } from "../../datasources/documents/json-lines.ts";
import { markdownHeadings } from "../../datasources/documents/markdown.ts";
import { passagesOf } from "../../datasources/documents/passages.ts";
import { searchTerm } from "../../datasources/documents/search-terms.ts";
import { capitalisedRuns } from "../../datasources/graph-index/capitalised-runs.ts";
import { describable } from "../../datasources/graph-index/describe.ts";
import { LabelIndex } from "../../datasources/graph-index/label-index.ts";
import { nameFromIri } from "../../datasources/graph-index/local-name.ts";
import { quotedSpans } from "../../datasources/graph-index/quoted-spans.ts";
import { spotMentions } from "../../datasources/graph-index/spot-mentions.ts";
import { termOf } from "../../datasources/graph-index/statistics/pairs.ts";
import { HttpProblem } from "../../datasources/http/http-problem.ts";
import { retryAfterMs } from "../../datasources/http/retry-after.ts";
import { excerpt, statusProblem } from "../../datasources/http/status-problem.ts";
import { wholeResponse } from "../../datasources/http/whole-response.ts";
import { isJsonAlone } from "../../datasources/model/completion.ts";
import { readResults } from "../../datasources/sparql/endpoint/results-json.ts";
import { spellings } from "../../datasources/sparql/live/spans.ts";
import { decodedPage } from "../../datasources/web/pages/charset.ts";
import { mainText } from "../../datasources/web/pages/main-text.ts";
import { plainSnippet } from "../../datasources/web/plain-snippet.ts";
import { dayOf } from "../../datasources/web/search-provider.ts";
import { extractHeadings } from "../../datasources/wikipedia/extract.ts";
import { titleInIri } from "../../datasources/wikipedia/titles-of-entities.ts";
import { openingWords } from "../../evaluation/formats/advhotpotqa.ts";
import { factsIn } from "../../evaluation/formats/crlt.ts";
import { freebaseIri, freebaseRelation } from "../../evaluation/formats/gold/freebase.ts";
import { queryTerms } from "../../evaluation/formats/gold/sparql-terms.ts";
import { kiltQuestion } from "../../evaluation/formats/kilt/kilt-question.ts";
import { stripTopic } from "../../evaluation/formats/metaqa.ts";
import { answersInParentheses } from "../../evaluation/formats/pathquestion/answer-column.ts";
import { readPaths } from "../../evaluation/formats/pathquestion/gold-path.ts";
import { parseJson } from "../../evaluation/formats/reading/parse-json.ts";
import { readDescriptions } from "../../evaluation/formats/webquestions.ts";
import { EvaluationInputError } from "../../evaluation/input-error.ts";
import { entityIri, relationIri } from "../../evaluation/knowledge/facts-as-triples.ts";
import { invertedName, relationLabel } from "../../evaluation/knowledge/relation-name.ts";
import { valueOf } from "../../evaluation/knowledge/value-form.ts";
import { choiceOf, yesOrNo } from "../../evaluation/normalise/choice.ts";
import { readDate } from "../../evaluation/normalise/date.ts";
import { identifierWords, iriKey, isIri } from "../../evaluation/normalise/identifier.ts";
import { numberInWords } from "../../evaluation/normalise/number-words.ts";
import { readNumber } from "../../evaluation/normalise/number.ts";
import { normaliseText } from "../../evaluation/normalise/text.ts";
import { markdownText } from "../../evaluation/report/markdown-text.ts";
import { requireIri } from "../../resolvers/iri.ts";
import { shownTerm } from "../../resolvers/shown-term.ts";
import { ConfigurationError } from "../../server/configuration/configuration.ts";
import { fromEnvironment } from "../../server/configuration/environment.ts";
import { acceptedFormat } from "../../server/subscriptions/stream-format.ts";

export interface Parser {
  readonly name: string;
  readonly parse: (text: string) => unknown;
  /**
   * Characters that it is given at most, and where it is seen to that no more reach it, or to those; any number by
   * default.
   */
  readonly bound?: readonly [most: number, where: string];
  /** Errors that it throws besides `Failure`. */
  readonly throws?: readonly (new (...parameters: never[]) => Error)[];
}

const QUESTION = [
  10_000,
  "ten times the 1,000 of engine/question/question-text.ts, which refuses longer texts unread",
] as const;
const READ = [1_000, "engine/question/question-text.ts, before anything reads a question"] as const;
const SENTENCE = [LONGEST_SENTENCE, "engine/text/sentences.ts cuts what is longer"] as const;
const PASSAGE = [6_000, "engine/text/chunks.ts: 300 tokens of at most 12 characters, and a sentence"] as const;
const PAGE = [20_000, "longer ones meet it in main-text, which parses and reads the whole page first"] as const;
const QUOTED_TITLE = [500, "datasources/documents/passages.ts cuts longer titles"] as const;
const REPLY = [200_000, "reasoners/model/extract-json.ts looks at no more of a reply"] as const;
const LINE = [16_384, "Node.js refuses longer headers"] as const;
const NAMES = {
  full: ["alan turing"],
  short: "turing",
  nouns: new Set(["man"]),
  person: true,
  topic: true,
  sex: undefined,
} as const;
const NONE = { sourceIds: [], strategies: [] };
const FORM = { kind: "mention", text: "E", candidates: [] } as never;
const INDEX = new LabelIndex({
  entities: [{ iri: "urn:e", labels: ["Alan Turing"], aliases: ["A", "1", "in"], types: [], degree: 1 } as never],
  parents: new Map(),
});
const pathsIn = (text: string): never =>
  ({
    question: text,
    skyline: {
      places: [
        { id: "0", kind: "TOPIC", text: "Alan Turing", entities: [] },
        { id: "1", kind: "ANSWER", text, entities: [] },
      ],
      relations: [{ text: "teacher of", reads: "FORWARD", candidates: [] }],
    },
    otherSkylines: [],
    rejected: [text],
    subQuestions: [text],
    topics: [{ label: "Alan Turing", names: ["Turing"] }],
    paragraphs: [
      {
        id: "p1",
        title: "Alan Turing",
        text: `Alan Turing ${text}`,
        sentences: splitSentences(`Alan Turing ${text}`).map((each, index) => ({ id: `s${index}`, text: each.text })),
      },
    ],
  }) as never;
const standingIn = (text: string): unknown => {
  const paragraph = { citation: { title: text }, text, sentences: [] } as never;
  const sentence = { id: "s1", text: text.slice(0, LONGEST_SENTENCE), start: 0, score: 1 };
  return standingOf(["Alan Turing", text.slice(0, 200)], { paragraph, sentence, page: [text] });
};
const namesIn = (text: string): unknown => {
  const paragraph = { citation: { title: "Alan Turing" }, text } as never;
  const read = { paragraph, sentence: { text, start: 0 } as never, page: [text, "Alan Turing met Mathison Turing."] };
  return ["Alan Mathison Turing", "Turing", text.slice(0, 200)].map((words) =>
    isFormOfName(words, ["Alan Turing", text.slice(0, 200)], read, true),
  );
};
const namedBy = (label: string): Catalogue => ({
  classes: [{ iri: "urn:c", label, aliases: [label], count: 1, ancestors: [] }],
  relations: [
    {
      ...{ iri: "urn:r", label, aliases: [label], count: 1, objectKind: "ENTITY" },
      ...{ subjectClasses: [], objectClasses: [], homogeneous: false, symmetric: false, functional: false },
    },
  ],
});
const wholeText = async (text: string): Promise<string> => (await wholeResponse(new Response(text), 1e8)).text();

/** Everything that reads text of others. A new parser is one more line. */
export const PARSERS: readonly Parser[] = [
  // Replies over HTTP.
  { name: "results-json", parse: readResults, throws: [HttpProblem] },
  {
    name: "results-json, a value",
    parse: (text) =>
      readResults(
        JSON.stringify({ head: { vars: ["x"] }, results: { bindings: [{ x: { type: text, value: text } }] } }),
      ),
    throws: [HttpProblem],
  },
  { name: "status-problem", parse: (text) => statusProblem(new Response(text, { status: 404 })) },
  { name: "excerpt", parse: excerpt },
  { name: "whole-response", parse: wholeText },
  { name: "retry-after", parse: (text) => retryAfterMs({ get: () => text } as never), bound: LINE },
  { name: "charset, header", parse: (text) => decodedPage(new Uint8Array(), text), bound: LINE },
  { name: "charset, page", parse: (text) => decodedPage(Buffer.from(text), "text/html") },
  { name: "accepted format", parse: acceptedFormat, bound: LINE },
  // Names and IRIs of graphs.
  { name: "local-name", parse: nameFromIri },
  { name: "describable IRIs", parse: (text) => describable([text]) },
  { name: "writable IRI", parse: isWritableIri },
  { name: "IRI of a client", parse: requireIri },
  {
    name: "title in an IRI",
    parse: (text) => titleInIri(text, { apiUrl: "https://en.wikipedia.org/w/api.php", language: "en" }),
  },
  { name: "write-term", parse: (text) => isWritable(literal(text)) && writeTerm(literal(text)) },
  { name: "terms as clients see them", parse: (text) => shownTerm(literal(text)) },
  { name: "term of a store", parse: (text) => termOf(`"${text}"` as never) },
  {
    name: "label index",
    parse: (text) =>
      new LabelIndex({
        entities: [{ iri: "urn:e", labels: [text], aliases: [], types: [], degree: 1 } as never],
        parents: new Map(),
      }).named(text),
  },
  { name: "normalise", parse: normalise },
  { name: "spellings", parse: spellings, bound: READ },
  { name: "spot-mentions", parse: (text) => spotMentions(text, INDEX), bound: SENTENCE },
  { name: "capitalised-runs", parse: (text) => capitalisedRuns(text, tokens(text)) },
  { name: "quoted-spans", parse: quotedSpans },
  // Documents and pages.
  { name: "clean-text", parse: (text) => [cleanText(text), cleanLine(text)] },
  { name: "front matter", parse: (text) => readFrontMatter(`---\n${text}\n---\n`, "a.md") },
  {
    name: "front matter, a value",
    parse: (text) => readFrontMatter(`---\ntitle: ${text}\nabout: ${text}\n---\n`, "a.md"),
  },
  { name: "markdown", parse: markdownHeadings },
  { name: "json-lines", parse: (text) => readJsonLines(text, "a.jsonl") },
  { name: "html", parse: readHtml, bound: PAGE },
  { name: "html, a style", parse: (text) => readHtml(`<p style="${text}">a</p>`) },
  { name: "main-text", parse: mainText },
  { name: "plain-snippet", parse: plainSnippet },
  { name: "wikipedia extract", parse: extractHeadings },
  { name: "wikipedia heading", parse: (text) => extractHeadings(`== ${text} ==`) },
  { name: "day of a result", parse: dayOf },
  {
    name: "passages",
    parse: (text) => passagesOf({ id: "a", title: text, sections: [{ index: 0, title: text, text }] }, undefined),
  },
  { name: "sentences", parse: splitSentences },
  { name: "tokens", parse: tokens },
  { name: "plural", parse: singularForms },
  { name: "search terms", parse: searchTerm },
  { name: "lexical vector", parse: lexicalVector },
  { name: "lexical index", parse: (text) => lexicalIndex([text]) },
  { name: "years", parse: (text) => saysYearsOf(text, text) },
  { name: "quote location, in a text", parse: (text) => locateQuote(text.slice(0, 300), text) },
  {
    name: "quote location, of a quote",
    parse: (text) => locateQuote(text, `${text.slice(0, 5_000)} end`),
    bound: REPLY,
  },
  // Values.
  { name: "dates", parse: parseDate },
  { name: "numbers", parse: (text) => [parseNumber(text), numberLabel(1.5, text), unitName(text)] },
  { name: "text values", parse: textValue },
  // Questions.
  { name: "question-text", parse: (text) => normaliseQuestionText(text) },
  { name: "question-text, before it is counted", parse: (text) => normaliseQuestionText(text), bound: QUESTION },
  {
    name: "question-id",
    parse: (text) => questionFromId(text, { ...NONE, defaultStrategy: "QUERY", maxLength: 1_000 }),
  },
  {
    name: "question options",
    parse: (text) =>
      checkQuestionOptions({ sources: [text], topicEntities: [{ mention: text, iri: text }] }, text, NONE),
  },
  {
    name: "words of the dictionary",
    parse: (text) => {
      const dictionary = englishDictionary();
      return [dictionary.isWord(text), dictionary.synonymsOf(text, "v"), dictionary.derivationsOf(text, "n")];
    },
  },
  {
    name: "a question in other words",
    parse: (text) => rewordings({ question: text, mentions: [], catalogue: namedBy("motto") }, new Work()),
    bound: READ,
  },
  {
    name: "words of a graph",
    parse: (text) => rewordings({ question: "nubmer slogan", mentions: [], catalogue: namedBy(text) }, new Work()),
  },
  { name: "not English", parse: (text) => notEnglish(wordsOf(text), text, []), bound: READ },
  { name: "words", parse: (text) => phraseText(wordsOf(text)), bound: SENTENCE },
  {
    name: "roots",
    parse: (text) => [rootsOf(text), stem(text), ordinal(text), gradedAdjective(text), genderOf(text)],
    bound: SENTENCE,
  },
  {
    name: "rules of the accounting",
    parse: (text) => [losesComitative, losesName].map((loses) => loses(FORM, askedQuestion(text), namedBy("motto"))),
    bound: READ,
  },
  // Sentences of documents.
  { name: "units of a sentence", parse: (text) => unitsOf(text), bound: SENTENCE },
  { name: "told sentences", parse: (text) => [...toldSentences(text, NAMES, "NONE")], bound: PASSAGE },
  { name: "paths of sentences", parse: (text) => readPathsHandler.run(pathsIn(text)), bound: SENTENCE },
  { name: "paths of sentences, for a model", parse: (text) => readPathsPrompt.prepare(pathsIn(text)), bound: PASSAGE },
  { name: "standing of a name in a paragraph", parse: standingIn, bound: PASSAGE },
  { name: "forms of a name on a page", parse: namesIn, bound: PASSAGE },
  { name: "titles of pages", parse: (text) => isTitled(text, ["Alan Turing"]), bound: QUOTED_TITLE },
  { name: "names of a subject", parse: (text) => subjectNames({ label: text, names: [text] }, text, text) },
  { name: "definitions of a subject", parse: (text) => subjectNames({ label: "S", names: [] }, "S", text) },
  {
    name: "dates and numbers of a sentence",
    parse: (text) => [datesOf(text), numbersOf(text), yearWithin(text), namesDay(text)],
  },
  { name: "answer kinds", parse: expectedAnswerType },
  { name: "titles", parse: (text) => titlesBefore(text.split(" ")) },
  {
    name: "paths that are scored",
    parse: (text) => [coverage("Who taught Ada?", text), pertinence("Who taught Ada?", `– ${text} → ${text}`)],
    bound: [LONGEST_PATH, "engine/strategies/fusion/mqpf/tasks/path-to-score.ts cuts longer ones"],
  },
  { name: "structure of paths", parse: (text) => structuralScore({ kind: "TEXT", text } as never, 1, 0.1) },
  { name: "kinds of answers", parse: (text) => answerFit("Who taught Ada?", [text]) },
  { name: "kinds of answers, by the question", parse: (text) => answerFit(text, ["Ada", "1971"]), bound: READ },
  { name: "agreement", parse: (text) => agrees(text, ["A", "a and a", "A and B"], 3) },
  // Replies of models.
  { name: "extract-json", parse: jsonObjectsIn },
  { name: "extract-json, behind a thought", parse: (text) => jsonObjectsIn(`<think>${text}</think>${text}{"a":1}`) },
  { name: "chains of models", parse: (text) => readChain([text, text, "?"]) },
  {
    name: "chains as skylines",
    parse: (text) => steered({ places: [text, "?"], relations: [text] }, [], { places: [], relations: [] }, text),
    bound: PASSAGE,
  },
  { name: "nothing but JSON", parse: isJsonAlone },
  { name: "text for a model, cut", parse: (text) => shownToModel(text, 300) },
  { name: "text for a model, whole", parse: cleaned, bound: PASSAGE },
  { name: "quoted", parse: (text) => quoted([text]) },
  // Configuration.
  {
    name: "environment",
    parse: (text) =>
      fromEnvironment({
        WHYQL_GRAPH_FILES: text,
        WHYQL_GRAPH_LABELS: text,
        WHYQL_SPARQL_ENDPOINT: text,
        WHYQL_WIKIPEDIA: text,
      }),
    throws: [ConfigurationError],
  },
  {
    name: "environment, a number",
    parse: (text) => fromEnvironment({ WHYQL_PORT: text }),
    throws: [ConfigurationError],
  },
  // Evaluation.
  { name: "normalised answers", parse: normaliseText },
  { name: "choices", parse: (text) => [yesOrNo(text), choiceOf(text, ["a", "b"])] },
  { name: "written dates", parse: readDate },
  { name: "written numbers", parse: (text) => [readNumber(text, { inWords: true }), numberInWords(text)] },
  { name: "identifiers", parse: (text) => [isIri(text), iriKey(text), identifierWords(text)] },
  {
    name: "relation names",
    parse: (text) => [relationLabel(text), invertedName(text), entityIri(text), relationIri(text)],
  },
  { name: "value forms", parse: valueOf },
  { name: "freebase ids", parse: (text) => [freebaseIri(text), freebaseRelation(text)] },
  { name: "gold SPARQL", parse: (text) => [queryTerms(text), queryTerms(`SELECT * { ${text} }`)] },
  { name: "openings of paragraphs", parse: openingWords },
  { name: "facts in steps", parse: (text) => factsIn(text, [{ subject: "a", relation: "b", object: "c" }]) },
  { name: "slots", parse: (text) => kiltQuestion({ id: "1", input: text, output: [] }) },
  { name: "topics in brackets", parse: stripTopic },
  { name: "answer columns", parse: (text) => [answersInParentheses(text), answersInParentheses(`${text})`)] },
  { name: "gold paths", parse: readPaths },
  { name: "JSON of sets", parse: (text) => parseJson(text, { file: "a" }), throws: [EvaluationInputError] },
  { name: "descriptions", parse: (text) => [readDescriptions(text), readDescriptions(`(list ${text})`)] },
  { name: "markdown of reports", parse: markdownText },
];
