import lists from "../language/data/work-wordings.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { BE, DETERMINERS, isFunctionWord, MARKS, WH } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { isPast, isPlural } from "../language/word-forms.ts";
import { phraseText, wordsOf, type Word } from "../language/words.ts";
import { namesAgent } from "../linking/relation-names.ts";
import { type Piece, reworded } from "../plain-question/pieces.ts";
import { graphWords } from "../rewording/graph-words.ts";
import type { InNouns } from "./in-nouns.ts";

/** A question as it is put, and where its readings stand to those of the question as it is written. */
export interface SaidOfWorks extends InNouns {
  readonly order: "FIRST" | "INSTEAD" | "BESIDES";
}

/** What of a question is put otherwise. */
interface Put {
  readonly pieces: readonly Piece[];
  readonly said: readonly Word[];
  readonly read: string;
  readonly isDoubtful: boolean;
  readonly order: SaidOfWorks["order"];
}

/** The words of a question, and what a rule must know of its names. */
interface Asked {
  readonly words: readonly Word[];
  readonly isNoun: (at: number) => boolean;
  readonly startsName: (at: number) => boolean;
  readonly input: AnalysisInput;
}

const TEXTS = wordSet(lists.texts);
const WRITING = wordSet(lists.writing);
const WRITERS = wordSet(lists.writers);
const BEHIND_TEXTS = wordSet(lists.behindTexts);
const BEHIND_MEMBERS = wordSet(lists.behindMembers);
const MOST_WORDS = 32;
const MOST_NOUNS = 3;

/**
 * A question that says by whom works are what they are in a short way: who "wrote the story for E" wrote E, "songs for
 * the singer of E" are those whose singer is that of E, and "the guards of the warden E" those of what has the warden
 * E. Undefined where nothing is said so.
 */
export function saidOfWorks(input: AnalysisInput): SaidOfWorks | undefined {
  const all = wordsOf(input.question);
  if (all.length > MOST_WORDS) return undefined;
  const words = all.slice(politeOpening(all, 0));
  const sure = input.mentions.filter(({ candidates }) => candidates.some((each) => !isOnlyAlike(each)));
  const inName = ({ start, end }: Word): boolean =>
    sure.some((name) => name.start <= start && end <= name.end && name.text !== name.text.toLowerCase());
  const asked: Asked = {
    ...{ words, input },
    isNoun: (at) => {
      const word = words[at];
      if (word === undefined || word.text !== word.lower || inName(word)) return false;
      return !isFunctionWord(word.lower) && !MARKS.has(word.lower);
    },
    startsName: (at) => sure.some(({ start, text }) => start === words[at]?.start && text !== text.toLowerCase()),
  };
  for (const rule of [writingText, writerOfText, worksFor, membersOfTheirs, withoutOf, ofWhoeverIs, kindBeforeName]) {
    const put = rule(asked);
    if (put === undefined) continue;
    const { text, moved } = reworded(input.question, words, put.pieces);
    const mentions = input.mentions.flatMap((mention) => {
      const place = moved(mention.start, mention.end);
      return place === undefined ? [] : [{ ...mention, ...place }];
    });
    const told = `“${phraseText(put.said)}” was read as “${put.read}”${put.isDoubtful ? ", which may not be meant" : ""}`;
    return { input: { ...input, question: text, mentions }, told, isDoubtful: put.isDoubtful, order: put.order };
  }
  return undefined;
}

/** "Wrote the script for E": wrote E, unless the graph itself tells who wrote the script. */
function writingText({ words, input }: Asked): Put | undefined {
  const at = words.findIndex(({ lower }) => WRITING.has(lower));
  const text = words[at + 2]?.lower ?? "";
  if (at < 0 || !DETERMINERS.has(words[at + 1]?.lower ?? "") || !isTextOfWork(text, input)) return undefined;
  if (!BEHIND_TEXTS.has(words[at + 3]?.lower ?? "")) return undefined;
  return {
    pieces: [
      { from: 0, to: at + 1 },
      { from: at + 4, to: words.length },
    ],
    said: words.slice(at, at + 4),
    read: words[at]?.lower ?? "",
    ...{ isDoubtful: true, order: "INSTEAD" },
  };
}

/** "The creator of the stage script for E": the writer of E. */
function writerOfText({ words, isNoun, input }: Asked): Put | undefined {
  const at = words.findIndex(({ lower }) => WRITERS.has(lower));
  if (at < 0 || words[at + 1]?.lower !== "of" || !DETERMINERS.has(words[at + 2]?.lower ?? "")) return undefined;
  const text = isTextOfWork(words[at + 3]?.lower ?? "", input) ? at + 3 : at + 4;
  if (!isNoun(text - 1) && text > at + 3) return undefined;
  if (!isTextOfWork(words[text]?.lower ?? "", input) || !BEHIND_TEXTS.has(words[text + 1]?.lower ?? ""))
    return undefined;
  const read = isPlural(words[at]?.lower ?? "") ? "writers of" : "writer of";
  return {
    pieces: [{ from: 0, to: at }, { said: read }, { from: text + 2, to: words.length }],
    said: words.slice(at, text + 2),
    read,
    ...{ isDoubtful: true, order: "INSTEAD" },
  };
}

function isTextOfWork(noun: string, { catalogue }: AnalysisInput): boolean {
  return TEXTS.has(noun) && !graphWords(catalogue).written.has(noun);
}

/** "Who sang songs for the writer of E", "for the writer E": songs whose writer is that. */
function worksFor({ words, isNoun, startsName }: Asked): Put | undefined {
  const at = words.findIndex(({ lower }, index) => lower === "for" && words[index + 1]?.lower === "the");
  const [noun, role] = [words[at - 1]?.lower ?? "", words[at + 2]?.lower ?? ""];
  const isWho = words[0]?.lower === "who" && isPast(words[1]?.lower ?? "") && (at === 3 || words[2]?.lower === "in");
  if (!isWho || at > 4 || !isNoun(at - 1) || !isPlural(noun) || !isNoun(at + 2) || !namesAgent(role)) return undefined;
  const isOf = words[at + 3]?.lower === "of";
  if (!isOf && !startsName(at + 3)) return undefined;
  return {
    pieces: [{ from: 0, to: at }, { said: `whose ${role} is` }, { from: isOf ? at + 1 : at + 3, to: words.length }],
    said: words.slice(at - 1, at + 3),
    read: `${noun} whose ${role} is`,
    ...{ isDoubtful: true, order: "FIRST" },
  };
}

/** "The singers that the writers of their songs also wrote E": the singers of the songs whose writers also wrote E. */
function membersOfTheirs({ words, isNoun }: Asked): Put | undefined {
  const their = words.findIndex(({ lower }) => lower === "their");
  const that = their - 4;
  if (that < 1 || words[that]?.lower !== "that" || words[that + 1]?.lower !== "the") return undefined;
  if (!isNoun(that - 1) || !isNoun(that + 2) || !isNoun(their + 1)) return undefined;
  if (!BEHIND_MEMBERS.has(words[that + 3]?.lower ?? "")) return undefined;
  const read = `of the ${words[their + 1]?.lower ?? ""} whose ${words[that + 2]?.lower ?? ""}`;
  return {
    pieces: [{ from: 0, to: that }, { said: read }, { from: their + 2, to: words.length }],
    said: words.slice(that, their + 2),
    read,
    ...{ isDoubtful: false, order: "INSTEAD" },
  };
}

/** "What is the colour the boats of E": the "of" that is missing. */
function withoutOf({ words, isNoun }: Asked): Put | undefined {
  const isAsked = WH.has(words[0]?.lower ?? "") && BE.has(words[1]?.lower ?? "") && words[2]?.lower === "the";
  let at = 3;
  while (at < 3 + MOST_NOUNS && isNoun(at)) at += 1;
  if (!isAsked || at === 3 || words[at]?.lower !== "the" || !isNoun(at + 1)) return undefined;
  return {
    pieces: [{ from: 0, to: at }, { said: "of" }, { from: at, to: words.length }],
    said: words.slice(2, at + 2),
    read: `${phraseText(words.slice(2, at))} of ${phraseText(words.slice(at, at + 2))}`,
    ...{ isDoubtful: false, order: "INSTEAD" },
  };
}

/** "The guards of the warden E": those of what has E as its warden, where E himself has none. */
function ofWhoeverIs({ words, isNoun, startsName }: Asked): Put | undefined {
  const at = words.findIndex(
    ({ lower }, index) =>
      BEHIND_MEMBERS.has(lower) && words[index + 1]?.lower === "the" && isNoun(index - 1) && startsName(index + 3),
  );
  const role = words[at + 2]?.lower ?? "";
  if (at < 1 || !isNoun(at + 2) || !namesAgent(role) || isPlural(role)) return undefined;
  return {
    pieces: [{ from: 0, to: at }, { said: `of the things whose ${role} is` }, { from: at + 3, to: words.length }],
    said: words.slice(at - 1, at + 3),
    read: `${words[at - 1]?.lower ?? ""} of what has the ${role}`,
    ...{ isDoubtful: true, order: "BESIDES" },
  };
}

/** "What is boat E about", in a graph that knows no kinds: a name says what is meant. */
function kindBeforeName({ words, isNoun, startsName, input }: Asked): Put | undefined {
  if (input.catalogue.classes.length > 0 || !WH.has(words[0]?.lower ?? "")) return undefined;
  const at = words.findIndex(
    (_, index) => isNoun(index) && startsName(index + 1) && BE.has(words[index - 1]?.lower ?? ""),
  );
  if (at < 0) return undefined;
  return {
    pieces: [
      { from: 0, to: at },
      { from: at + 1, to: words.length },
    ],
    said: words.slice(at, at + 1),
    read: "what is named",
    ...{ isDoubtful: false, order: "INSTEAD" },
  };
}
