import type { Heading } from "./document.ts";
import { type HtmlElement, type HtmlNode, isElement, parsePage, walk } from "./html-node.ts";

/** Elements whose content is not text for readers. */
const HIDDEN: ReadonlySet<string> = new Set(
  "script style noscript template svg nav iframe object textarea select".split(" "),
);
/** Elements that stand on lines of their own. */
const BLOCK: ReadonlySet<string> = new Set(
  `p div section article main header footer aside ul ol li dl dt dd table tr blockquote pre figure figcaption hr br
  h1 h2 h3 h4 h5 h6`.split(/\s+/u),
);
/** Elements that stand beside each other: their words do not run together. */
const CELL: ReadonlySet<string> = new Set(["td", "th"]);
/** Ways to keep an element from being seen; what readers do not see must not speak to a model either. */
const UNSEEN: ReadonlyMap<string, RegExp> = new Map([
  ["display", /^none$/u],
  ["visibility", /^hidden$/u],
  ["font-size", /^0(?:px|em|rem|%)?$/u],
  ["opacity", /^0$/u],
]);

/** The title of an HTML page, and its headings with the plain text below each; scripts, styles and markup are gone. */
export function readHtml(source: string): {
  readonly title: string | undefined;
  readonly headings: readonly Heading[];
} {
  return readTree(parsePage(source));
}

/** The same of a page, or of a part of one, that is parsed already. */
export function readTree(root: HtmlNode): {
  readonly title: string | undefined;
  readonly headings: readonly Heading[];
} {
  const headings = [{ level: 0, title: "", text: "" }];
  let pageTitle: string | undefined;
  /** What the text that comes now belongs to. */
  let inHeading = false;
  const add = (text: string): void => {
    const current = headings.at(-1);
    if (current !== undefined) current[inHeading ? "title" : "text"] += text;
  };
  const skipped = (node: HtmlNode): boolean => {
    if (!isElement(node)) return false;
    if (node.localName === "title") pageTitle ??= inLine(node.textContent ?? "");
    return node.localName === "title" || isHidden(node);
  };
  for (const { node, enters } of walk(root, skipped)) {
    if (node.nodeType === 3 && enters) add((node.textContent ?? "").replace(/\s+/gu, " "));
    if (!isElement(node)) continue;
    const { localName } = node;
    if (BLOCK.has(localName)) add("\n\n");
    if (CELL.has(localName)) add(" ");
    const level = /^h([1-6])$/u.exec(localName)?.[1];
    if (level === undefined) continue;
    if (enters) headings.push({ level: Number(level), title: "", text: "" });
    inHeading = enters;
  }
  return {
    title: pageTitle === "" ? undefined : pageTitle,
    headings: headings.map(({ level, title, text }) => ({ level, title: inLine(title), text: inParagraphs(text) })),
  };
}

function isHidden(element: HtmlElement): boolean {
  return (
    HIDDEN.has(element.localName) ||
    element.getAttribute("hidden") !== null ||
    isUnseen(element.getAttribute("style") ?? "")
  );
}

function isUnseen(style: string): boolean {
  return style
    .toLowerCase()
    .split(";")
    .some((declaration) => {
      const [property = "", value = ""] = declaration.split(":", 2);
      return UNSEEN.get(property.trim())?.test(value.replace("!important", "").trim()) ?? false;
    });
}

function inLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

function inParagraphs(text: string): string {
  return text
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n\s*/gu, "\n\n")
    .trim();
}
