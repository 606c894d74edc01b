import { locateQuote } from "../../../text/quote.ts";
import type { ChosenSentence, Paragraph } from "./choose-sentences.ts";
import { isTitled, withoutBrackets } from "./topic-names.ts";

/**
 * How a sentence speaks of a thing. SAID: by a name of it, or by the last word of one where its page has the whole
 * name. SPOKEN_OF: not by name; its page is about the thing, or the paragraph names it before the sentence ends, so
 * that a pronoun may stand for it.
 */
export type Standing = "SAID" | "SPOKEN_OF";

/** The paragraphs that were read, those of one page together. */
export interface ReadText {
  readonly paragraph: Paragraph;
  readonly sentence: ChosenSentence;
  /** The texts of all paragraphs of the page. */
  readonly page: readonly string[];
}

/** Undefined where neither the sentence nor what stands around it speaks of the thing. */
export function standingOf(names: readonly string[], { paragraph, sentence, page }: ReadText): Standing | undefined {
  if (names.some((name) => stands(name, sentence.text))) return "SAID";
  const { title } = paragraph.citation;
  const titled = isTitled(title, names);
  const short = names.flatMap(lastWord).some((word) => stands(word, sentence.text));
  if (short && (titled || names.some((name) => page.some((text) => stands(name, text))))) return "SAID";
  if (titled) return "SPOKEN_OF";
  const before = paragraph.text.slice(0, sentence.start + sentence.text.length);
  return names.some((name) => stands(name, before)) ? "SPOKEN_OF" : undefined;
}

function stands(name: string, text: string): boolean {
  // Long texts are looked through sign by sign only where they may hold the name.
  const first = /[\p{L}\p{N}]+/u.exec(name)?.[0] ?? "";
  return text.includes(first) && locateQuote(name, text) !== undefined;
}

/** The surname, or what stands for one: a capital and three letters more. */
function lastWord(name: string): readonly string[] {
  const words = withoutBrackets(name).split(/\s/u);
  const last = words.at(-1) ?? "";
  return words.length > 1 && /^\p{Lu}/u.test(last) && last.length > 3 ? [last] : [];
}
