import type { SourceCheck } from "../../engine/sources/check.ts";
import { cleanLine } from "./clean-text.ts";
import type { FolderIndex } from "./folder-index.ts";

/** Titles that are shown. */
const SAMPLES = 5;

/** What there is to say of documents at hand: how many there are, how some are called, and which can not be read. */
export function checkDocuments(index: FolderIndex, latencyMs: number): SourceCheck {
  const { documents, passages, problems, readInPart, lacks } = index;
  const leftOut = problems.size - readInPart;
  const isEmpty = documents.length === 0;
  return {
    usable: !isEmpty,
    latencyMs,
    findings: [
      { name: "documents", value: String(documents.length) },
      { name: "passages", value: String(passages.size) },
      ...(isEmpty
        ? []
        : [
            {
              name: "sample titles",
              value: documents
                .slice(0, SAMPLES)
                .map(({ title }) => cleanLine(title))
                .join(", "),
            },
          ]),
      ...(leftOut === 0 ? [] : [{ name: "files left out", value: String(leftOut) }]),
      ...(readInPart === 0 ? [] : [{ name: "files read in part", value: String(readInPart) }]),
    ],
    problem:
      lacks.length > 0
        ? lacks.join(" ")
        : isEmpty
          ? "There are no documents. Put some into the folder, or take the collection out of the configuration."
          : undefined,
    // A question put to it would fail by this.
    code: isEmpty && lacks.length > 0 ? "SOURCE_UNAVAILABLE" : undefined,
  };
}
