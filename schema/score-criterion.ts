import { registerEnumType } from "type-graphql";

/** Those that the strategies of an engine declare, and what they say of them, take its place in the schema. */
export const ScoreCriterion: Readonly<Record<string, string>> = { READING: "READING" };

registerEnumType(ScoreCriterion, { name: "ScoreCriterion", description: "What a score of a path measures." });
