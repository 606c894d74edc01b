/** A fenced block of a page, with the comment that stands directly above it. */
export interface Block {
  /** `sh`, `graphql`, `json`, `text`, `js`. */
  readonly language: string;
  readonly text: string;
  readonly source: Source | undefined;
  /** The page it stands on, as `docs/terminal.md`. */
  readonly page: string;
  /** Number of its first line in the file. */
  readonly line: number;
  /** Where its text stands in the file, in characters; end exclusive. */
  readonly from: number;
  readonly to: number;
}

/** What a block has to be equal to. */
type Source =
  /** `<!-- output of: the command above -->`, also `…, first 5 lines`: what the last command or query printed. */
  | { readonly kind: "output"; readonly firstLines: number | undefined }
  /** `<!-- file: examples/… -->`: a file as it is. */
  | { readonly kind: "file"; readonly path: string }
  /** `<!-- part of: examples/… -->`: lines of a file. */
  | { readonly kind: "part"; readonly path: string };

const BLOCK = /^(?:<!-- (.+) -->\n+)?```(\w+)\n([\s\S]*?)^```$/gm;

/** @throws Error for a comment above a block that says something else. */
export function blocksOf(markdown: string, page: string): readonly Block[] {
  return [...markdown.matchAll(BLOCK)].map((match) => {
    const [whole, comment, language = "", text = ""] = match;
    const to = match.index + whole.length - "```".length;
    const from = to - text.length;
    const line = markdown.slice(0, from).split("\n").length;
    const source = comment === undefined ? undefined : sourceOf(comment, `Line ${line} of ${page}`);
    return { language, text, source, page, line, from, to };
  });
}

function sourceOf(comment: string, place: string): Source {
  const [, kind, rest = ""] = /^(output of|file|part of): (.+)$/.exec(comment) ?? [];
  if (kind === "file") return { kind: "file", path: rest };
  if (kind === "part of") return { kind: "part", path: rest };
  if (kind !== "output of") throw new Error(`${place}: "${comment}" is not a comment that tests understand.`);
  const [, lines] = /, first (\d+) lines$/.exec(rest) ?? [];
  return { kind: "output", firstLines: lines === undefined ? undefined : Number(lines) };
}
