import type { AnswerStatus, SourceKind } from "../generated/graphql.ts";

/** A status in words. */
export const STATUS_WORDS: Readonly<Record<AnswerStatus, string>> = {
  ANSWERED: "Answered",
  CONFLICTING: "Answers conflict",
  NOT_KNOWN: "Not known",
};

/** A kind of source in words. */
export const KIND_WORDS: Readonly<Record<SourceKind, string>> = {
  KG: "graph",
  DOCUMENTS: "documents",
  WEB: "web",
  MODEL: "model alone",
};

export function StatusBadge({ status }: { readonly status: AnswerStatus }) {
  return <span className={`badge status-${status}`}>{STATUS_WORDS[status]}</span>;
}

export function KindBadge({ kind }: { readonly kind: SourceKind }) {
  return <span className={`badge kind kind-${kind}`}>{KIND_WORDS[kind]}</span>;
}
