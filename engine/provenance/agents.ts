import { literal, DCTERMS, iri, type Iri } from "../rdf/term.ts";
import type { UpstreamKind } from "../sources/upstream.ts";
import { own, type Statements } from "./statements.ts";

/** The program that asked, as it is told in a trace. */
export interface Software {
  readonly name: string;
  readonly version: string;
}

/** A source as a trace names it. */
export interface NamedSource {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly licence?: string | undefined;
}

/** Who took part: the program, its reasoner, the models, and what answers for a source. */
export class Agents {
  readonly program: Iri;
  readonly #says: Statements;
  readonly #sources: ReadonlyMap<string, NamedSource>;

  constructor(says: Statements, software: Software, sources: readonly NamedSource[]) {
    this.#says = says;
    this.#sources = new Map(sources.map((source) => [source.id, source]));
    this.program = own("agent", "program", software.name, software.version);
    says.is(this.program, "SoftwareAgent", `${software.name} ${software.version}`);
  }

  reasoner(id: string): Iri {
    const agent = own("agent", "reasoner", id);
    this.#says.is(agent, "SoftwareAgent", id);
    this.#says.says(agent, "actedOnBehalfOf", this.program);
    return agent;
  }

  /** Whatever answers calls of one kind under this id: a model by its name, or what serves a source. */
  called(id: string, kind: UpstreamKind): Iri {
    const source = this.#sources.get(id);
    const agent = own("agent", source === undefined ? kind : "source", id);
    this.#says.is(agent, "SoftwareAgent", source?.title ?? id);
    return agent;
  }

  /** What a source holds, as it was when it was asked; undefined for what is no source of knowledge. */
  contentOf(id: string): Iri | undefined {
    const source = this.#sources.get(id);
    if (source === undefined) return undefined;
    const content = own("source", source.id, source.version);
    this.#says.is(content, "Entity", source.title);
    this.#says.is(content, "Collection");
    this.#says.add(content, iri(`${DCTERMS}identifier`), literal(source.id));
    if (source.licence !== undefined) this.#says.add(content, iri(`${DCTERMS}license`), licenceTerm(source.licence));
    return content;
  }

  /** The same for a source that may no longer be configured: it is named by its id alone then. */
  sourceNamed(id: string): Iri {
    const content = this.contentOf(id);
    if (content !== undefined) return content;
    const gone = own("source", id);
    this.#says.is(gone, "Entity", id);
    this.#says.is(gone, "Collection");
    return gone;
  }
}

function licenceTerm(licence: string) {
  return /^https?:\/\//iu.test(licence) ? iri(licence) : literal(licence);
}
