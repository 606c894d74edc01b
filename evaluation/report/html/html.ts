import { escapeHtml } from "../../../engine/text/escape-html.ts";

/** Text that is HTML already. Only `html` and `trusted` make it. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

export type HtmlValue = string | number | Html | undefined | readonly HtmlValue[];

/**
 * HTML with values put into it. A value that is not HTML itself is text, and is escaped: questions, answers and
 * evidence come from anywhere. Nothing is written for undefined; lists are written one after the other.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(strings.reduce((written, part, index) => written + sourceOf(values[index - 1]) + part));
}

/** What is known to be HTML: constants of ours, and the drawings of a library that escapes. */
export function trusted(source: string): Html {
  return new Html(allowed(source));
}

function sourceOf(value: HtmlValue): string {
  if (value === undefined) return "";
  if (value instanceof Html) return value.source;
  if (typeof value === "object") return value.map(sourceOf).join("");
  return escapeHtml(allowed(String(value)));
}

/**
 * Without the characters that HTML does not allow, and those that turn what is written after them: a mark stands for
 * each.
 */
function allowed(text: string): string {
  return text.replaceAll(
    /[\p{Surrogate}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/gu,
    "\uFFFD",
  );
}
