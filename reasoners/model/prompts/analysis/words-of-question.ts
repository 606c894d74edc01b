import { gradedAdjective, scaleOf } from "../../../english/language/adjectives.ts";

/** Words that ask for what relations call otherwise: times and places, beginnings and ends. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:when|what year|which year|date|before|after|earlier|later|first|last|during|while)\b/iu, "point in time date"],
  [/\b(?:begin|began|begun|start|started|since|first|earlier|founded|opened)\b/iu, "start time inception"],
  [/\b(?:end|ended|until|stop|stopped|last|still|fall|fell|closed|dissolved|existing)\b/iu, "end time dissolved"],
  [/\b(?:where|located|find|home)\b/iu, "location place"],
  [/\bwho\b/iu, "occupation"],
  [/\b(?:live|live[sd]|people live|inhabitants)\b/iu, "population residence"],
];

/** A question with more words for what it asks: "higher" is of an elevation, "when" of a point in time. */
export function wordsOfQuestion(question: string): string {
  const measures = [...question.toLowerCase().matchAll(/\p{L}+/gu)].flatMap(([word]) => {
    const graded = gradedAdjective(word);
    return graded === undefined ? [] : (scaleOf(graded.base)?.measures ?? []).slice(0, 3).map(({ name }) => name);
  });
  const asked = ASKED.flatMap(([words, names]) => (words.test(question) ? [names] : []));
  return [question, ...new Set([...measures, ...asked])].join(" ");
}
