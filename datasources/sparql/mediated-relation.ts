import { replaceIris } from "../select/select-guard.ts";
import type { MediatorRule } from "./profiles/profile.ts";

/** Two relations through a node without a name, as one: Freebase writes `film.film.starring..film.performance.actor`. */
export function mediatedRelation(first: string, second: string, { namespace }: MediatorRule): string {
  return `${first}..${second.slice(namespace.length)}`;
}

/** The query with every such relation as the path that it stands for: no graph has triples of them. */
export function withPaths(query: string, rule: MediatorRule | undefined): string {
  if (rule === undefined || !query.includes("..")) return query;
  return replaceIris(query, (value) => {
    if (!value.startsWith(rule.namespace)) return undefined;
    const [first, second] = value.split("..");
    return first === undefined || second === undefined ? undefined : `(<${first}>/<${rule.namespace}${second}>)`;
  });
}
