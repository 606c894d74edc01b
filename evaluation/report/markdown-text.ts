import { visible } from "../../engine/text/visible.ts";

/**
 * Characters that make markup: underscores do so at the ends of words, and ampersands before the names of characters.
 */
const MARKUP = /[\\`*~<>[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=[#\w]+;)/gu;

/**
 * Text that Markdown shows as it is: what sets and sources call things makes no markup. Tables escape their bars
 * themselves.
 */
export function markdownText(text: string): string {
  return inOneLine(visible(text).replaceAll(MARKUP, (mark) => `\\${mark}`));
}

/** Lines of a text as one line, a space between them. */
export function inOneLine(text: string): string {
  return text.includes("\n")
    ? text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "")
        .join(" ")
    : text;
}
