import type { Heading } from "./document.ts";

/** Elements whose content is not text for readers. */
const HIDDEN: ReadonlySet<string> = new Set(
  "script style noscript template svg nav iframe object textarea select".split(" "),
);
/** Elements that stand on lines of their own. */
const BLOCK: ReadonlySet<string> = new Set(
  `p div section article main header footer aside ul ol li dl dt dd table tr blockquote pre figure figcaption hr br
  h1 h2 h3 h4 h5 h6`.split(/\s+/u),
);
const TAG = /<(?<close>\/?)(?<name>[a-z][a-z0-9]*|[!?])/iy;
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/gu;

const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", shy: "" },
    ...{ ndash: "–", mdash: "—", hellip: "…", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", laquo: "«", raquo: "»" },
    ...{ copy: "©", reg: "®", trade: "™", deg: "°", middot: "·", bull: "•", times: "×", euro: "€", pound: "£" },
    ...{ agrave: "à", aacute: "á", acirc: "â", auml: "ä", aring: "å", aelig: "æ", ccedil: "ç", egrave: "è", eacute: "é" },
    ...{ ecirc: "ê", euml: "ë", iacute: "í", icirc: "î", iuml: "ï", ntilde: "ñ", oacute: "ó", ocirc: "ô", ouml: "ö" },
    ...{ oslash: "ø", szlig: "ß", uacute: "ú", ucirc: "û", uuml: "ü", Auml: "Ä", Ouml: "Ö", Uuml: "Ü", Eacute: "É" },
  }),
);

/** The title of an HTML page, and its headings with the plain text below each; scripts, styles and markup are gone. */
export function readHtml(source: string): { readonly title: string | undefined; readonly headings: readonly Heading[] } {
  const headings = [{ level: 0, title: "", text: "" }];
  let pageTitle = "";
  /** What the text that comes now belongs to. */
  let place: "TEXT" | "HEADING" | "TITLE" = "TEXT";
  const add = (text: string): void => {
    const current = headings.at(-1);
    if (place === "TITLE") pageTitle += text;
    else if (current !== undefined) current[place === "HEADING" ? "title" : "text"] += text;
  };
  for (const piece of piecesOf(source)) {
    if (piece.kind === "TEXT") add(piece.text.replace(/\s+/gu, " ").replace(ENTITY, decoded));
    else {
      if (BLOCK.has(piece.name)) add("\n\n");
      const level = /^h([1-6])$/u.exec(piece.name)?.[1];
      if (level !== undefined && piece.opens) headings.push({ level: Number(level), title: "", text: "" });
      if (level !== undefined) place = piece.opens ? "HEADING" : "TEXT";
      if (piece.name === "title") place = piece.opens ? "TITLE" : "TEXT";
    }
  }
  return {
    title: inLine(pageTitle) || undefined,
    headings: headings.map(({ level, title, text }) => ({ level, title: inLine(title), text: inParagraphs(text) })),
  };
}

type Piece =
  | { readonly kind: "TEXT"; readonly text: string }
  | { readonly kind: "TAG"; readonly name: string; readonly opens: boolean };

/**
 * Text and tags in order, in one pass. What is not closed (a comment, a script, a tag) hides the rest of the page, as it
 * does in a browser.
 */
function* piecesOf(source: string): Generator<Piece> {
  let position = 0;
  while (position < source.length) {
    const open = indexOrEnd(source, "<", position);
    if (open > position) yield { kind: "TEXT", text: source.slice(position, open) };
    TAG.lastIndex = open;
    const tag = TAG.exec(source)?.groups;
    const name = tag?.["name"]?.toLowerCase() ?? "";
    const opens = tag?.["close"] === "";
    if (source.startsWith("<!--", open)) position = indexOrEnd(source, "-->", open) + 3;
    else if (tag === undefined) {
      if (open < source.length) yield { kind: "TEXT", text: "<" };
      position = open + 1;
    } else {
      position = indexOrEnd(source, ">", open) + 1;
      if (opens && HIDDEN.has(name)) position = endOf(name, source, position);
      else yield { kind: "TAG", name, opens };
    }
  }
}

/** Behind the closing tag of a hidden element. */
function endOf(name: string, source: string, from: number): number {
  const close = new RegExp(`</${name}(?![a-z0-9])`, "giu");
  close.lastIndex = from;
  const found = close.exec(source);
  return found === null ? source.length : indexOrEnd(source, ">", found.index) + 1;
}

function indexOrEnd(text: string, wanted: string, from: number): number {
  const index = text.indexOf(wanted, from);
  return index < 0 ? text.length : index;
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

function decoded(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return NAMED_ENTITIES.get(name) ?? entity;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return valid ? String.fromCodePoint(code) : "\ufffd";
}
