import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { phraseKey, type PhraseToLink } from "../linking/phrase-to-link.ts";
import { linkedPhrase } from "../linking/relation-linker.ts";
import type { Work } from "./work.ts";

/** The relations that phrases of a question may stand for: each phrase is linked, and counted, once a question. */
export class QuestionLinks {
  readonly catalogue: Catalogue;
  readonly #work: Work;
  readonly #known = new Map<string, readonly RelationCandidate[]>();

  constructor(catalogue: Catalogue, work: Work) {
    this.catalogue = catalogue;
    this.#work = work;
  }

  /** Best first; empty when the graph has no relation of such a name. */
  of(phrase: PhraseToLink): readonly RelationCandidate[] {
    const key = phraseKey(phrase);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { candidates, looked } = linkedPhrase(phrase, this.catalogue);
    this.#work.spend(1 + looked);
    this.#known.set(key, candidates);
    return candidates;
  }
}
