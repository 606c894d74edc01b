import { z } from "zod";
import type { GoldQuestion } from "../../question-set.ts";

export const KiltRecord = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  input: z.string().min(1),
  output: z.array(z.object({ answer: z.string().nullish() })).default([]),
  meta: z.object({ template_questions: z.array(z.string()).optional() }).nullish(),
});

const SEPARATOR = " [SEP] ";

/**
 * A record as a question. A slot to fill ("subject [SEP] relation") is asked as the set words it, where it does, and
 * else as one asks for any relation; the mark is gold linking.
 */
export function kiltQuestion({
  input,
  meta,
}: z.infer<typeof KiltRecord>): Pick<GoldQuestion, "text" | "topicEntities" | "relations"> {
  const text = input.trim();
  const at = text.indexOf(SEPARATOR, 1);
  const [subject, relation] = [text.slice(0, Math.max(0, at)), text.slice(at + SEPARATOR.length)];
  if (at < 0 || relation === "") return { text };
  const [worded] = meta?.template_questions ?? [];
  return { text: worded ?? `What is the ${relation} of ${subject}?`, topicEntities: [subject], relations: [relation] };
}
