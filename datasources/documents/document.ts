/** A document as its file gives it. */
export interface Document {
  /**
   * Unique in its collection: the path below the folder without extension, the id that a line of JSON gives, or a
   * page's.
   */
  readonly id: string;
  readonly title: string;
  /** What else the thing is called that the document is about. */
  readonly aliases?: readonly string[] | undefined;
  readonly sections: readonly Section[];
  readonly url?: string | undefined;
  /** IRI of the entity that the document is about. */
  readonly about?: string | undefined;
  readonly licence?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly modified?: string | undefined;
  /** The revision that the text is of, where the source keeps them. */
  readonly revision?: string | undefined;
  /** ISO 8601 instant at which the text was fetched. */
  readonly retrievedAt?: string | undefined;
  /** Who must be named for the text, as its licence asks. */
  readonly attribution?: string | undefined;
}

/** What a file holds, and what of it could not be read. */
export interface ReadDocuments {
  readonly documents: readonly Document[];
  /** Why a part of it is left out, by file and line. */
  readonly flaw?: Error | undefined;
}

/** A section that holds text of its own. */
export interface Section {
  /** 0 is the text before the first heading; the others are counted from 1, empty ones left out. */
  readonly index: number;
  /** Titles from the outside in, joined by " > ". */
  readonly title: string;
  /** Plain text; paragraphs are separated by blank lines. */
  readonly text: string;
}

/** A heading with the text below it, up to the next heading; level 0 is the text before the first one. */
export interface Heading {
  /** 0–6. */
  readonly level: number;
  readonly title: string;
  readonly text: string;
}

const INTRODUCTION = "Introduction";
/** Lists of sources and addresses answer nothing. */
const SKIPPED = /references|external links/iu;

/** Nests headings by their levels, and drops empty sections and those of references, with everything below them. */
export function sectionsOf(headings: readonly Heading[]): readonly Section[] {
  const sections: Section[] = [];
  let open: readonly Heading[] = [];
  let count = 0;
  for (const heading of headings) {
    open = [...open.filter(({ level }) => level > 0 && level < heading.level), heading];
    const titles = open.map(({ title }) => title).filter(Boolean);
    const text = heading.text.trim();
    if (text === "" || titles.some((title) => SKIPPED.test(title))) continue;
    const introduction = heading.level === 0;
    if (!introduction) count += 1;
    sections.push({
      index: introduction ? 0 : count,
      title: titles.length === 0 ? INTRODUCTION : titles.join(" > "),
      text,
    });
  }
  return sections;
}
