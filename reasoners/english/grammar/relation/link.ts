import type { Word } from "../../language/words.ts";
import type { EndKind, PhraseRole } from "../../linking/phrase-to-link.ts";

/** Words that stand for a relation between a known set and a wanted one. */
export interface Link {
  readonly words: readonly Word[];
  readonly role: PhraseRole;
  readonly wanted?: EndKind | undefined;
  /** What the wanted end is called, where the question says so. */
  readonly expects?: string | undefined;
}
