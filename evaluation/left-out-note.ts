import type { LeftOut } from "./question-set.ts";

/** For people: how many records were left out, and what is wrong with the first ones. */
export function leftOutNote(leftOut: LeftOut): string {
  const { records, of } = leftOut;
  return `${records.toLocaleString("en")} of ${of.toLocaleString("en")} records can not be read and ${records === 1 ? "was" : "were"} left out. ${told(leftOut)}`;
}

/** What is wrong with the first records, and how many more there are. */
export function told({ records, examples }: Pick<LeftOut, "records" | "examples">): string {
  return [
    ...examples,
    ...(records > examples.length ? [`And ${(records - examples.length).toLocaleString("en")} more.`] : []),
  ].join(" ");
}
