import type { Table } from "../../compare/table.ts";
import type { Html } from "../html/html.ts";

/** A drawing with what says the same in words. */
export interface Chart {
  readonly title: string;
  readonly svg: Html;
  /** What colours and marks stand for; empty where axes say it. */
  readonly legend: readonly { readonly mark: Html; readonly label: string }[];
  /** The figures that it is drawn from. */
  readonly table: Table;
}
