import { consoleLog } from "./log.ts";
import { isUserError, start } from "./start.ts";

try {
  const server = await start({
    arguments: process.argv.slice(2),
    environment: process.env,
    workingDirectory: process.cwd(),
    log: consoleLog,
  });
  stopOnSignal(server.stop);
  console.log(`whyql is ready at ${server.url}`);
} catch (error) {
  console.error(isUserError(error) ? `whyql: ${error.message}` : error);
  process.exit(1);
}

/** The first signal lets requests end, the second does not. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
