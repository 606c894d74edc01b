import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import { namesAgent } from "../linking/relation-names.ts";
import type { AskedQuestion } from "./asked-question.ts";

const JOINT = "co-";

/**
 * "Which boats does E co-own", read as what E owns: that others share in it is said as well, and is not looked for. A
 * clause that says so; the co-owners of a boat are all who own it.
 */
export function sharedDeeds(form: Form, { words, start }: AskedQuestion): readonly string[] {
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  if (nodes.some(({ kind }) => kind === "except")) return [];
  const labels = nodes.flatMap((node) => relationOf(node)?.candidates.map(({ label }) => label.toLowerCase()) ?? []);
  const deeds = words.slice(start).filter(({ lower }) => lower.startsWith(JOINT) && lower.length > JOINT.length);
  return deeds
    .filter(({ lower }) => !namesAgent(lower) && !labels.some((label) => label.includes(JOINT)))
    .map(({ text }) => `whether others share in it, as “${text}” says, was not looked for`);
}
