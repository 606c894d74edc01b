import { Store } from "oxigraph";
import { expect, test } from "vitest";
import { SubjectsWithoutIris } from "../../datasources/embedded/subjects-without-iris.ts";

const FORMAT = "application/n-triples";
const PLAIN = `# a comment\n<urn:a_b> <urn:p> _:c .\n\n<urn:a> <urn:p> "_:d\\n_:e" .\n`;

/** By what is said of a file handed over in pieces of so many bytes. */
function may(text: string, pieceBytes: number, format = FORMAT): boolean {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, place) =>
    bytes.subarray(place * pieceBytes, (place + 1) * pieceBytes),
  );
  const subjects = new SubjectsWithoutIris(format);
  expect(Buffer.concat([...subjects.through(pieces)]).toString()).toBe(text);
  return subjects.may;
}

const SIZES = [1, 2, 7, 1_000];

test("a file whose lines begin with IRIs says nothing of nodes without one, in whatever pieces it is read", () => {
  for (const size of SIZES) expect(may(PLAIN, size), `pieces of ${size} bytes`).toBe(false);
  expect(may("", 1)).toBe(false);
});

test("what the store takes for a subject without an IRI is never missed", () => {
  const said = "_:x <urn:p> <urn:a> .\n";
  const texts = [
    said + PLAIN,
    PLAIN + said,
    `${PLAIN} \t${said}`,
    `${PLAIN}\t${said}`,
    `${PLAIN}# a comment\r${said}`,
    `${PLAIN}<urn:a> <urn:p> <urn:a> .\r\n${said}`,
    `${PLAIN}# no end of a line before it\n${said.trim()}`,
  ];
  for (const text of texts) {
    const store = new Store();
    store.load(text, { format: FORMAT });
    expect(
      store.match().some(({ subject }) => subject.termType === "BlankNode"),
      text,
    ).toBe(true);
    for (const size of SIZES) expect(may(text, size), `${JSON.stringify(text)} in pieces of ${size} bytes`).toBe(true);
  }
});

test("of other formats it is not known", () => {
  expect(may(PLAIN, 1_000, "text/turtle")).toBe(true);
});
