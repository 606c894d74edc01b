import { ApolloLink, type ApolloClient } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { finalize, type Subscription } from "rxjs";
import { graphql } from "../generated/index.ts";
import type { WatchSubscription } from "../generated/graphql.ts";

/** What happens while a question is worked on. */
export const Watch = graphql(`
  subscription Watch($id: ID!) {
    progress(id: $id) {
      __typename
      sequence
      at
      ... on StageStarted {
        stage
      }
      ... on StageFinished {
        stage
        outcome
        code
        fromStore
        ms
        cost {
          ...SpentByStage
        }
      }
      ... on SourceCalled {
        kind
        source {
          id
          title
        }
      }
      ... on WorkEnded {
        reason
      }
    }
  }
  fragment SpentByStage on StageCost {
    upstream {
      kind
      calls
    }
    inputTokens
    outputTokens
    tokensEstimated
    money {
      amount
      currency
    }
  }
`);

export type WorkEvent = WatchSubscription["progress"];

/** What happened from the first operation that waited for a question to the last one of that time. */
export interface WorkRun {
  /** Names of the operations that waited, each once: whose work it was. */
  readonly operations: readonly string[];
  readonly events: readonly WorkEvent[];
  /** Whether operations wait still. */
  readonly isRunning: boolean;
}

/** How long the last events are waited for when an operation has its result already. */
const LAST_EVENTS_MS = 1_000;
/** After which the progress is watched again, where that broke off and operations still wait. */
const AGAIN_MS = 1_000;

interface Watched {
  runs: readonly WorkRun[];
  waiting: number;
  watching: Subscription | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const NO_RUNS: readonly WorkRun[] = [];

/**
 * Records the progress of questions while operations wait for them: whoever asks by a question's id need not see to it.
 * Watching starts no work by itself, and ends when nobody waits.
 */
export class WorkRecord {
  readonly #questions = new Map<string, Watched>();
  readonly #listeners = new Set<() => void>();

  /** Sees operations that ask for a question by the variable `id`. */
  readonly link = new ApolloLink((operation, forward) => {
    const id: unknown = operation.variables["id"];
    const isWork = operation.operationType === OperationTypeNode.QUERY && typeof id === "string";
    if (!isWork) return forward(operation);
    this.#attend(id, operation);
    return forward(operation).pipe(finalize(() => this.#leave(id)));
  });

  /** The runs of a question, oldest first; the same value as long as nothing happens. */
  runsOf(id: string): readonly WorkRun[] {
    return this.#questions.get(id)?.runs ?? NO_RUNS;
  }

  /** @returns what ends the listening */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #attend(id: string, { client, operationName = "" }: ApolloLink.Operation): void {
    const watched = this.#questions.get(id) ?? { runs: [], waiting: 0, watching: undefined, timer: undefined };
    this.#questions.set(id, watched);
    if (watched.waiting++ > 0) {
      this.#change(watched, ({ operations, ...run }) => ({
        ...run,
        operations: [...new Set([...operations, operationName])],
      }));
      return;
    }
    watched.runs = [...watched.runs, { operations: [operationName], events: [], isRunning: true }];
    clearTimeout(watched.timer);
    if (watched.watching === undefined) this.#watch(id, watched, client);
    this.#tell();
  }

  #leave(id: string): void {
    const watched = this.#questions.get(id);
    if (watched === undefined || --watched.waiting > 0) return;
    this.#change(watched, (run) => ({ ...run, isRunning: false }));
    clearTimeout(watched.timer);
    watched.timer = setTimeout(() => {
      watched.watching?.unsubscribe();
      watched.watching = undefined;
    }, LAST_EVENTS_MS);
  }

  #watch(id: string, watched: Watched, client: ApolloClient): void {
    const again = (): void => {
      watched.watching = undefined;
      if (watched.waiting > 0) watched.timer = setTimeout(() => this.#watch(id, watched, client), AGAIN_MS);
    };
    watched.watching = client.subscribe({ query: Watch, variables: { id }, fetchPolicy: "no-cache" }).subscribe({
      next: ({ data }) => {
        const event = data?.progress;
        if (event == null) return;
        watched.runs = withEvent(watched.runs, event);
        this.#tell();
      },
      error: again,
      complete: again,
    });
  }

  #change(watched: Watched, change: (run: WorkRun) => WorkRun): void {
    const last = watched.runs.at(-1);
    if (last === undefined) return;
    watched.runs = [...watched.runs.slice(0, -1), change(last)];
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/**
 * The runs with one more event in the run that it belongs to. The end of a stage may come when the next operation waits
 * already: it belongs to where the stage began.
 */
export function withEvent(runs: readonly WorkRun[], event: WorkEvent): readonly WorkRun[] {
  const last = runs.length - 1;
  const begunIn = event.__typename === "StageFinished" ? runs.findIndex((run) => isOpenIn(run, event.stage)) : -1;
  const at = begunIn < 0 ? last : begunIn;
  return runs.map((run, index) => (index === at ? { ...run, events: [...run.events, event] } : run));
}

/** Whether a run saw more stages of this name begin than end. */
function isOpenIn({ events }: WorkRun, stage: string): boolean {
  let open = 0;
  for (const event of events) {
    if (event.__typename === "StageStarted" && event.stage === stage) open++;
    if (event.__typename === "StageFinished" && event.stage === stage) open--;
  }
  return open > 0;
}
