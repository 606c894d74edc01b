/**
 * An entity as far as it is known without asking a source: a trace brings labels, candidates bring descriptions. What
 * is absent is looked up when it is selected.
 */
export interface KnownEntity {
  readonly iri: string;
  readonly label?: string | undefined;
  readonly description?: string | undefined;
}
