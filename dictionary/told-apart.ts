/**
 * Words that WordNet has for one another, and by which people tell two things apart: who prints a book is not its
 * publisher, and whom a firm employs is not what it uses.
 */
export const TOLD_APART: readonly (readonly [string, string])[] = [
  ["print", "publish"],
  ["found", "launch"],
  ["border", "surround"],
  ["border", "environ"],
  ["employ", "use"],
  ["employ", "utilise"],
  ["employ", "utilize"],
  ["architect", "designer"],
  ["director", "manager"],
  ["coach", "manager"],
  ["inventor", "discoverer"],
  ["castle", "palace"],
  ["inn", "hostel"],
  ["mill", "factory"],
  ["runner", "smuggler"],
  ["founder", "laminitis"],
];
