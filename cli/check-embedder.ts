import type { SourceCheck } from "../engine/sources/check.ts";
import type { UpstreamContext } from "../engine/sources/upstream.ts";
import { cosine, type Embedder } from "../engine/text/embedder.ts";

const WORD = "the wife of a king";
const NEAR = "a monarch's spouse";
const FAR = "how to change the tyre of a car";

/**
 * Embeds three texts, and tells whether what means the same is nearer than what does not.
 * @throws Failure when the embedder fails
 */
export async function checkEmbedder(embedder: Embedder, context: UpstreamContext): Promise<SourceCheck> {
  const started = performance.now();
  const [word, near, far] = await embedder.embed([WORD, NEAR, FAR], context);
  const isNearer =
    word !== undefined && near !== undefined && far !== undefined && cosine(word, near) > cosine(word, far);
  return {
    usable: isNearer,
    latencyMs: performance.now() - started,
    findings: [
      { name: "dimensions", value: String(word?.length ?? 0) },
      { name: "meaning", value: `“${WORD}” is ${isNearer ? "nearer" : "not nearer"} to “${NEAR}” than to “${FAR}”` },
    ],
    problem: isNearer
      ? undefined
      : "Its vectors do not tell what means the same. Check that embedding.model makes embeddings.",
  };
}
