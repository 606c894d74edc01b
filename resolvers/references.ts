import { askedQuestion, type AskedQuestion } from "./asked-question.ts";
import { Failure, quoted } from "../engine/failure.ts";
import { requireIri } from "./iri.ts";
import type { KnownEntity } from "./known-entity.ts";
import type { Operation } from "./operation.ts";

/**
 * How a federation gateway's references become objects: `_entities` (Apollo Federation 2, subgraph specification). Each
 * is a promise, so that a reference that is none fails by itself and not with all others.
 */
export const references = {
  /** Joins the investigation that any other request for the same id joins. */
  async Question({ id }: { readonly id: string }, { engine }: Operation): Promise<AskedQuestion> {
    return askedQuestion(engine.questionById(id));
  },
  /** Looked up when a field is selected, together with all others of the operation. */
  async Entity({ iri }: { readonly iri: string }): Promise<KnownEntity> {
    return { iri: requireIri(iri) };
  },
} as const;

/** The field that names an object, by type: the `@key` of the schema. */
const KEYS: Readonly<Record<keyof typeof references, string>> = { Question: "id", Entity: "iri" };

/** @throws Failure `BAD_USER_INPUT` for what is no reference to one of these types. */
export function checkedReference(reference: unknown): unknown {
  const { __typename: type, ...fields } =
    typeof reference === "object" && reference !== null ? (reference as Record<string, unknown>) : {};
  const key = typeof type === "string" && Object.hasOwn(KEYS, type) ? KEYS[type as keyof typeof KEYS] : undefined;
  if (key !== undefined && typeof fields[key] === "string") return reference;
  const wanted = Object.entries(KEYS).map(([name, each]) => `{ "__typename": "${name}", "${each}": "…" }`);
  throw new Failure("BAD_USER_INPUT", `A representation must be ${wanted.join(" or ")}; got ${quoted(reference)}.`);
}
