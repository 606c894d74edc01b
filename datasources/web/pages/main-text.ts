import { Readability } from "@mozilla/readability";
import { type Heading, type Section, sectionsOf } from "../../documents/document.ts";
import { readTree } from "../../documents/html.ts";
import { type HtmlNode, isElement, parsePage, walk } from "../../documents/html-node.ts";

export interface MainText {
  readonly title: string | undefined;
  readonly sections: readonly Section[];
}

/**
 * Readability goes over a page many times, and deeply nested elements again and again: beyond these it would not end.
 */
const MAX_ELEMENTS = 10_000;
const MAX_DEPTH = 150;
/** A page with less main text than this has none worth the name: then everything is read. */
const MIN_CHARACTERS = 140;

/**
 * What a page is about, without menus and the like, by its sections. Nothing in it is run. Where no main text can be
 * told from the rest, or the page is too large or too deep to look for it, all visible text is taken.
 */
export function mainText(source: string): MainText {
  const page = parsePage(source);
  const all = readTree(page);
  const main = isManageable(page) ? articleIn(page) : undefined;
  const chosen =
    main !== undefined && charactersOf(main.headings) >= MIN_CHARACTERS
      ? main
      : { title: main?.title, headings: all.headings };
  return { title: main?.title ?? all.title, sections: sectionsOf(chosen.headings) };
}

/** The main text. Takes the page apart. */
function articleIn(
  page: HtmlNode,
): { readonly title: string | undefined; readonly headings: readonly Heading[] } | undefined {
  try {
    // The types of Readability are those of a browser's DOM, which is not there.
    const reader = new Readability<HtmlNode>(page, {
      maxElemsToParse: MAX_ELEMENTS,
      charThreshold: MIN_CHARACTERS,
      serializer: ((node: unknown) => node) as never,
    });
    const article = reader.parse();
    if (article === null || article.content == null) return undefined;
    return { title: article.title?.trim() || undefined, headings: readTree(article.content).headings };
  } catch {
    return undefined;
  }
}

function isManageable(page: HtmlNode): boolean {
  let elements = 0;
  for (const { node, enters, depth } of walk(page, () => false)) {
    if (enters && isElement(node)) elements += 1;
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) return false;
  }
  return elements > 0;
}

function charactersOf(headings: readonly Heading[]): number {
  return headings.reduce((sum, { text }) => sum + text.length, 0);
}
