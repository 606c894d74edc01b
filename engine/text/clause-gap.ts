export const CLAUSE_GAPS = ["BEFORE", "BEHIND"] as const;

/** The place of y around the words of a clause: BEFORE them "y taught E", BEHIND them "E taught y". */
export type ClauseGap = (typeof CLAUSE_GAPS)[number];
