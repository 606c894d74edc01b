import { Fragment } from "react";

/** A description of the schema, in which what is code stands between backticks, as Markdown has it. */
export function Described({ text }: { readonly text: string }) {
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}

/** The same where there can be text only. */
export function plainDescription(text: string): string {
  return text.replaceAll("`", "");
}
