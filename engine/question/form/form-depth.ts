import type { Form } from "./logical-form.ts";
import { childForms, relationOf } from "./walk.ts";

/**
 * The number of relations on the longest chain from a mention to the answer: what Hydra calls the predicted depth. The
 * relation of a condition or a superlative counts; 0 for a mention alone.
 */
export function formDepth(form: Form): number {
  const below = Math.max(0, ...childForms(form).map(formDepth));
  return below + (relationOf(form) === undefined ? 0 : 1);
}
