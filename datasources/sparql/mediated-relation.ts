import { queryTokens } from "../select/select-guard.ts";
import type { MediatorRule } from "./profiles/profile.ts";

/** Two relations through a node without a name, as one: Freebase writes `film.film.starring..film.performance.actor`. */
export function mediatedRelation(first: string, second: string, { namespace }: MediatorRule): string {
  return `${first}..${second.slice(namespace.length)}`;
}

/** The query with every such relation as the path that it stands for: no graph has triples of them. */
export function withPaths(query: string, rule: MediatorRule | undefined): string {
  if (rule === undefined || !query.includes("..")) return query;
  let written = "";
  let end = 0;
  for (const token of queryTokens(query)) {
    const [first, second] = token.kind === "iri" ? token.text.slice(1, -1).split("..") : [];
    if (first === undefined || second === undefined || !first.startsWith(rule.namespace)) continue;
    written += `${query.slice(end, token.start)}(<${first}>/<${rule.namespace}${second}>)`;
    end = token.end;
  }
  return written + query.slice(end);
}
