import { outcomeOf, sentError } from "../threads/outcome.ts";
import { serveRequests } from "../threads/serve.ts";
import { checkDocuments } from "./check-documents.ts";
import { FolderIndex } from "./folder-index.ts";
import type { BadFile, FolderReply, FolderRequest, FolderResults, FolderState } from "./folder-request.ts";

/** Holds the passages of a folder: to read, split and index documents takes as long as they are large. */
let index: FolderIndex | undefined;
let badFiles: BadFile[] = [];

serveRequests((request: FolderRequest): Promise<FolderReply> =>
  outcomeOf(async () => {
    const result = await resultOf(request);
    const found = badFiles;
    badFiles = [];
    return { result, state: stateOf(opened()), badFiles: found };
  }),
);

async function resultOf(request: FolderRequest): Promise<FolderResults[FolderRequest["kind"]]> {
  switch (request.kind) {
    case "OPEN": {
      const { paths, base, licence, strict } = request;
      index = new FolderIndex(paths, base, licence, (message, cause) =>
        badFiles.push({ message, cause: sentError(cause) }),
      );
      return void (await index.open(strict));
    }
    case "REFRESH":
      return void (await opened().refresh());
    case "SEARCH":
      return opened().passages.search(request.query, request.limit, new Set(request.about));
    case "CHECK":
      return checkDocuments(opened(), request.latencyMs);
  }
}

function opened(): FolderIndex {
  if (index === undefined) throw new Error("The folder was not opened.");
  return index;
}

function stateOf({ version, documents, passages, lacks }: FolderIndex): FolderState {
  return { version, documents: documents.length, passages: passages.size, lacks };
}
