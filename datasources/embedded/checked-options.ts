import { z } from "zod";
import { Failure, quoted } from "../../engine/failure.ts";
import type { EmbeddedGraphOptions } from "./embedded-graph.ts";

/** The longest delay of a timer, in milliseconds. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;
/** Results are held in memory whole. */
const MOST_ROWS = 1_000_000;

/** IRIs are written into queries between angle brackets. */
const predicate = z
  .string({ error: ({ input }) => `must be an absolute IRI, got ${quoted(input)}` })
  .regex(/^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`\u0000-\u0020]+$/u, {
    error: ({ input }) => `must be an absolute IRI in full, got ${quoted(input)}`,
  })
  .refine((value) => /^(?:https?:\/\/|urn:|tag:|[a-z]+:\/\/)/iu.test(value), {
    error: ({ input }) => `must be an absolute IRI in full, not a prefixed name, got ${quoted(input)}`,
  });

const predicates = z
  .array(predicate, { error: ({ input }) => `must be a list of IRIs, got ${quoted(input)}` })
  .min(1, { error: "must hold at least one IRI; leave it out for the common ones" })
  .optional();

const number = (most: number): z.ZodOptional<z.ZodNumber> => {
  const error = ({ input }: { input?: unknown }): string =>
    `must be an integer from 1 to ${most}, got ${String(input)}`;
  return z.number({ error }).int({ error }).min(1, { error }).max(most, { error }).optional();
};

const Options = z.object({
  files: z.array(z.string()).min(1, { error: "must name at least one file or folder" }),
  vocabulary: z
    .strictObject({
      label: predicates,
      alias: predicates,
      description: predicates,
      type: predicates,
      subclass: predicates,
      sameAs: predicates,
      image: predicates,
      page: predicates,
      about: predicates,
      symmetric: predicates,
      validity: z.strictObject({ start: predicate, end: predicate, ended: predicate, observed: predicate }).optional(),
    })
    .optional(),
  baseIri: predicate.optional(),
  defaultGraphs: predicates,
  languages: z
    .array(
      z.string().regex(/^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/u, {
        error: ({ input }) => `must hold language tags such as "en", got ${quoted(String(input))}`,
      }),
    )
    .min(1, { error: "must name at least one language" })
    .optional(),
  queryTimeoutMs: number(LONGEST_TIMEOUT_MS),
  maxRows: number(MOST_ROWS),
});

/** @throws Failure `BAD_USER_INPUT` that names the first option that is wrong, and quotes it. */
export function checkOptions(options: EmbeddedGraphOptions): void {
  const issue = Options.safeParse(options).error?.issues[0];
  if (issue === undefined) return;
  const name = issue.path.filter((part) => typeof part === "string").join(".");
  throw new Failure("BAD_USER_INPUT", `The graph ${quoted(options.id)}: ${name} ${issue.message}.`);
}
