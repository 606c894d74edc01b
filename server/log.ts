/** Where the gateway tells of what went wrong on our side. */
export interface Log {
  warn(message: string, cause?: unknown): void;
  error(message: string, cause?: unknown): void;
}

/** Writes to standard error, so that standard output stays for what a command prints. */
export const consoleLog: Log = {
  warn: (message, cause) => write("warning", message, cause),
  error: (message, cause) => write("error", message, cause),
};

function write(level: string, message: string, cause: unknown): void {
  console.error(`${new Date().toISOString()} ${level}: ${message}`, ...(cause === undefined ? [] : [cause]));
}
