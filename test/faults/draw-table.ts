import { type Observation, type Row, SOURCES } from "./row.ts";
import { IDS } from "./observe.ts";

const HEAD = `# What a client sees when a source fails

A question is put over HTTP to a gateway over the built-in graph and documents and one more source, which fails. The HTTP
status is always 200, nothing but the source is named in \`errors\`, what does not need it is there, and neither keys nor
passwords are shown. Where an answer lacks what the source might have said, it has \`complete: false\`, and its
\`explanation\` names the source. \`sources { health { usable problem code } }\` says of a graph, a wiki, a search and documents
what is wrong and what to do; \`npm run doctor\` says it of the model, too.

An attempt is one request. A request that only reads is sent again after a broken connection, a time-out, 408, 425, 429
and 5xx, and after a reply that is none: empty, or a page where JSON was asked for. One that breaks off is asked for up to
twice more than that. Nothing is sent again after an answer that would be the same again, nor before the time that
\`Retry-After\` names. After five failures in a row a host is left alone for 15 seconds. In this table two attempts are
allowed, and 0.3 seconds where a server hangs.

This page is written by a test from what it saw: \`npm run faults:write\`.
`;

const NOTES: Readonly<Partial<Record<Row["source"], string>>> = {
  "web page":
    "The search is well, and quotes the page: the quotation stands in for it. A page that is not there, is none, or is not for us is no failure:\nto ask again would not help.",
  documents: "The folder is changed while the gateway runs.",
  embeddings: "Strategy `TREEQA`. Texts are compared by their spelling instead.",
  model:
    "The built-in reasoner does the task at which the model failed, and the answer says so. With `model.fallback` false\nnothing stands in for it: the field that needs it is null, and the others are there.",
};

/** What was seen, as a page in Markdown. */
export function drawTable(seen: readonly (readonly [Row, Observation])[]): string {
  const parts = SOURCES.map((source) => {
    const lines = seen.filter(([row]) => row.source === source).map(([row, observation]) => line(row, observation));
    const note = NOTES[source];
    return `\n## ${source.charAt(0).toUpperCase()}${source.slice(1)}\n\n${note === undefined ? "" : `${note}\n\n`}| fault | attempts | \`extensions.code\` | the message, or the explanation | answer | \`complete\` |\n|---|---|---|---|---|---|\n${lines.join("")}`;
  });
  return HEAD + parts.join("");
}

function line({ fault, source }: Row, { errors, answer, complete, explanation, attempts }: Observation): string {
  const [error] = errors;
  const shown = masked(error?.message ?? said(explanation, IDS[source]));
  const sent = source === "documents" || attempts === 0 ? "–" : String(attempts);
  return `| ${fault} | ${sent} | ${error === undefined ? "–" : `\`${error.code}\``} | ${shown} | ${answer ?? "null"} | ${complete ?? "–"} |\n`;
}

/** Of an explanation, the sentence about the source; where there is none, nothing is to be said. */
function said(explanation: string, id: string): string {
  const at = Math.max(explanation.indexOf(`The source "${id}"`), explanation.indexOf("The built-in reasoner did"));
  return at < 0 ? "–" : explanation.slice(at);
}

/** Without what differs from one machine, or run, to the next. */
function masked(message: string): string {
  return message
    .replace(/127\.0\.0\.1:\d+/gu, "127.0.0.1:…")
    .replace(/"[^"]*(?:\/|\\)notes((?:\/|\\)[^"]*)?"/gu, (_all, file: string | undefined) => `"notes${file ?? ""}"`)
    .replace(/its host name (?:is not known|could not be looked up)/u, "its host name is not known")
    .replace(/another 3\d{3} seconds/u, "another 3600 seconds")
    .replaceAll("|", "\\|");
}
