import { inspect } from "node:util";
import { visible, visibleLines } from "../engine/text/visible.ts";
import { standardError, type Terminal } from "./terminal.ts";

/** Where the gateway tells of what went wrong on our side. */
export interface Log {
  /** What is as it should be, and takes long: told in one line. */
  tell?(message: string): void;
  /** What is put right or done without: told in one line, with the cause's message. */
  warn(message: string, cause?: unknown): void;
  /** A defect of ours: told with the cause's stack. */
  error(message: string, cause?: unknown): void;
}

/** A log in which each line that is not indented is an entry of ours, whatever messages and causes say. */
export function logTo(terminal: Terminal): Log {
  return {
    tell: (message) => terminal.write(`${now()} ${visible(message)}\n`),
    warn: (message, cause) =>
      terminal.write(`${now()} warning: ${visible(cause === undefined ? message : `${message} (${textOf(cause)})`)}\n`),
    error: (message, cause) =>
      terminal.write(`${now()} error: ${visible(message)}\n${cause === undefined ? "" : indented(inspect(cause))}`),
  };
}

/** Writes to standard error, so that standard output stays for what a command prints. */
export const consoleLog: Log = logTo(standardError);

function now(): string {
  return new Date().toISOString();
}

function textOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function indented(text: string): string {
  return visibleLines(text)
    .split("\n")
    .map((line) => `  ${line}\n`)
    .join("");
}
