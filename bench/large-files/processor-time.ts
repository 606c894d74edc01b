import { readFileSync } from "node:fs";

const TICK_MS = 10;

/** Milliseconds that all threads of this process have worked. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Milliseconds that processes have worked that this one started and that have ended, as far as Linux tells. The name in
 * the file's second field may hold blanks; children are its fields 16 and 17 (`man 5 proc`).
 */
export function childrenMs(): number {
  if (process.platform !== "linux") return 0;
  const stat = readFileSync("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}
