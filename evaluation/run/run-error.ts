/** A run can not be made, continued or read: one or two sentences that say what is the matter and what to do. */
export class RunError extends Error {
  override readonly name = "RunError";
}

/** Why a file could not be read or written, in words; the system's message where there are none. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EACCES: "there is no permission",
  EPERM: "there is no permission",
  EROFS: "it lies on a disk that can only be read",
  ENOTDIR: "a part of its path is a file, not a folder",
  EEXIST: "a part of its path is a file, not a folder",
  EISDIR: "it is a folder",
  ENOENT: "it does not exist",
  EFBIG: "it has become too large",
};
