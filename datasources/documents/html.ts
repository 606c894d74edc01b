import type { Heading } from "./document.ts";

/** Elements whose content is not text for readers. An unclosed one hides the rest, as it does in a browser. */
const HIDDEN = /<(script|style|noscript|template|svg|nav|iframe|object|textarea|select)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/gu;
const HEAD = /<head\b[^>]*>[\s\S]*?<\/head\s*>/iu;
const TITLE = /<title\b[^>]*>([^<]*)<\/title\s*>/iu;
const HEADING = /<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1\s*>/giu;
/** Elements that stand on lines of their own. */
const BLOCK = /<\/?(?:p|div|section|article|main|header|footer|aside|ul|ol|li|dl|dt|dd|table|tr|blockquote|pre|figure|figcaption|hr|br|h[1-6])\b[^>]*>/giu;
const TAG = /<\/?[a-z!?][^>]*(?:>|$)/giu;
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
  const visible = source.replace(COMMENT, "").replace(HIDDEN, " ");
  const body = visible.replace(HEAD, " ");
  const headings: Heading[] = [];
  let level = 0;
  let title = "";
  let start = 0;
  for (const match of body.matchAll(HEADING)) {
    headings.push({ level, title, text: textOf(body.slice(start, match.index)) });
    level = Number(match[1]);
    title = textOf(match[2] ?? "").replace(/\s+/gu, " ");
    start = match.index + match[0].length;
  }
  headings.push({ level, title, text: textOf(body.slice(start)) });
  const pageTitle = textOf(TITLE.exec(visible)?.[1] ?? "").replace(/\s+/gu, " ");
  return { title: pageTitle === "" ? undefined : pageTitle, headings };
}

/** Entities are decoded last, so that `&lt;script&gt;` stays text and never becomes a tag. */
function textOf(html: string): string {
  return html
    .replace(/\s+/gu, " ")
    .replace(BLOCK, "\n\n")
    .replace(TAG, "")
    .replace(ENTITY, decoded)
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n[\s]*/gu, "\n\n")
    .trim();
}

function decoded(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return NAMED_ENTITIES.get(name) ?? entity;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return valid ? String.fromCodePoint(code) : "\ufffd";
}
