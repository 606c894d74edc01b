import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Grammar } from "../grammar.ts";
import type { Parse } from "../parse.ts";
import { FROM } from "../relation/implied-words.ts";

/** Those who come from, or belong to, what an adjective or name says: "German", "Republican". */
export function belonging(grammar: Grammar, entity: Parse<SetForm>): Parse<SetForm> | undefined {
  return grammar.follow(entity, { words: [FROM], role: "AFTER" });
}
