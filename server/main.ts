#!/usr/bin/env node
import { consoleLog } from "./log.ts";
import { isUserError, start } from "./start.ts";

try {
  const server = await start({
    arguments: process.argv.slice(2),
    environment: process.env,
    workingDirectory: process.cwd(),
    log: consoleLog,
  });
  stopWhenTold(server.stop);
  console.log(`whyql is ready at ${server.url}`);
} catch (error) {
  console.error(isUserError(error) ? `whyql: ${error.message}` : error);
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
        console.error(error);
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
