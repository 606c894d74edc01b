import { z } from "zod";
import type { Fact, LeftOut } from "../../question-set.ts";
import { readRecords } from "../reading/records.ts";

export interface ExtractedFacts {
  readonly facts: readonly Fact[];
  readonly notes: readonly string[];
  readonly leftOut: LeftOut;
}

const Passage = z.object({ extracted_triples: z.array(z.array(z.string())) });

/**
 * Reads what a model extracted from the passages of a corpus, as HippoRAG publishes it:
 * `{docs: [{extracted_triples}]}`. Models write some "triples" of more or fewer parts, which are left out, and told of.
 */
export async function readExtractedFacts(file: string): Promise<ExtractedFacts> {
  const facts: Fact[] = [];
  let left = 0;
  const leftOut = await readRecords({
    file,
    shape: Passage,
    under: "docs",
    take({ extracted_triples: triples }) {
      for (const parts of triples) {
        const [subject = "", relation = "", object = "", ...more] = parts.map((part) => part.trim());
        if (subject === "" || relation === "" || object === "" || more.length > 0) left += 1;
        else facts.push({ subject, relation, object });
      }
    },
  });
  return {
    facts,
    leftOut,
    notes: left === 0 ? [] : [`${left} extracted triples without exactly three parts were left out`],
  };
}
