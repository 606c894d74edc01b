/** What clients call the strategy. */
export const NAME = "FUSION";

/** The strategies that it knows by name; of them those take part that there are. */
export const QUERY = "QUERY";
export const TREEQA = "TREEQA";
export const HYDRA = "HYDRA";
export const FIDELIS = "FIDELIS";

/** Those whose strengths are known: they are asked where these are wanted, and any other behind them. */
export const KNOWN: ReadonlySet<string> = new Set([QUERY, TREEQA, HYDRA, FIDELIS]);

/** How the reading of a question as a whole is called in explanations: a part of FUSION, and no strategy by itself. */
export const WHOLE = "READING";
