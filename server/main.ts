#!/usr/bin/env node
import "./checked-node.ts";
import { inspect } from "node:util";
import { guardLastWords } from "./last-words.ts";
import { consoleLog } from "./log.ts";
import { start } from "./start.ts";
import { standardError, standardOutput } from "./terminal.ts";
import { isUserError } from "./user-error.ts";

guardLastWords();

try {
  const server = await start({
    arguments: process.argv.slice(2),
    environment: process.env,
    workingDirectory: process.cwd(),
    log: consoleLog,
  });
  stopWhenTold(server.stop);
  standardOutput.write(
    `The Explorer, to ask in a browser: ${new URL("/", server.url).href}\nwhyql is ready at ${server.url}\n`,
  );
} catch (error) {
  standardError.write(isUserError(error) ? `whyql: ${error.message}\n` : `${inspect(error)}\n`);
  process.exit(1);
}

/** The first signal lets requests end, the second does not. */
function stopWhenTold(stop: () => Promise<void>): void {
  let stopping = false;
  const stopOnce = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        standardError.write(`${inspect(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stopOnce);
  if (process.env["npm_lifecycle_event"] !== undefined) whenOrphaned(() => stopping || stopOnce());
}

/** npm hands a signal to the shell that it runs us in, and the shell ends without handing it on. */
function whenOrphaned(then: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, 500);
  watch.unref();
}
