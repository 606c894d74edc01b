import type { SetDocument } from "../../question-set.ts";

/** Passages of many questions as one collection, each text once. Its ids are numbers, which tell nothing. */
export class UnionDocuments {
  readonly #documents = new Map<string, SetDocument>();

  add(title: string, text: string): void {
    const key = `${title}\n${text}`;
    if (!this.#documents.has(key)) this.#documents.set(key, { id: String(this.#documents.size + 1), title, text });
  }

  get list(): readonly SetDocument[] {
    return [...this.#documents.values()];
  }
}
