import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import { graphOfContent } from "../learned/learned-graph.ts";
import { resultOf } from "../threads/outcome.ts";
import type { PackedNames } from "../graph-index/packed-names.ts";
import { SHARED_DESCRIPTOR } from "../threads/child-process.ts";
import { ScratchFile } from "../threads/scratch-file.ts";
import { canReadDirectly } from "./direct/read-files.ts";
import { bytesOf, type GraphFile } from "./graph-files.ts";
import type { LearnedFiles } from "../learned/learned-files.ts";
import { startLearningApart } from "./start-learning.ts";
import type { StoreWorker } from "./store-worker.ts";
import { learningTimeoutMs } from "./time-limits.ts";
import type { LearnedGraph, LoadedFile } from "./worker-protocol.ts";

/** What a graph is to be made of. */
export interface GraphSource {
  readonly id: string;
  readonly files: readonly GraphFile[];
  readonly settings: Partial<Vocabulary>;
  readonly learned: LearnedFiles | undefined;
}

/** What is known of files before their store is. */
interface Ahead {
  readonly digests: readonly string[];
  /** What was learned of them before. */
  readonly known?: LearnedGraph;
  /** What was learned of them now. */
  readonly found?: LearnedGraph;
  /** How many distinct triples were found. */
  readonly triples?: number;
}

const PIECE_BYTES = 1024 * 1024;

/**
 * Learns from files what a graph is made of while its store loads them. What comes of it counts only when the store
 * holds as many triples, of the same contents; else, and whatever goes wrong here, it is learned from the store.
 */
export class LearningAhead {
  readonly #graph: GraphSource;
  readonly #ahead: Promise<Ahead | undefined>;
  #thread: ReturnType<typeof startLearningApart> | undefined;
  #isEnded = false;

  static isPossible(files: readonly GraphFile[]): boolean {
    return canReadDirectly(files);
  }

  /** @param keyOf By what something learned is found again, from the SHA-256 of each file */
  constructor(graph: GraphSource, keyOf: (digests: readonly string[]) => string) {
    this.#graph = graph;
    // The store says what is wrong with files.
    this.#ahead = this.#learn(keyOf).catch(() => undefined);
  }

  /** @param loaded What the store is filled with */
  async of(
    { givenIris }: Pick<StoreWorker, "givenIris">,
    loaded: readonly LoadedFile[],
  ): Promise<Pick<Ahead, "known" | "found"> | undefined> {
    const ahead = await this.#ahead;
    const isSame = loaded.every(({ digest }, place) => ahead?.digests[place] === digest);
    // Nodes that got an IRI have none in the files.
    const isOther = givenIris > 0 || ahead?.triples !== loaded.at(-1)?.triples;
    if (!isSame || (ahead?.found !== undefined && isOther)) return undefined;
    return ahead;
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#thread?.end();
  }

  async #learn(keyOf: (digests: readonly string[]) => string): Promise<Ahead | undefined> {
    const { files, learned } = this.#graph;
    // To find out what a file is takes a while, and is of no use where nothing is kept.
    if (learned !== undefined && (await learned.hasAny())) {
      const digests: string[] = [];
      // One after the other: there may be thousands.
      for (const file of files) digests.push(await digestOf(file));
      const kept = await learned.get(keyOf(digests));
      if (kept !== undefined) return { digests, known: graphOfContent(kept) };
    }
    if (this.#isEnded) return undefined;
    const scratch = await ScratchFile.open();
    try {
      return await this.#learnApart(scratch);
    } finally {
      await scratch?.close();
    }
  }

  async #learnApart(scratch: ScratchFile | undefined): Promise<Ahead | undefined> {
    if (this.#isEnded) return undefined;
    const { files, settings } = this.#graph;
    const thread = (this.#thread = startLearningApart(scratch?.descriptor));
    const request = {
      from: "FILES",
      files: files.map(({ path, format, bytes }) => ({ path, format, bytes })),
      settings,
      ...(scratch === undefined ? {} : { namesTo: SHARED_DESCRIPTOR }),
    } as const;
    try {
      const reply = resultOf(await thread.exchange(request, { timeoutMs: learningTimeoutMs(bytesOf(files)) }));
      if (reply === undefined) return undefined;
      const { graph, namesApart = 0, triples, digests } = reply;
      const apart = namesApart === 0 ? undefined : await scratch?.read(namesApart);
      // Nothing else of the reply: it would hold all that came with it.
      return {
        digests,
        triples,
        found: { ...graph, names: apart === undefined ? sharedNames(graph.names) : { bytes: apart } },
      };
    } finally {
      // Nobody waits until it has.
      void thread.end();
    }
  }
}

async function digestOf({ path, bytes }: GraphFile): Promise<string> {
  const digest = createHash("sha256");
  if (bytes === undefined)
    for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) digest.update(piece as Buffer);
  else digest.update(bytes);
  return digest.digest("hex");
}

/** Memory does not come shared from another process. */
function sharedNames({ bytes }: PackedNames): PackedNames {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  shared.set(bytes);
  return { bytes: shared };
}
