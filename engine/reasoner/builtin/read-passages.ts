import { readPassages, type ReadPassagesInput, type ReadPassagesOutput } from "../../strategies/query/read-passages.ts";
import { normalise } from "../../text/normalise.ts";
import { splitSentences } from "../../text/sentences.ts";
import { BE, isFunctionWord, NEGATION } from "./language/function-words.ts";
import { wordsOf, type Word } from "./language/words.ts";
import { closeness } from "./linking/relation-names.ts";
import { answerSpans, type AnswerKind, type AnswerSpan } from "./reading/answer-spans.ts";

type Finding = ReadPassagesOutput["findings"][number];

/** A sentence must say this much of what is asked to be an answer. */
const LEAST_SCORE = 0.6;
const MOST_FINDINGS = 3;

/**
 * Looks for sentences that name the subject and the relation, and takes the name, date, number or noun that stands where
 * the answer must. Purely lexical: it would rather find nothing than take the wrong words.
 */
export function read(input: ReadPassagesInput): ReadPassagesOutput {
  const asked = wordsOf(input.relation).filter((word) => !isFunctionWord(word.lower));
  if (asked.length === 0) return { findings: [] };
  const names = [input.subject.label, ...input.subject.names].map(normalise).filter((name) => name.length > 1);
  const kind = kindOf(input.expects, input.relation);
  const findings = input.passages.flatMap((passage) => {
    const aboutSubject = names.includes(normalise(passage.title));
    return splitSentences(passage.text).flatMap(({ text }) => readSentence(text, { asked, names, kind, aboutSubject, input, passage: passage.id }));
  });
  const best = findings.sort((a, b) => b.score - a.score);
  const top = best[0]?.score ?? 0;
  const kept = new Map<string, Finding>();
  for (const finding of best) {
    // What is said clearly is not mixed with what is said by the way.
    if (finding.score >= top * 0.93 && kept.size < MOST_FINDINGS && !kept.has(normalise(finding.answer))) kept.set(normalise(finding.answer), finding);
  }
  const sameSentence = [...kept.values()].filter((finding) => finding.quote === [...kept.values()][0]?.quote);
  return { findings: sameSentence };
}

interface Reading {
  readonly asked: readonly Word[];
  readonly names: readonly string[];
  readonly kind: AnswerKind;
  readonly aboutSubject: boolean;
  readonly input: ReadPassagesInput;
  readonly passage: string;
}

function readSentence(sentence: string, reading: Reading): readonly Finding[] {
  const words = wordsOf(sentence);
  const subject = subjectScore(sentence, words, reading);
  const { score: relation, at } = relationScore(words, reading.asked);
  if (subject === 0 || at === undefined || relation * subject < LEAST_SCORE) return [];
  if (words.some((word) => NEGATION.has(word.lower) && Math.abs(word.start - at.start) < 25)) return [];
  const spans = reading.kind === "NOUN" ? nounsAfter(sentence, at) : answerSpans(sentence, reading.kind);
  const candidates = spans.filter((span) => !namesSubject(span, reading));
  return chosen(sentence, words, candidates, at, reading).map(({ span, fit }) => ({
    answer: span.text,
    passage: reading.passage,
    quote: sentence,
    score: Math.min(1, relation * subject * fit),
  }));
}

/** 1 when the sentence names the subject, less when it only goes on about the document's. */
function subjectScore(sentence: string, words: readonly Word[], { names, aboutSubject }: Reading): number {
  const text = ` ${normalise(sentence)} `;
  if (names.some((name) => text.includes(` ${name} `) || text.includes(` ${name}s `))) return 1;
  if (!aboutSubject) return 0;
  const last = names[0]?.split(" ").at(-1) ?? "";
  if (last.length > 3 && text.includes(` ${last} `)) return 0.95;
  const first = words[0]?.lower ?? "";
  if (["it", "he", "she", "they", "its", "his", "her", "their"].includes(first)) return 0.85;
  return ["the", "in", "on", "at"].includes(first) ? 0.75 : 0.7;
}

/** How much of the relation's words the sentence says, and the word that says it most clearly. */
function relationScore(words: readonly Word[], asked: readonly Word[]): { readonly score: number; readonly at: Word | undefined } {
  let sum = 0;
  let at: Word | undefined;
  for (const word of asked) {
    let best = 0;
    for (const said of words) {
      const value = closeness(word, said);
      if (value > best) {
        best = value;
        if (at === undefined || value >= 0.9) at = said;
      }
    }
    sum += best < 0.75 ? 0 : best;
  }
  return { score: sum / asked.length, at };
}

function namesSubject({ text }: AnswerSpan, { names, asked }: Reading): boolean {
  const name = normalise(text);
  return names.some((subject) => subject === name || subject.includes(name) || name.includes(subject)) || wordsOf(text).every((word) => asked.some((other) => other.lower === word.lower));
}

/** Of the candidates, those that stand where the answer must. */
function chosen(
  sentence: string,
  words: readonly Word[],
  candidates: readonly AnswerSpan[],
  at: Word,
  reading: Reading,
): readonly { readonly span: AnswerSpan; readonly fit: number }[] {
  if (candidates.length === 0) return [];
  if (reading.kind === "DATE" || reading.kind === "NUMBER") {
    const nearest = [...candidates].sort((a, b) => distance(a, at) - distance(b, at))[0];
    return nearest === undefined ? [] : [{ span: longestAt(candidates, nearest), fit: 0.97 }];
  }
  if (reading.kind === "NOUN") return candidates.slice(0, 1).map((span) => ({ span, fit: 0.95 }));
  // "was designed by NAME": the one who acts stands behind "by".
  const by = words.find((word) => word.lower === "by" && word.start > at.start && word.start - at.end < 40);
  if (by !== undefined) return listFrom(sentence, candidates, by.end).map((span) => ({ span, fit: 1 }));
  // "The cinematographer of E was NAME" and "NAME was the cinematographer of E".
  const copula = words.find((word) => BE.has(word.lower) && word.start > at.start);
  const before = candidates.filter((span) => span.end <= at.start);
  const subjectFirst = startsWithSubject(sentence, reading);
  if (copula !== undefined && !subjectFirst && before.length === 0) {
    return listFrom(sentence, candidates, copula.end).map((span) => ({ span, fit: 1 }));
  }
  // "NAME designed E": the one who acts stands before the verb.
  if (before.length > 0 && !subjectFirst) return before.slice(0, 2).filter((span, index) => index === 0 || joins(sentence, before[0], span)).map((span) => ({ span, fit: 0.97 }));
  return listFrom(sentence, candidates, at.end).map((span) => ({ span, fit: 0.92 }));
}

function startsWithSubject(sentence: string, { names }: Reading): boolean {
  const start = normalise(sentence.slice(0, 80));
  return names.some((name) => start.startsWith(name)) || /^(?:he|she|it|they)\b/u.test(start);
}

/** The first name behind a place in the sentence, and those listed with it. A nationality before a trade is not the name. */
function listFrom(sentence: string, candidates: readonly AnswerSpan[], from: number): readonly AnswerSpan[] {
  const behind = candidates.filter((span) => span.start >= from).sort((a, b) => a.start - b.start || b.end - a.end);
  const [first, second] = behind;
  if (first === undefined) return [];
  const between = second === undefined ? "" : sentence.slice(first.end, second.start);
  const start = second !== undefined && /^\s+\p{Ll}+(?:\s+\p{Ll}+)?\s+$/u.test(between) && !/\b(?:and|of|in|at|from|for|to|on|who|was|with)\b/u.test(between) ? second : first;
  const list = [start];
  for (const span of behind) {
    const last = list.at(-1);
    if (span.start > start.end && joins(sentence, last, span)) list.push(span);
  }
  return list;
}

function joins(sentence: string, a: AnswerSpan | undefined, b: AnswerSpan): boolean {
  return a !== undefined && b.start >= a.end && /^(?:,| and|, and)\s+$/u.test(sentence.slice(a.end, b.start)) && / and\s/u.test(sentence.slice(a.end));
}

function distance(span: AnswerSpan, at: Word): number {
  return span.start >= at.end ? span.start - at.end : at.start - span.end + 5;
}

function longestAt(candidates: readonly AnswerSpan[], span: AnswerSpan): AnswerSpan {
  return candidates.filter((each) => each.start <= span.start && each.end >= span.end).sort((a, b) => b.text.length - a.text.length)[0] ?? span;
}

/** "died of an overdose of heroin": the noun behind the relation's preposition. */
function nounsAfter(sentence: string, at: Word): readonly AnswerSpan[] {
  const rest = sentence.slice(at.end);
  const match = /^[^,;.]{0,30}?\b(?:of|on|from|with|as|is|was|in|called|named|into)\s+(?:(?:a|an|the|his|her|its)\s+)?(\p{L}[\p{L}\s-]*?)(?=\s+(?:in|at|on|and|that|which|who|when|by|for|with|from)\b|[,;.]|$)/u.exec(rest);
  if (match?.[1] === undefined) return [];
  const start = at.end + match.index + match[0].length - match[1].length;
  return [{ text: match[1], start, end: start + match[1].length }];
}

const NAMED = /person|people|place|city|town|country|name|team|club|actor|director|company|university|school|river|mountain|lake|band|film|song|book|island|ship|king|queen|president|man|woman|architect|engineer/u;

/** What the answer looks like, from what the question calls it. */
function kindOf(expects: string | undefined, relation: string): AnswerKind {
  const wanted = `${expects ?? ""}`.toLowerCase();
  if (/\b(?:date|year|when|day|month|time)\b/u.test(wanted)) return "DATE";
  if (/\b(?:number|how many|height|length|population)\b/u.test(wanted)) return "NUMBER";
  if (wanted === "" || NAMED.test(wanted)) return /\bwhen\b/u.test(relation.toLowerCase()) ? "DATE" : "NAME";
  return /\b(?:drug|substance|language|colour|color|material|breed|animal|instrument|disease|cause|kind|type)\b/u.test(wanted) ? "NOUN" : "NAME";
}

/** The task that this answers, beside the handler so that the registry stays a list. */
export const readingHandler = { task: readPassages, run: read } as const;
