import type { AnalysisInput } from "../../../engine/question/analysis.ts";

/** A question, where names stand in it, and what the graph calls things, where that is known. */
export type Asked = Pick<AnalysisInput, "question" | "mentions"> & Partial<Pick<AnalysisInput, "catalogue">>;
