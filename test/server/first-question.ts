/** What the first tab of the playground asks. */
export const FIRST_QUESTION = "What team that has a mascot named Mariner Moose is in the American League West?";
