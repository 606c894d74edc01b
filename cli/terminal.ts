import type { Environment } from "../server/configuration/environment.ts";
import type { Terminal } from "../server/terminal.ts";

/** How parts of a text stand out, where the terminal shows it. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  accent(text: string): string;
  /** What was borne out. */
  good(text: string): string;
  /** What was refuted. */
  bad(text: string): string;
  /** What no longer counts. */
  struck(text: string): string;
}

/** Colours on a terminal only, and not when NO_COLOR is set (no-color.org). */
export function styleFor(terminal: Terminal, environment: Environment): Style {
  const coloured = terminal.isTTY === true && !environment["NO_COLOR"] && environment["TERM"] !== "dumb";
  const style = (open: number, close: number) => (text: string) =>
    coloured ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return {
    ...{ bold: style(1, 22), dim: style(2, 22), accent: style(36, 39) },
    ...{ good: style(32, 39), bad: style(31, 39), struck: style(9, 29) },
  };
}
