/** What the Watch tab of the playground watches: the question of the Price tab, which does no work on it. */
export const WATCHED_QUESTION = "On which island is the Indonesian capital located?";
