/** A finished stage, as it is stored. */
export interface StoredStage {
  /** Whose it is; entries of different scopes never meet. */
  readonly scope: string;
  /** Content key of the stage. */
  readonly key: string;
  /** Name of the stage, for people who look into a store. */
  readonly stage: string;
  /** The value as text, which stores need not understand. */
  readonly value: string;
  /** JSON text of the calls that it took, by kind. */
  readonly calls: string;
  /** Milliseconds since 1970: when it was computed, or when the oldest part of it was had from a source. */
  readonly computedAt: number;
  /** Milliseconds since 1970; from then on the value must not be used. */
  readonly expiresAt: number;
  /** Id of the investigation that computed it, so that it can be forgotten with it. */
  readonly origin: string;
}

/**
 * Where finished stages outlive their investigation. It may lose anything at any time, and must never give a value that
 * was not set under the same scope and key. Whoever calls it expects it to fail; see `GuardedStore`.
 */
export interface StageStore {
  /** The entry, unless there is none or it has expired. */
  get(scope: string, key: string): Promise<StoredStage | undefined>;
  /** Replaces an entry of equal scope and key. Takes effect for every later call, whether or not this is awaited. */
  set(entry: StoredStage): Promise<void>;
  /** Drops what an investigation has stored; the number of entries dropped. */
  forget(scope: string, origin: string): Promise<number>;
  /** Writes out what is pending and lets go of files and connections. */
  close(): Promise<void>;
}

/** Told of what went wrong without failing anybody's question, for the log. */
export type OnProblem = (message: string, cause: unknown) => void;
