import type { StoredStage } from "../../engine/investigation/store.ts";

/** What the worker is started with. */
export interface StageFileOptions {
  readonly path: string;
  /** Bound of the file's used pages, in bytes. */
  readonly maxBytes: number;
}

/** One thing asked of the worker; requests are served in the order in which they are sent. */
export type StageFileRequest =
  | { readonly type: "get"; readonly scope: string; readonly key: string }
  | { readonly type: "set"; readonly entry: StoredStage }
  | { readonly type: "forget"; readonly scope: string; readonly origin: string }
  | { readonly type: "close" };

/** From the worker: that the file is open or can not be; what it had to put right; the answers. */
export type StageFileMessage =
  | { readonly type: "open" }
  | { readonly type: "not-open"; readonly reason: string }
  | { readonly type: "problem"; readonly message: string; readonly cause: string }
  | { readonly type: "answer"; readonly id: number; readonly value: StoredStage | number | undefined }
  | { readonly type: "failed"; readonly id: number; readonly reason: string };
