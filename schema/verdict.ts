import { registerEnumType } from "type-graphql";
import type { Verdict as EngineVerdict } from "../engine/evidence/logic-tree.ts";

export const Verdict = {
  SUPPORTED: "SUPPORTED",
  REFUTED: "REFUTED",
  UNKNOWN: "UNKNOWN",
} as const satisfies Record<EngineVerdict, EngineVerdict>;

registerEnumType(Verdict, {
  name: "Verdict",
  description: "What the sources say about a hypothesis. Without a hypothesis: whether they answer the sub-question.",
  valuesConfig: {
    SUPPORTED: { description: "They confirm it. `references` names the evidence." },
    REFUTED: { description: "They contradict it. See `correction`, `reason` and `references`." },
    UNKNOWN: { description: "They do not say. UNKNOWN is not false, and never counts as true." },
  },
});
