import type { BadConfiguration } from "./configurations.ts";
import { SECRETS } from "./faults.ts";
import type { Refusal } from "./refusal-of.ts";

const HEAD = `
## Bad configurations

The server says what is wrong and ends, before its port opens. Values of keys, passwords and headers are not repeated.

| configuration | what is said |
|---|---|
`;

/** What was said of bad configurations, as a part of a page in Markdown. */
export function drawRefusals(seen: readonly (readonly [BadConfiguration, Refusal])[]): string {
  return (
    HEAD +
    seen
      .map(([{ file, environment = {} }, { message }]) => `| \`${shown(file, environment)}\` | ${escaped(message)} |\n`)
      .join("")
  );
}

function shown(file: unknown, environment: Readonly<Record<string, string>>): string {
  const text =
    file === undefined
      ? Object.entries(environment)
          .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
          .join(" ")
      : typeof file === "string"
        ? file
        : JSON.stringify(file);
  return escaped(SECRETS.reduce((all, secret) => all.replaceAll(secret, "***"), text));
}

function escaped(text: string): string {
  return text.replaceAll("|", "\\|");
}
