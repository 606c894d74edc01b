import { readFileSync } from "node:fs";
import type { Block } from "./blocks.ts";
import type { Session } from "./session.ts";
import { shownOutput } from "./shown.ts";

/** Tries the blocks of pages out in their order, and says what those that show something should say. */
export class TryOut {
  readonly #session: Session;
  #lastOutput = "";

  constructor(session: Session) {
    this.#session = session;
  }

  /** Runs a block of commands, or a query; of a block that shows something, gives what it should say. */
  async next({ source, language, text, ...place }: Block): Promise<string | undefined> {
    if (source?.kind === "output") return shownOutput(this.#lastOutput, source.firstLines);
    if (source?.kind === "file") return readFileSync(source.path, "utf8");
    if (source?.kind === "part") return partOf(source.path, text);
    if (language === "sh" || language === "graphql") {
      this.#lastOutput = await this.#session.output({ source, language, text, ...place });
    }
    return undefined;
  }
}

function partOf(path: string, text: string): string {
  if (!readFileSync(path, "utf8").includes(text)) throw new Error(`${path} does not hold these lines:\n${text}`);
  return text;
}
