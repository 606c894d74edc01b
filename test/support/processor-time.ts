/**
 * Milliseconds of a processor that this thread takes to run something. What else the machine does meanwhile is not in
 * it, so that a bound on it holds on a busy machine as on an idle one.
 */
export function processorMs(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
