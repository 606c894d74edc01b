import { AROUND, type QuotedPlace, type Stretch } from "../../engine/sources/documents.ts";
import { cleanLine, cleanText } from "./clean-text.ts";
import type { Section } from "./document.ts";

/** Characters of the longest section that is looked through, which takes a few milliseconds. */
const LONGEST_SECTION = 100_000;

/** What a quote stands in, where the document says it still: it may have been fetched anew. */
export function stretchOf(
  sections: readonly Section[],
  { chunkId, text: quote }: Pick<QuotedPlace, "chunkId" | "text">,
): Stretch | undefined {
  const index = Number(chunkId.split("_").at(-2));
  const section = sections.find((each) => each.index === index);
  if (section === undefined || section.text.length > LONGEST_SECTION) return undefined;
  const text = cleanText(section.text);
  const at = text.indexOf(quote);
  if (at < 0) return undefined;
  const [from, to] = [Math.max(0, at - AROUND), Math.min(text.length, at + quote.length + AROUND)];
  return {
    section: cleanLine(section.title),
    text: text.slice(from, to),
    isCutBefore: from > 0,
    isCutAfter: to < text.length,
  };
}
