import {
  readPassages,
  type ReadPassagesInput,
  type ReadPassagesOutput,
  type Unsaid,
} from "../../engine/documents/read-passages.ts";
import { normalise } from "../../engine/text/normalise.ts";
import { SENTENCES } from "./weights.ts";
import { askedRelation, type AskedRelation } from "./relation-extraction/asked-relation.ts";
import { toldSentences, withGender } from "./relation-extraction/coreference.ts";
import { readSentence, type SentenceReading } from "./relation-extraction/read-sentence.ts";
import type { ReadSentence } from "./relation-extraction/sentence-units.ts";
import { subjectNames, type SubjectNames } from "./relation-extraction/subject-names.ts";

type Finding = ReadPassagesOutput["findings"][number];
type Passage = ReadPassagesInput["passages"][number];

const MOST_FINDINGS = 6;

/** Whether a sentence of a passage may answer; the others only tell what its pronouns stand for. */
export type IsRead = (passage: string, sentence: string) => boolean;

/** The answers of one sentence. */
interface PassageTask {
  readonly findings: readonly Finding[];
  readonly score: number;
  readonly title: string;
}

/**
 * Looks for sentences that speak of the subject and say the relation, and takes what stands where the answer must: at
 * the other end of the verb, or beside the noun. It works by the order and the forms of words alone, and would rather
 * find nothing than take the wrong words.
 */
export function read(input: ReadPassagesInput, isRead: IsRead = () => true): ReadPassagesOutput {
  const asked = askedRelation(input.relation, input.expects, input.gap);
  if (asked === undefined) return { findings: [] };
  const names = namesByTitle(input);
  const readings = input.passages
    .flatMap((passage) => readPassage(passage, names.get(passage.title), asked, isRead))
    .filter(({ score }) => score >= SENTENCES.leastScore)
    .sort((a, b) => b.score - a.score);
  const [best] = readings;
  if (best === undefined) return { findings: [] };
  // Other documents may contradict the best; the same document only says more of it.
  const others = readings.filter(
    ({ title, score }) => title !== best.title && score >= best.score * SENTENCES.likeBest,
  );
  const kept = new Map<string, Finding>();
  for (const finding of [best, ...others].flatMap(({ findings }) => findings)) {
    const key = normalise(finding.answer);
    if (!kept.has(key) && kept.size < MOST_FINDINGS) kept.set(key, finding);
  }
  return { findings: [...kept.values()] };
}

/** Another passage of the same document may say what the subject is, so a document is looked at as a whole, once. */
export function namesByTitle({
  subject,
  passages,
}: Pick<ReadPassagesInput, "subject" | "passages">): ReadonlyMap<string, SubjectNames> {
  const titles = new Set(passages.map(({ title }) => title));
  return new Map(
    [...titles].map((title) => {
      const document = passages
        .filter((passage) => passage.title === title)
        .map(({ text }) => text)
        .join("\n\n");
      return [title, withGender(subjectNames(subject, title, document), document)];
    }),
  );
}

function readPassage(
  passage: Passage,
  names: SubjectNames | undefined,
  asked: AskedRelation,
  isRead: IsRead,
): readonly PassageTask[] {
  if (names === undefined) return [];
  return [...toldSentences(passage.text, names, "SUBJECT ONLY")].flatMap(({ text, mentions, sentence }) => {
    const reading = mentions.length === 0 || !isRead(passage.id, text) ? undefined : readSentence(sentence, asked);
    if (reading === undefined) return [];
    const unsaid = unsaidIn(sentence, reading, names);
    const findings = reading.answers.map(({ text: answer }) => ({
      answer,
      passage: passage.id,
      quote: text,
      score: Math.min(1, reading.score),
      ...(unsaid === undefined ? {} : { unsaid }),
    }));
    return [{ findings, score: reading.score, title: passage.title }];
  });
}

/**
 * What is asked, where the sentence says something like it; what it is asked of, where it only says "it" or "the
 * tower".
 */
function unsaidIn(
  { units }: ReadSentence,
  { saysRelation }: SentenceReading,
  { topic }: SubjectNames,
): Unsaid | undefined {
  if (!saysRelation) return "RELATION";
  // A part of a name is enough in a document about who bears it; in any other it may be another's.
  const least = topic ? SENTENCES.shortName : 1;
  return units.some(({ subject }) => subject >= least) ? undefined : "SUBJECT";
}

/** The task that this answers, beside the handler so that the registry stays a list. */
export const readingHandler = { task: readPassages, run: read } as const;
