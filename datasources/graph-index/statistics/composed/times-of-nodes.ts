import { normalise } from "../../../../engine/text/normalise.ts";
import { compareDates, parseDate } from "../../../../engine/values/date.ts";
import type { ComposedRelation } from "../../../../engine/sources/knowledge-graph.ts";
import { nameFromIri } from "../../local-name.ts";
import { objectKind } from "../object-kind.ts";
import { isYear } from "../years.ts";
import { isResource, type Node, termOf } from "../pairs.ts";
import { partsOf } from "./facts-of-nodes.ts";
import type { Out } from "./further-parts.ts";

const STARTS: ReadonlySet<string> = new Set(["start", "started", "begin", "began", "beginning", "from", "since"]);
const ENDS: ReadonlySet<string> = new Set(["end", "ended", "finish", "finished", "until", "till", "to"]);

type Times = Pick<ComposedRelation, "start" | "end" | "hasUnreadTimes">;

/** The times of each part that is no date: told by the nodes that have it, since others may be of another kind. */
export function timesByPart(nodes: ReadonlyMap<Node, readonly Out[]>): ReadonlyMap<string, Times> {
  const having = new Map<string, Map<Node, readonly Out[]>>();
  for (const [node, found] of nodes)
    for (const { predicate, object } of found) {
      if (isDate(object)) continue;
      const known = having.get(predicate) ?? new Map<Node, readonly Out[]>();
      having.set(predicate, known.set(node, found));
    }
  return new Map([...having].map(([part, own]) => [part, timesOf(own)]));
}

/**
 * Which dates of nodes say from when and until when: of two the one that is never later; of any others those that alone
 * are called like a beginning and like an end. Where the order is not always the same, or nothing tells them apart,
 * there are times that can not be read; of one date that is called otherwise there are none.
 */
export function timesOf(nodes: ReadonlyMap<Node, readonly Out[]>): Times {
  const dates = [...partsOf(nodes)].filter(areTimes).map(([part]) => part);
  const [one, other, ...more] = dates;
  if (one === undefined) return {};
  const named = timesByName(dates);
  if (other === undefined) return named;
  if (more.length > 0) {
    const isRight = named.start !== undefined && named.end !== undefined;
    return isRight && !ordersOf(nodes, named.start, named.end).has("after") ? named : UNREAD;
  }
  const orders = ordersOf(nodes, one, other);
  if (orders.size > 1) return UNREAD;
  if (orders.size === 0) return named.start === undefined || named.end === undefined ? UNREAD : named;
  return orders.has("before") ? { start: one, end: other } : { start: other, end: one };
}

/** Dates, or numbers that look like years where their name says that they are times. */
export function areTimes([part, objects]: readonly [string, readonly Node[]]): boolean {
  return objects.every(isDate) || (tellsTime(part, objects) && objects.every(isYear));
}

const UNREAD: Times = { hasUnreadTimes: true };

/** A beginning and an end by what dates are called; neither where several are called so. */
function timesByName(dates: readonly string[]): Pick<Times, "start" | "end"> {
  const called = (words: ReadonlySet<string>): string | undefined => {
    const [found, ...others] = dates.filter((date) =>
      normalise(nameFromIri(date))
        .split(" ")
        .some((word) => words.has(word)),
    );
    return others.length > 0 ? undefined : found;
  };
  const start = called(STARTS);
  const end = called(ENDS);
  return {
    ...(start === undefined ? {} : { start }),
    ...(end === undefined || end === start ? {} : { end }),
  };
}

/** How one date of a node lies to another wherever it has one of each; nothing where they are the same day. */
function ordersOf(nodes: ReadonlyMap<Node, readonly Out[]>, one: string, other: string): ReadonlySet<string> {
  return new Set(
    [...nodes.values()].flatMap((found) => {
      const [first, second] = [one, other].map((part) => found.filter(({ predicate }) => predicate === part));
      const [a, b] = [first?.[0]?.object, second?.[0]?.object].map((object) => dateOf(object ?? ""));
      if (a === undefined || b === undefined || first?.length !== 1 || second?.length !== 1) return [];
      const order = compareDates(a, b);
      return order === "before" || order === "after" ? [order] : [];
    }),
  );
}

function dateOf(node: Node): ReturnType<typeof parseDate> {
  const term = termOf(node);
  return term?.kind === "literal" ? parseDate(term.lexical) : undefined;
}

function isDate(node: Node): boolean {
  return !isResource(node) && dateOf(node) !== undefined && objectKind([node]) === "DATE";
}

/** Dates, or numbers that are called years or like a beginning or an end. */
export function tellsTime(predicate: string, objects: readonly Node[]): boolean {
  const kind = objectKind(objects);
  if (kind !== "NUMBER") return kind === "DATE";
  const words = normalise(nameFromIri(predicate)).split(" ");
  return words.some((word) => word === "year" || STARTS.has(word) || ENDS.has(word));
}
