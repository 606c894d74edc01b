/** What clients call the strategy. */
export const NAME = "TREEQA";
