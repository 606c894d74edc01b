import { useSyncExternalStore } from "react";
import type { AnswerStatus } from "../generated/graphql.ts";
import { isSameQuestion, type AskedQuestion } from "./request.ts";

/** A question that was asked in this browser, and what came of it. */
export interface AskedBefore {
  readonly asked: AskedQuestion;
  readonly status: AnswerStatus;
  readonly answer: string;
}

const KEY = "whyql.history";
const MOST = 30;
const LONGEST_ANSWER = 200;

const listeners = new Set<() => void>();
let known: readonly AskedBefore[] = read();

/** What was asked in this browser, the latest first. */
export function useHistory(): readonly AskedBefore[] {
  return useSyncExternalStore(subscribe, () => known);
}

/** Puts a question first. It stays in this browser. */
export function remember({ asked, status, answer }: AskedBefore): void {
  const [latest] = known;
  const isThere = latest !== undefined && isSameQuestion(latest.asked, asked) && latest.answer === answer;
  if (isThere) return;
  const others = known.filter((each) => !isSameQuestion(each.asked, asked));
  write([{ asked, status, answer: answer.slice(0, LONGEST_ANSWER) }, ...others].slice(0, MOST));
}

export function forgetHistory(): void {
  write([]);
}

function read(): readonly AskedBefore[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isAskedBefore) : [];
  } catch {
    return [];
  }
}

/** What an earlier page wrote may look otherwise. */
function isAskedBefore(value: unknown): value is AskedBefore {
  const { asked, status, answer } = (value ?? {}) as Partial<AskedBefore>;
  const isComplete = typeof status === "string" && typeof answer === "string";
  return isComplete && typeof asked?.text === "string" && typeof asked.wishes === "object";
}

function write(entries: readonly AskedBefore[]): void {
  known = entries;
  try {
    localStorage.setItem(KEY, JSON.stringify(entries));
  } catch {
    // A browser that keeps nothing forgets with the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
