/**
 * What a process takes that holds a graph: for itself, and for each byte of the files, at most, while they are loaded
 * and learned from. Measured of files of N-Triples of 32 and 97 MB: 0.6 and 1.1 GB.
 */
const OWN_BYTES = 300_000_000;
const PER_BYTE = 9;

/** How to serve a file that is too large to be held. */
export const SERVE_INSTEAD =
  "Load it into a SPARQL server instead, such as Oxigraph: `oxigraph load --location graph --file <file>`, then `oxigraph serve-read-only --location graph --bind 127.0.0.1:7878`; and set WHYQL_SPARQL_ENDPOINT=http://127.0.0.1:7878/query.";

/**
 * What to do about files that may take more memory than there is; undefined where there is enough.
 * @param id Of the graph
 * @param bytes Of all its files
 * @param availableBytes Of memory
 */
export function memoryAdvice(id: string, bytes: number, availableBytes: number): string | undefined {
  const needed = OWN_BYTES + PER_BYTE * bytes;
  if (needed <= availableBytes) return undefined;
  const gigabytes = (count: number): string => `${(count / 1e9).toFixed(1)} GB`;
  const files = `The files of the graph ${JSON.stringify(id)} have ${Math.ceil(bytes / 1e6).toLocaleString("en")} MB`;
  return `${files}, which may take ${gigabytes(needed)} of memory, and ${gigabytes(availableBytes)} are available. ${SERVE_INSTEAD}`;
}
