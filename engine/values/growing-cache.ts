import { LRUCache } from "lru-cache";

/**
 * A cache of at most so many entries, each for at most `ttl` milliseconds, which takes room as it fills. Given a number
 * of entries, the library would make room for all of them at once: a large cache that few things ever come into would
 * cost more than it saves.
 */
export function growingCache<V extends string | object>(entries: number, ttl?: number): LRUCache<string, V> {
  return new LRUCache<string, V>({
    maxSize: entries,
    sizeCalculation: () => 1,
    ...(ttl === undefined ? {} : { ttl }),
  });
}
