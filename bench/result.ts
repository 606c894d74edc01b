/** One figure, beside what it is measured against in the same run. */
export interface BenchmarkResult {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly peerName: string;
  /** `ours / peer`. */
  readonly ratio: number;
  readonly unit: string;
}

/** What a benchmark may be given. */
interface BenchmarkOptions {
  /** A folder of published data, which are not part of this repository. */
  readonly data?: string | undefined;
}

/** Takes its measurements, and tells people meanwhile what it found. */
export type Benchmark = (
  tell: (line: string) => void,
  options: BenchmarkOptions,
) => Promise<readonly BenchmarkResult[]>;

export function compared(name: string, unit: string, ours: number, peerName: string, peer: number): BenchmarkResult {
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return { name, ours: rounded(ours), peer: rounded(peer), peerName, ratio: rounded(ours / peer), unit };
}
