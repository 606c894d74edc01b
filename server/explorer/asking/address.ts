import { useMemo, useSyncExternalStore } from "react";
import { fromParameters, toParameters, type AskedQuestion } from "./request.ts";

/** What the page shows, as its address says: it can be shared, kept and gone back to. */
export interface Place {
  readonly asked: AskedQuestion | undefined;
  /** The panel that is open; undefined where the address names none. */
  readonly panel: string | undefined;
}

const listeners = new Set<() => void>();
window.addEventListener("popstate", tell);

/** Where the page is now. */
export function usePlace(): Place {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return useMemo(() => {
    const parameters = new URLSearchParams(search);
    return { asked: fromParameters(parameters), panel: parameters.get("panel") ?? undefined };
  }, [search]);
}

/** Asks a question, or goes to the start; the browser's back button undoes it. */
export function goTo(asked: AskedQuestion | undefined): void {
  window.history.pushState(null, "", addressOf(asked));
  window.scrollTo(0, 0);
  tell();
}

/** Opens a panel. It is no place of its own to go back from. */
export function openPanel(panel: string): void {
  const parameters = new URLSearchParams(window.location.search);
  parameters.set("panel", panel);
  window.history.replaceState(null, "", `${window.location.pathname}?${parameters.toString()}`);
  tell();
}

/** Address of a question on this page. */
export function addressOf(asked: AskedQuestion | undefined): string {
  const { pathname } = window.location;
  return asked === undefined ? pathname : `${pathname}?${toParameters(asked).toString()}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
