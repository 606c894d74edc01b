import { inspect } from "node:util";
import { standardError } from "./terminal.ts";

/** An error that nobody has caught ends the process, as it would anyway, but says why like everything else is said. */
export function guardLastWords(): void {
  process.on("uncaughtException", (error) => {
    standardError.write(`whyql: ${inspect(error)}\n`);
    process.exit(1);
  });
}
