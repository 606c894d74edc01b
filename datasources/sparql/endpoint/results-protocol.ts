import type { PackedRows } from "../../select/packed-rows.ts";

/** The body of a reply as it came, in UTF-8. */
export type ResultsRequest = Uint8Array<ArrayBuffer>;

export type ResultsReply =
  | { readonly ok: true; readonly packed: PackedRows }
  | { readonly ok: false; readonly problem: string };
