import { Failure, quoted } from "../engine/failure.ts";
import type { Connection, PageInfo } from "../schema/connection.ts";
import { MAX_FIRST } from "../schema/first.ts";
import { cursorOf, noCursor, placeIn } from "./cursor.ts";

/** Which part of a list a client wants to see. */
interface Slice {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** How the members of a list are shown, and told apart. */
interface Members<Item, Shown> {
  /** Equal for equal members of the list only. */
  readonly keyOf: (item: Item) => string;
  readonly show: (item: Item) => Shown;
}

/**
 * A page of a list. A cursor says where its member stands and, by a check, which one it is: a page of another list, or
 * of one that has changed since, is refused and not guessed.
 * @throws Failure `BAD_USER_INPUT` for a `first` that is not a whole number from 1 to MAX_FIRST, and for an `after`
 * that is no cursor of this list
 */
export function pageOf<Item, Shown>(
  list: readonly Item[],
  { first, after }: Slice,
  { keyOf, show }: Members<Item, Shown>,
): Connection<Shown> {
  requireFirst(first);
  const start = after === null || after === undefined ? 0 : placeAfter(after, list, keyOf);
  const items = list.slice(start, start + first);
  const cursorAt = (offset: number): string | null => {
    const item = items.at(offset);
    return item === undefined ? null : cursorOf(start + (offset < 0 ? items.length + offset : offset), keyOf(item));
  };
  const pageInfo: PageInfo = {
    hasNextPage: start + items.length < list.length,
    hasPreviousPage: start > 0,
    startCursor: cursorAt(0),
    endCursor: cursorAt(-1),
  };
  const nodes = items.map(show);
  return {
    nodes,
    pageInfo,
    totalCount: list.length,
    // Most clients take `nodes`, and need no cursor of each.
    get edges() {
      return nodes.map((node, index) => ({ cursor: cursorAt(index) ?? "", node }));
    },
  };
}

/** @throws Failure `BAD_USER_INPUT` */
export function requireFirst(first: unknown): asserts first is number {
  if (typeof first !== "number" || !Number.isInteger(first) || first < 1 || first > MAX_FIRST) {
    throw new Failure("BAD_USER_INPUT", `first must be from 1 to ${MAX_FIRST}; got ${quoted(first)}.`);
  }
}

function placeAfter<Item>(after: string, list: readonly Item[], keyOf: (item: Item) => string): number {
  const index = placeIn(after);
  const item = index === undefined ? undefined : list[index];
  if (index !== undefined && item !== undefined && cursorOf(index, keyOf(item)) === after) return index + 1;
  throw noCursor(after);
}
