import type { Phrases } from "./grammar.ts";
import { nominals } from "./noun-phrase/noun-phrase.ts";
import { follow } from "./relation/follow.ts";
import { predicates } from "./verb-phrase/verb-phrase.ts";

/** Where the phrases that occur inside each other come together: rules import none of the three. */
export const PHRASES: Phrases = { nominals, predicates, follow };
