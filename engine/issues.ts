import type { z } from "zod";

const MOST_ISSUES = 4;

/** What of a value does not fit its schema, and where: `readings.0.steps.2.op: Invalid input.` */
export function issuesOf(error: z.ZodError): string {
  const told = error.issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => `${path.length === 0 ? "the object" : path.map(String).join(".")}: ${message}`);
  const more = error.issues.length - told.length;
  return `${told.join("; ")}${more > 0 ? `; and ${more} more` : ""}.`;
}
