import { openDocumentsWith } from "../../datasources/documents/document-collection.ts";
import type { StartFolderThread } from "../../datasources/documents/folder-thread.ts";
import { openGraphWith } from "../../datasources/embedded/embedded-graph.ts";
import type { StartStoreThread } from "../../datasources/embedded/store-worker.ts";
import type { LearnedFiles } from "../../datasources/learned/learned-files.ts";
import { Failure } from "../../engine/failure.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { EvaluationInputError } from "../input-error.ts";
import type { SetDocument, SetKnowledge } from "../question-set.ts";
import { factsAsTriples } from "./facts-as-triples.ts";
import { TemporaryFolder } from "./temporary-folder.ts";

/** What an engine is made of, besides its reasoner. */
export interface OpenKnowledge {
  /** Always one: an empty one for a set of documents alone, since an engine has at least one graph. */
  readonly graphs: readonly KnowledgeGraph[];
  readonly documents: readonly DocumentCollection[];
  /** Ends what was opened and removes what was written. */
  close(): Promise<void>;
}

/** What holds the sources in place of threads of their own. */
export interface KnowledgeThreads {
  readonly store?: StartStoreThread;
  readonly folder?: StartFolderThread;
}

/**
 * Makes sources of what a set, or a question, brings. Facts of names become a graph; documents a collection.
 *
 * ```ts
 * const knowledge = await openKnowledge(set.knowledge ?? {}, set.name);
 * const engine = createEngine({ ...knowledge, reasoner });
 * ```
 *
 * @param title names the sources, for people
 * @param learned where what is learned of large files is kept; nowhere when absent
 * @throws EvaluationInputError for files that cannot be read as what they are said to be
 */
export async function openKnowledge(
  knowledge: SetKnowledge,
  title: string,
  learned?: LearnedFiles,
  threads: KnowledgeThreads = {},
): Promise<OpenKnowledge> {
  const folder = await TemporaryFolder.make();
  const opened: { close(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((source) => source.close()));
    await folder.remove();
  };
  try {
    const graphFiles = await graphFilesOf(knowledge, folder);
    const kept = learned === undefined ? {} : { learned };
    const graph = await openGraphWith({ id: "graph", title, files: graphFiles, ...kept }, threads.store);
    opened.push(graph);
    const files = await documentFilesOf(knowledge, folder);
    if (files.length === 0) return { graphs: [graph], documents: [], close };
    const documents = await openDocumentsWith({ id: "documents", title, files, watch: false }, threads.folder);
    opened.push(documents);
    return { graphs: [graph], documents: [documents], close };
  } catch (cause) {
    await close();
    if (cause instanceof Failure && cause.code === "BAD_USER_INPUT")
      throw new EvaluationInputError(cause.message, { cause });
    throw cause;
  }
}

async function graphFilesOf(
  { graphFiles = [], facts = [] }: SetKnowledge,
  folder: TemporaryFolder,
): Promise<readonly string[]> {
  if (facts.length === 0 && graphFiles.length > 0) return graphFiles;
  return [...graphFiles, await folder.write("facts.nt", factsAsTriples(facts))];
}

async function documentFilesOf(
  { documents = [], documentFiles = [] }: SetKnowledge,
  folder: TemporaryFolder,
): Promise<readonly string[]> {
  if (documents.length === 0) return documentFiles;
  return [...documentFiles, await folder.write("documents.jsonl", documentLines(documents))];
}

/** A document without a title is called by its id: a collection names each. */
function* documentLines(documents: readonly SetDocument[]): Generator<string> {
  for (const { id, title, text } of documents) yield `${JSON.stringify({ id, title: title.trim() || id, text })}\n`;
}
