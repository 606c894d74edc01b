import { visibleLines } from "../engine/text/visible.ts";

/** Where is written for people: standard output or standard error, or what a test reads. */
export interface Terminal {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** What we write to a terminal ourselves: the styles of `styleFor`, and to begin the line anew. */
const OWN = /(\u001b\[(?:1|2|9|22|29|31|32|36|39)m|\r\u001b\[K)/;

/**
 * The same, but nothing reaches it that it would obey, save line feeds and, where it is a terminal, what we write to
 * one ourselves: labels, documents, replies and messages are the texts of others. Whoever adds styles makes such texts
 * visible before, so that none of them has a style of its own.
 */
export function guardedTerminal(terminal: Terminal): Terminal {
  const shown = (text: string): string =>
    text
      .split(OWN)
      .map((part, index) => (index % 2 === 1 ? part : visibleLines(part)))
      .join("");
  return {
    get isTTY() {
      return terminal.isTTY;
    },
    get columns() {
      return terminal.columns;
    },
    write: (text) => terminal.write(terminal.isTTY === true ? shown(text) : visibleLines(text)),
  };
}

export const standardOutput: Terminal = guardedTerminal(process.stdout);
export const standardError: Terminal = guardedTerminal(process.stderr);

/** That whoever reads what a command writes has read enough, as `head` does, is no error: the command ends. */
export function endWithReader(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
}
