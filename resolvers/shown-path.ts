import type { PageArguments } from "../schema/arguments.ts";
import { pageOf } from "./page.ts";
import type { ShownPath } from "./shown-result.ts";

/** A page of paths. */
export function pathPage(paths: readonly ShownPath[], page: PageArguments) {
  return pageOf(paths, page, { keyOf: ({ id }) => id, show: (path) => path });
}
