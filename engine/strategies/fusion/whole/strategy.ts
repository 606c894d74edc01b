import { atMost, requestsOf } from "../../../cost-estimate.ts";
import { readQuestion } from "../../../documents/read-question.ts";
import { membersOf } from "../../../graph/fused-graph.ts";
import type { InvestigationParts } from "../../../investigation-parts.ts";
import { analysisStage } from "../../../question/stages.ts";
import { answersTo } from "../../../query/over-paths/answers-to.ts";
import { versionOf } from "../../../sources/version.ts";
import { maxAgeOf } from "../../../sources/age.ts";
import { lexicalEmbedder } from "../../../text/embedder.ts";
import type { Strategy } from "../../strategy.ts";
import { quotedBy } from "./quoted-by.ts";
import { readWhole, WHOLE_LIMITS } from "./reading.ts";
import { WHOLE } from "../name.ts";
import { wholeResult } from "./result.ts";

/** Are there texts, and somebody who reads a question in them as a whole? */
export function readsWhole({ documents, reasoner }: Pick<InvestigationParts, "documents" | "reasoner">): boolean {
  return documents.length > 0 && reasoner.answers?.(readQuestion) === true;
}

/**
 * Reads the question as a whole in texts, as plain retrieval does, but with the sentence for each step. Part of FUSION,
 * and no strategy that clients can name: what it finds is held against what was found hop by hop. The sentences that
 * the hops were found in are shown first: mostly they are what a second search would look for.
 * @param query who finds it hop by hop, and has been asked
 */
export function wholeStrategy(query: Strategy): Strategy {
  return {
    name: WHOLE,
    estimate: (_question, parts) => {
      const own = atMost("fusion.whole", 1, {
        ...requestsOf(WHOLE_LIMITS.rounds, parts),
        DOCUMENTS: WHOLE_LIMITS.rounds * parts.documents.length,
        LABELS: WHOLE_LIMITS.answers * membersOf(parts.graph).length,
      });
      return { strategy: WHOLE, stages: [own], most: own.most };
    },
    result: (question, parts) => {
      const hops = query.result(question, parts);
      return {
        name: "fusion.whole",
        version: 4,
        inputs: {
          text: question.text,
          analysis: analysisStage(question, parts).inputs,
          hops: { name: hops.name, version: hops.version, inputs: hops.inputs },
          graph: versionOf(parts.graph),
          documents: parts.documents.map(versionOf),
          embedder: (parts.embedder ?? lexicalEmbedder).id,
          reasoner: parts.reasoner.id,
          task: readQuestion.version,
        },
        maxAgeMs: maxAgeOf([parts.graph, ...parts.documents]),
        async compute(context) {
          const retrievedAt = new Date().toISOString();
          const asked = answersTo(await context.get(analysisStage(question, parts)));
          const quoted = quotedBy(await context.get(hops), parts.documents);
          const reading = await readWhole(question.text, quoted, parts, context);
          return wholeResult(reading, asked, retrievedAt, parts, context);
        },
      };
    },
  };
}
