import { outcomeOf, sentError } from "../threads/outcome.ts";
import { checkDocuments } from "./check-documents.ts";
import { FolderIndex } from "./folder-index.ts";
import type { BadFile, FolderReply, FolderRequest, FolderResults, FolderState } from "./folder-request.ts";

/** Holds the passages of one folder, and gives the reply to each request; one at a time. */
export class FolderReplies {
  #index: FolderIndex | undefined;
  #badFiles: BadFile[] = [];

  /** Never rejects: the reply says what has failed. */
  replyTo(request: FolderRequest): Promise<FolderReply> {
    return outcomeOf(async () => {
      const result = await this.#resultOf(request);
      const found = this.#badFiles;
      this.#badFiles = [];
      return { result, state: stateOf(this.#opened()), badFiles: found };
    });
  }

  async #resultOf(request: FolderRequest): Promise<FolderResults[FolderRequest["kind"]]> {
    switch (request.kind) {
      case "OPEN": {
        const { paths, base, licence, strict } = request;
        this.#index = new FolderIndex(paths, base, licence, (message, cause) =>
          this.#badFiles.push({ message, cause: sentError(cause) }),
        );
        return void (await this.#index.open(strict));
      }
      case "REFRESH":
        return void (await this.#opened().refresh());
      case "SEARCH":
        return this.#opened().passages.search(request.search);
      case "AROUND":
        return this.#opened().passages.around(request.quoted);
      case "CHECK":
        return checkDocuments(this.#opened(), request.latencyMs);
    }
  }

  #opened(): FolderIndex {
    if (this.#index === undefined) throw new Error("The folder was not opened.");
    return this.#index;
  }
}

function stateOf({ version, documents, passages, lacks }: FolderIndex): FolderState {
  return { version, documents: documents.length, passages: passages.size, lacks };
}
