/** What a form and its question do not have in common. */
export interface Finding {
  /** REFUSED: the form would answer another question. REMARKED: its answers may be right, and may be too many. */
  readonly lack: "REFUSED" | "REMARKED";
  /** Words of the question that the form leaves out, or what the form adds. */
  readonly words: string;
  /** What the words do, where a model may say which step says them; absent where nothing can. */
  readonly does?: "DENY" | "COUNT" | "OTHER";
  /**
   * TURNED: the other end of a scale is taken. COUNTED: things are counted that no word asks to count. RANKED: one is
   * chosen though no word ranks. TOGETHER: each of several would be held against all of them together.
   */
  readonly kind:
    | "LEFT_OUT"
    | "ADDED"
    | "TURNED"
    | "COUNTED"
    | "RANKED"
    | "OTHER_KIND"
    | "UNSHOWN"
    | "APART"
    | "TOGETHER";
}
