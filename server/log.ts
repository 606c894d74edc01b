/** Where the gateway tells of what went wrong on our side. */
export interface Log {
  /** What is put right or done without: told in one line, with the cause's message. */
  warn(message: string, cause?: unknown): void;
  /** A defect of ours: told with the cause's stack. */
  error(message: string, cause?: unknown): void;
}

/** Writes to standard error, so that standard output stays for what a command prints. */
export const consoleLog: Log = {
  warn: (message, cause) => console.error(`${now()} warning: ${oneLine(cause === undefined ? message : `${message} (${textOf(cause)})`)}`),
  error: (message, cause) => console.error(`${now()} error: ${message}`, ...(cause === undefined ? [] : [cause])),
};

function now(): string {
  return new Date().toISOString();
}

function textOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
