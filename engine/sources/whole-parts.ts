import type { EngineParts } from "../engine.ts";
import { quoted } from "../failure.ts";
import type { DocumentCollection } from "./documents.ts";

/** An engine's parts as the engine uses them: all documents together, those of the web last. */
export interface WholeParts extends Omit<EngineParts, "web"> {
  readonly documents: readonly DocumentCollection[];
}

/** @throws TypeError for a source among `web` that is not of the kind `WEB` */
export function wholeParts({ documents = [], web = [], ...parts }: EngineParts): WholeParts {
  for (const { id, kind } of web) {
    if (kind !== "WEB")
      throw new TypeError(
        `The source ${quoted(id)} is of the kind ${quoted(kind)}; web takes those of the kind "WEB". Give it among documents.`,
      );
  }
  return { ...parts, documents: [...documents, ...web] };
}
