/** How far a document is trusted beside a graph, 0–1 (ρ of Hydra's cross-source score). */
export const DOCUMENT_TRUST = 0.8;
