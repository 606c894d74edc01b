import { parseHTML } from "linkedom";

/** What is read of a node of linkedom's DOM; the DOM's own types are no part of a program that runs in Node. */
export interface HtmlNode {
  /** 1 element, 3 text, 9 document, others are of no interest (DOM, `Node.nodeType`). */
  readonly nodeType: number;
  readonly parentNode: HtmlNode | null;
  readonly firstChild: HtmlNode | null;
  readonly nextSibling: HtmlNode | null;
  readonly childNodes: Iterable<HtmlNode>;
  readonly textContent: string | null;
}

export interface HtmlElement extends HtmlNode {
  readonly localName: string;
  getAttribute(name: string): string | null;
}

/** A page as a tree. Nothing in it is run, and nothing that it names is fetched. */
export function parsePage(source: string): HtmlNode {
  return (parseHTML(source) as unknown as { readonly document: HtmlNode }).document;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return node.nodeType === 1;
}

/** Whether a node is entered or left. A node that is `skipped` when it is entered is not gone into, nor left. */
export type Step = { readonly node: HtmlNode; readonly enters: boolean; readonly depth: number };

/** All nodes below one in document order, without recursion: a page may nest as deep as it likes. */
export function* walk(root: HtmlNode, skipped: (node: HtmlNode) => boolean): Generator<Step> {
  // linkedom's document type does not know what comes after it; the list of children does.
  for (const child of [...root.childNodes]) yield* walkFrom(child, skipped);
}

function* walkFrom(top: HtmlNode, skipped: (node: HtmlNode) => boolean): Generator<Step> {
  let node: HtmlNode | null = top;
  let depth = 1;
  while (node !== null) {
    const skip = skipped(node);
    if (!skip) yield { node, enters: true, depth };
    const inside: HtmlNode | null = skip ? null : node.firstChild;
    if (inside !== null) {
      node = inside;
      depth += 1;
      continue;
    }
    if (!skip) yield { node, enters: false, depth };
    while (node !== null && node !== top && node.nextSibling === null) {
      node = node.parentNode;
      depth -= 1;
      if (node !== null) yield { node, enters: false, depth };
    }
    node = node === null || node === top ? null : node.nextSibling;
  }
}
