import type { Reasoner, Task } from "../../engine/task.ts";
import type { Passage } from "../../engine/sources/documents.ts";
import { PassageIndex } from "../documents/passage-index.ts";
import { passagesOf } from "../documents/passages.ts";
import { LabelIndex } from "../graph-index/label-index.ts";
import type { PackedNames } from "../graph-index/packed-names.ts";
import { searchEntities } from "../graph-index/search-entities.ts";
import { spotMentions } from "../graph-index/spot-mentions.ts";
import { outcomeOf } from "../threads/outcome.ts";
import { serveRequests } from "../threads/serve.ts";
import { ReceivedParts } from "./lasting-parts.ts";
import type { PlainRequest, ReadingRequest, ReadingResults, SentNames } from "./reading-request.ts";
import { inputOf } from "./task-request.ts";

/** Nothing is called from a reading thread: all that its functions know is in what they are sent. */
const NO_CONTEXT = {
  signal: new AbortController().signal,
  upstream: () => Promise.reject(new Error("A reading thread calls nothing.")),
};

/** Serves a reading thread. @param reasoner Runs the tasks */
export function serveReading(reasoner: Reasoner): void {
  const received = new ReceivedParts();
  serveRequests((request: ReadingRequest) =>
    outcomeOf(() => {
      if (request.kind !== "TASK") return resultOf(request, received);
      // A reasoner in a thread goes by a task's name; its schemas are for those who ask.
      const task = { name: request.name, version: request.version } as Task<unknown, unknown>;
      return reasoner.run(task, inputOf(request, received), NO_CONTEXT);
    }),
  );
}

function resultOf(request: PlainRequest, received: ReceivedParts): ReadingResults[PlainRequest["kind"]] {
  switch (request.kind) {
    case "SPOT":
      return spotMentions(request.text, indexFor(request.names, received));
    case "FIND":
      return searchEntities(request.name, request.limit, indexFor(request.names, received), request.options);
    case "RANK":
      return ranked(request);
  }
}

/** Kept for as long as what they were made of. */
const indexes = new WeakMap<object, LabelIndex>();

function indexFor(names: SentNames, received: ReceivedParts): LabelIndex {
  if ("few" in names) return new LabelIndex(names.few);
  const packed = received.valueOf(names.packed) as PackedNames;
  const index = indexes.get(packed) ?? new LabelIndex(packed);
  indexes.set(packed, index);
  return index;
}

function ranked({ documents, query, limit, about }: Extract<PlainRequest, { kind: "RANK" }>): readonly Passage[] {
  const index = new PassageIndex();
  // Equally good ones go by the order of the documents.
  documents.forEach((document, rank) => index.put(String(rank).padStart(3, "0"), passagesOf(document, undefined)));
  return index.search({ query, limit, about });
}
