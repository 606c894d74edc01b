import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { QuestionLimits, RdfFormat } from "../generated/graphql.ts";
import { graphql } from "../generated/index.ts";

/** The answer is there already: nothing more runs for it. */
const ProvenanceOf = graphql(`
  query ProvenanceOf($id: ID!, $format: RdfFormat!, $limits: QuestionLimits) {
    questionById(id: $id, limits: $limits) {
      id
      provenance(format: $format)
    }
  }
`);

interface ProvenanceProps {
  readonly id: string;
  readonly limits: QuestionLimits | undefined;
}

const FILES = [
  { format: "TURTLE", name: "Turtle", extension: "ttl", type: "text/turtle" },
  { format: "JSON_LD", name: "JSON-LD", extension: "jsonld", type: "application/ld+json" },
] as const satisfies readonly { readonly format: `${RdfFormat}`; [member: string]: string }[];

const UNAVAILABLE = "It is not available now. Ask the question again.";

/** How the answer was found, to be kept as a file. */
export function Provenance({ id, limits }: ProvenanceProps) {
  const client = useApolloClient();
  const [said, setSaid] = useState("");
  const download = async ({ format, extension, type }: (typeof FILES)[number]): Promise<void> => {
    setSaid("");
    const variables = { id, format, limits };
    const { data } = await client.query({ query: ProvenanceOf, variables, fetchPolicy: "no-cache" });
    const text = data?.questionById?.provenance;
    if (text == null) return setSaid(UNAVAILABLE);
    save(new Blob([text], { type }), `provenance.${extension}`);
  };
  return (
    <p className="provenance quiet" role="group" aria-label="Provenance">
      Download how it was found (W3C PROV-O):{" "}
      {FILES.map((file) => (
        <button
          key={file.format}
          type="button"
          aria-label={`Download the provenance as ${file.name}`}
          onClick={() => void download(file).catch(() => setSaid(UNAVAILABLE))}
        >
          {file.name}
        </button>
      ))}{" "}
      <span aria-live="polite">{said}</span>
    </p>
  );
}

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
