import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { quoted } from "../../engine/failure.ts";
import { RunError } from "./run-error.ts";

/**
 * Claims a run's file for this process, so that no other writes it meanwhile: `<file>.lock` holds the number of the
 * process. What a process left that is no more is taken over.
 * @returns gives the claim up
 * @throws RunError when another process has it; the system's error when the claim can not be written
 */
export function claim(path: string): () => void {
  const lock = `${path}.lock`;
  mkdirSync(dirname(lock), { recursive: true });
  for (let again = true; ; again = false) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const owner = Number(readFileSync(lock, "utf8"));
      if (!again || isRunning(owner)) {
        throw new RunError(
          `The run ${quoted(path)} is being written by process ${owner}. Wait for it, or name another file with --run. Delete ${quoted(lock)} if there is no such process.`,
        );
      }
      rmSync(lock, { force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid < 1) return false;
  try {
    // Signal 0 asks whether there is such a process.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
