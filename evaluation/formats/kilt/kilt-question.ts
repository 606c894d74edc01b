import { z } from "zod";
import type { GoldQuestion } from "../../question-set.ts";

export const KiltRecord = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  input: z.string().min(1),
  output: z.array(z.object({ answer: z.string().nullish() })).default([]),
  meta: z.object({ template_questions: z.array(z.string()).optional() }).nullish(),
});

const SLOT = /^(.+?) \[SEP\] (.+)$/u;

/**
 * A record as a question. A slot to fill ("subject [SEP] relation") is asked as the set words it, where it does, and
 * else as one asks for any relation; the mark is gold linking.
 */
export function kiltQuestion({ input, meta }: z.infer<typeof KiltRecord>): Pick<GoldQuestion, "text" | "topicEntities" | "relations"> {
  const [, subject, relation] = SLOT.exec(input.trim()) ?? [];
  if (subject === undefined || relation === undefined) return { text: input.trim() };
  const [worded] = meta?.template_questions ?? [];
  return { text: worded ?? `What is the ${relation} of ${subject}?`, topicEntities: [subject], relations: [relation] };
}
