import { visible } from "../../engine/text/visible.ts";
import type { QuestionRecord } from "./record.ts";

/** Where progress is told. */
export interface ProgressOutput {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

export interface ProgressOptions {
  /** What is run, such as `metaqa 2-hop, QUERY`. */
  readonly title: string;
  /** Questions in all, and how many of them an earlier part of the run has answered. */
  readonly total: number;
  readonly done: number;
  readonly right: number;
  readonly isRight: (record: QuestionRecord) => boolean;
  /** Milliseconds. */
  readonly now?: () => number;
}

const CLEAR_LINE = "\r\u001b[K";
const DEFAULT_COLUMNS = 80;

/** Tells how far a run is: on a terminal in one line that changes, elsewhere with a line for every tenth. */
export class RunProgress {
  readonly #output: ProgressOutput;
  readonly #options: ProgressOptions;
  readonly #now: () => number;
  readonly #startedAt: number;
  #done: number;
  #right: number;

  constructor(output: ProgressOutput, options: ProgressOptions) {
    this.#output = output;
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#startedAt = this.#now();
    this.#done = options.done;
    this.#right = options.right;
  }

  asks(question: string): void {
    if (this.#output.isTTY !== true) return;
    const line = `${this.#state()} · ${question}`;
    this.#output.write(CLEAR_LINE + cut(line, (this.#output.columns ?? DEFAULT_COLUMNS) - 1));
  }

  answered(record: QuestionRecord): void {
    const before = this.#tenths();
    this.#done += 1;
    if (this.#options.isRight(record)) this.#right += 1;
    if (this.#output.isTTY !== true && this.#tenths() > before) this.#output.write(`${visible(this.#state())}\n`);
  }

  /** Clears the line. */
  ends(): void {
    if (this.#output.isTTY === true) this.#output.write(CLEAR_LINE);
  }

  #tenths(): number {
    return Math.floor((10 * this.#done) / this.#options.total);
  }

  #state(): string {
    const { title, total } = this.#options;
    const right = this.#done === 0 ? "" : `, ${Math.round((100 * this.#right) / this.#done)} % right`;
    return `${title}: ${this.#done}/${total}${right}${this.#remaining()}`;
  }

  /**
   * As long for each that is left as for those that were asked now: what an earlier part of the run took says nothing.
   */
  #remaining(): string {
    const asked = this.#done - this.#options.done;
    const left = this.#options.total - this.#done;
    if (asked === 0 || left === 0) return "";
    return `, ${duration(((this.#now() - this.#startedAt) / asked) * left)} left`;
  }
}

/** `45 s`, `3 min 20 s`, `2 h 5 min`. */
export function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}

function cut(line: string, length: number): string {
  const plain = visible(line);
  return plain.length <= length ? plain : `${plain.slice(0, length - 1)}…`;
}
