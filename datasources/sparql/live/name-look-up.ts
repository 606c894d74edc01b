import { iri, literal, RDF } from "../../../engine/rdf/term.ts";
import { isWritableIri, writeTerm } from "../../../engine/rdf/write-term.ts";
import type { EntityCandidate, Mention, SearchOptions } from "../../../engine/sources/knowledge-graph.ts";
import { capitalisedRuns } from "../../graph-index/capitalised-runs.ts";
import { quotedSpans } from "../../graph-index/quoted-spans.ts";
import { relationsAmong } from "../../graph-index/statistics/structure.ts";
import { nodeOf } from "../../graph-index/statistics/pairs.ts";
import { CLASS_TYPES, isMetaNode, PROPERTY_TYPES } from "../../graph-index/statistics/terms.ts";
import { nameFromIri, namesFromIri } from "../../graph-index/local-name.ts";
import { isName } from "../../graph-index/name-length.ts";
import { languageRank, rankOfOthers } from "../../graph-index/statistics/wordings.ts";
import type { EntityRecord } from "../../graph-index/statistics/graph-statistics.ts";
import { readingThreads } from "../../reading/reading-threads.ts";
import type { Names } from "../../reading/reading-request.ts";
import { tokens } from "../../../engine/text/tokens.ts";
import { batches, inLanguages, listed, listedIris } from "../endpoint/query-text.ts";
import type { EndpointSession, Rows } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import type { ClassTree } from "./class-tree.ts";
import { findComposed, readComposed } from "./composed-names.ts";
import { withVarieties } from "./other-languages.ts";
import { searchWikibase } from "./search-wikibase.ts";
import { countsIn } from "./counts-in.ts";
import { oneSlipFrom } from "./one-slip.ts";
import { inCapitals, namesToLookFor, spellings } from "./spans.ts";
import type { Survey } from "./survey.ts";
import { thingsByIri } from "./things-by-iri.ts";
import { NameSearch } from "./text-search/name-search.ts";

/** Entities that are looked at for one text; of very common names the rest is left out. */
const MOST_ENTITIES = 400;
/** Rows of entities by name. */
const MOST_HITS = 2_000;
/** Terms of one look-up by name: texts times languages. */
const NAMES_PER_QUERY = 600;
/** Longer names are not looked for by their spelling. */
const MOST_COMPARED = 200;
/** Terms of all spellings of a name, in all languages; with more it is not looked for by how it is spelt. */
const MOST_MISSPELT = 5 * NAMES_PER_QUERY;
/** Of what is close to the names of more things nobody knows which is meant. */
const MOST_MEANT = 20;
/** Milliseconds in which some of these are looked for. */
const MISSPELT_TIMEOUT_MS = 5_000;
/** Milliseconds in which the links to entities are counted, or those from them alone. */
const DEGREE_TIMEOUT_MS = 3_000;
/** Stretches of one text that are put to a search beside the graph. */
const MOST_SEARCHES = 3;

const MAIL = "mailto:";

/** Classes of what speaks of the graph and not of the world. */
const TERMS: ReadonlySet<string> = new Set([...PROPERTY_TYPES, ...CLASS_TYPES]);
const APPARATUS: ReadonlySet<string> = new Set([`${RDF}Statement`, ...TERMS]);

/** A name that was found, and what it is a name of. */
interface Hit {
  readonly name: string;
  readonly via: "LABEL" | "ALIAS";
  /** It is a code, and names the entity only as it is written. */
  readonly isCode?: boolean;
  /** It is made of the IRI, and names only what has no other name. */
  readonly isMade?: boolean;
}

/** What a predicate says of an entity, and the place of its language. */
interface Said {
  readonly predicate: string;
  readonly text: string;
  readonly rank: number;
}

/** Finds entities by their names in a graph whose labels are not at hand, with queries for exact terms. */
export class NameLookUp {
  readonly #settings: ResolvedSettings;
  readonly #survey: Survey;
  readonly #search: NameSearch;
  readonly #classes: ClassTree;
  readonly #fetch: typeof fetch;
  readonly #isEntity: (iri: string) => boolean;

  constructor(settings: ResolvedSettings, survey: Survey, classes: ClassTree, fetchWith: typeof fetch) {
    this.#settings = settings;
    this.#survey = survey;
    this.#search = new NameSearch(survey.nameSearch, survey.vocabulary);
    this.#classes = classes;
    this.#fetch = fetchWith;
    const pattern = settings.profile.entityPattern;
    const entity = pattern === undefined ? undefined : new RegExp(pattern, "u");
    this.#isEntity = (each) => isWritableIri(each) && (entity?.test(each) ?? true);
  }

  async spot(text: string, ask: EndpointSession): Promise<readonly Mention[]> {
    const names = namesToLookFor(text);
    const hits = await this.#hitsOf(names, ask);
    const known = (): ReadonlySet<string> =>
      new Set([...hits.values()].flatMap((list) => list.map(({ name }) => name.toLowerCase())));
    const exact = known();
    // What is a name may be that of something else in a language that was not asked for.
    const open =
      this.#survey.otherLanguages.length > 0 ? names : names.filter((name) => !exact.has(name.toLowerCase()));
    this.#add(await this.#search.folded(open, ask), hits);
    await this.#addByIri(
      capitalsFirst(names, text).filter((name) => !known().has(name.toLowerCase())),
      hits,
      ask,
    );
    const quotations = quotedSpans(text).map(({ start, end }) => text.slice(start, end).trim());
    const runs = capitalisedRuns(text, tokens(text)).map((run) => text.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0));
    // A run within a name that was found and stands in the text is part of that name.
    const found = [...known()].filter((name) => text.toLowerCase().includes(name));
    const unknown = [...new Set([...quotations, ...runs])].filter(
      (each) => !found.some((name) => name.includes(each.toLowerCase())),
    );
    for (const name of unknown.slice(0, MOST_SEARCHES)) {
      this.#add(await this.#search.similar(name, ask), hits);
      for (const [entity, others] of await this.#searched(name, 5, ask))
        hits.set(entity, [...(hits.get(entity) ?? []), ...others]);
    }
    return readingThreads.spotMentions(text, await this.#namesOf(hits, ask), ask.signal);
  }

  async search(
    name: string,
    limit: number,
    ask: EndpointSession,
    options?: SearchOptions,
  ): Promise<readonly EntityCandidate[]> {
    if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`limit must be a positive integer, got ${limit}`);
    if (name.trim() === "") return [];
    const wanted = name.trim();
    if (options?.isMisspelt === true) return this.#misspelt(wanted, limit, ask, options);
    const hits = await this.#hitsOf(spellings(wanted), ask);
    if (hits.size < limit) this.#add(await this.#search.folded([wanted], ask), hits);
    if (hits.size < limit) await this.#addByIri(spellings(wanted), hits, ask);
    if (hits.size < limit && wanted.length <= MOST_COMPARED) {
      this.#add(await this.#search.similar(wanted, ask), hits);
      if (options?.isBeginning === true) this.#add(await this.#search.beginning(wanted, ask), hits);
    }
    if (hits.size < limit)
      for (const [entity, found] of await this.#searched(name.trim(), limit, ask))
        hits.set(entity, [...(hits.get(entity) ?? []), ...found]);
    return readingThreads.searchEntities(name, limit, await this.#namesOf(hits, ask), ask.signal, options);
  }

  /**
   * What may be meant by a name with a slip in it: each spelling that is one slip away is asked for as an exact term,
   * as names are, with capitals as they have them, so that nothing is missed of what may be meant; and a name with the
   * word as it stands, which is not misspelt then. None where one of these can not be known, as where names can not be
   * looked through.
   */
  async #misspelt(
    name: string,
    limit: number,
    ask: EndpointSession,
    options: SearchOptions,
  ): Promise<readonly EntityCandidate[]> {
    const meant = this.#search.isThere && name.length <= MOST_COMPARED ? oneSlipFrom(name, options.misspeltWords) : [];
    const terms = meant
      .flatMap(({ names }) => names.map(inCapitals))
      .flatMap((each) => [literal(each), ...this.#languages.map((language) => literal(each, undefined, language))]);
    if (terms.length === 0 || terms.length > MOST_MISSPELT) return [];
    const { label, alias } = this.#survey.vocabulary;
    const predicates = listedIris([...new Set([...label, ...alias])]);
    const hits = new Map<string, readonly Hit[]>();
    for (const batch of batches(terms, NAMES_PER_QUERY)) {
      const rows = await ifAffordable(() =>
        ask
          .within(MISSPELT_TIMEOUT_MS)
          .whole(
            `SELECT DISTINCT ?e ?p ?n WHERE { VALUES ?n { ${listed(batch)} } VALUES ?p { ${predicates} } ?e ?p ?n }`,
          ),
      );
      if (rows === undefined) return [];
      this.#add(rows, hits);
      if (hits.size > MOST_MEANT) return [];
    }
    if (hits.size === 0) return [];
    for (const { word } of meant) {
      const held = await this.#search.holding(word, ask);
      if (held === undefined) return [];
      this.#add(held, hits);
    }
    return readingThreads.searchEntities(name, limit, await this.#namesOf(hits, ask), ask.signal, options);
  }

  /** The languages in which names are asked for as exact terms: those in which they are not looked through besides. */
  get #languages(): readonly string[] {
    const { languages } = this.#settings;
    return this.#search.isThere ? languages : [...languages, ...this.#survey.otherLanguages];
  }

  /** Entities that have one of the names. */
  async #hitsOf(names: readonly string[], ask: EndpointSession): Promise<Map<string, readonly Hit[]>> {
    const { label, alias, codes = [] } = this.#survey.vocabulary;
    const terms = names.flatMap((name) => [
      literal(name),
      ...(codes.length > 0 && isWritableIri(MAIL + name) ? [iri(MAIL + name)] : []),
      ...this.#languages.map((language) => literal(name, undefined, language)),
    ]);
    const hits = new Map<string, readonly Hit[]>();
    for (const batch of batches(terms, NAMES_PER_QUERY)) {
      const predicates = [...label, ...alias, ...codes].map((predicate) => writeTerm(iri(predicate))).join(", ");
      const rows = await ask.part(
        `SELECT DISTINCT ?e ?p ?n WHERE { VALUES ?n { ${listed(batch)} } ?e ?p ?n FILTER(?p IN (${predicates})) } LIMIT ${Math.min(MOST_HITS, this.#settings.rowCap)}`,
      );
      this.#add(rows, hits);
    }
    const { valuesPerQuery } = this.#settings;
    const bounds = { languages: [...this.#settings.languages, ...this.#survey.otherLanguages], valuesPerQuery };
    for (const [entity, composed] of await findComposed(names, this.#survey, bounds, ask))
      hits.set(entity, [...(hits.get(entity) ?? []), ...composed.map((name): Hit => ({ name, via: "ALIAS" }))]);
    return hits;
  }

  /** Adds rows of the node `?e`, the predicate `?p` and the name `?n`. */
  #add(rows: Rows, hits: Map<string, readonly Hit[]>): void {
    const { label, alias, codes = [] } = this.#survey.vocabulary;
    for (const row of rows) {
      const [entity, predicate, found] = [row.get("e"), row.get("p"), row.get("n")];
      if (entity?.kind !== "iri" || predicate?.kind !== "iri") continue;
      const isCode = codes.includes(predicate.value) && ![...label, ...alias].includes(predicate.value);
      const name = isCode && found?.kind === "iri" ? found.value.replace(MAIL, "") : undefined;
      const text = name ?? (found?.kind === "literal" ? found.lexical : undefined);
      if (text === undefined) continue;
      hits.set(entity.value, [
        ...(hits.get(entity.value) ?? []),
        { name: text, via: label.includes(predicate.value) ? "LABEL" : "ALIAS", ...(isCode ? { isCode } : {}) },
      ]);
    }
  }

  /** Adds things that have no name but their IRI. */
  async #addByIri(names: readonly string[], hits: Map<string, readonly Hit[]>, ask: EndpointSession): Promise<void> {
    if (this.#survey.namespaces.length === 0) return;
    for (const entity of await thingsByIri(names, this.#survey, ask)) {
      const made = namesFromIri(entity).map((name): Hit => ({ name, via: "ALIAS", isMade: true }));
      hits.set(entity, [...(hits.get(entity) ?? []), ...made]);
    }
  }

  async #searched(
    name: string,
    limit: number,
    ask: EndpointSession,
  ): Promise<readonly (readonly [string, readonly Hit[]])[]> {
    const { entitySearch, languages } =
      this.#settings.profile.entitySearch.kind === "mediawiki"
        ? { entitySearch: this.#settings.profile.entitySearch, languages: this.#settings.languages }
        : { entitySearch: undefined, languages: [] };
    if (entitySearch === undefined) return [];
    const found = await searchWikibase(
      { apiUrl: entitySearch.apiUrl, text: name, language: languages[0] ?? "en", limit },
      this.#fetch,
      ask.signal,
    );
    return found.map(
      ({ entity, matched, isLabel }) => [entity, [{ name: matched, via: isLabel ? "LABEL" : "ALIAS" }]] as const,
    );
  }

  /** The names of the few entities found, which are then looked through as those of a whole graph are. */
  async #namesOf(hits: ReadonlyMap<string, readonly Hit[]>, ask: EndpointSession): Promise<Names> {
    const targets = await this.#followed(hits, ask);
    const found = [...targets.keys()].slice(0, MOST_ENTITIES);
    const records = await this.#recordsOf(found, targets, ask);
    await this.#classes.lookUp(
      records.flatMap(({ types }) => types),
      ask,
    );
    const parents = new Map<string, readonly string[]>();
    const open = records.flatMap(({ types }) => types);
    for (let type = open.pop(); type !== undefined; type = open.pop()) {
      if (parents.has(type)) continue;
      parents.set(type, this.#classes.parentsOf(type));
      open.push(...this.#classes.parentsOf(type));
    }
    return { entities: records, parents };
  }

  /** Pages that only lead to an entity give it their name; those that tell names apart are none. */
  async #followed(
    hits: ReadonlyMap<string, readonly Hit[]>,
    ask: EndpointSession,
  ): Promise<ReadonlyMap<string, readonly Hit[]>> {
    const { redirect, disambiguates } = this.#settings.profile;
    const entities = [...hits.keys()].filter((each) => this.#isEntity(each)).slice(0, MOST_ENTITIES);
    const targets = new Map(entities.map((entity) => [entity, hits.get(entity) ?? []]));
    const predicates = [redirect, disambiguates].filter((predicate) => predicate !== undefined);
    if (predicates.length === 0) return targets;
    for (const batch of batches(entities, this.#settings.valuesPerQuery)) {
      for (const row of await ask.part(
        `SELECT DISTINCT ?e ?p ?o WHERE { VALUES ?e { ${listedIris(batch)} } VALUES ?p { ${listedIris(predicates)} } ?e ?p ?o }`,
      )) {
        const [entity, predicate, target] = [row.get("e"), row.get("p"), row.get("o")];
        if (entity?.kind !== "iri" || predicate?.kind !== "iri") continue;
        targets.delete(entity.value);
        if (predicate.value !== redirect || target?.kind !== "iri" || !this.#isEntity(target.value)) continue;
        const names = (hits.get(entity.value) ?? []).map(({ name }): Hit => ({ name, via: "ALIAS" }));
        targets.set(target.value, [...(targets.get(target.value) ?? []), ...names]);
      }
    }
    return targets;
  }

  async #recordsOf(
    entities: readonly string[],
    hits: ReadonlyMap<string, readonly Hit[]>,
    ask: EndpointSession,
  ): Promise<readonly EntityRecord[]> {
    const { otherLanguages, vocabulary } = this.#survey;
    const { label, description, type } = vocabulary;
    const { languages, profile } = this.#settings;
    const { prominence } = profile;
    const predicates = [...label, ...description, ...type, ...(prominence === undefined ? [] : [prominence])];
    const said = new Map<string, Said[]>();
    const degrees = new Map<string, number>();
    const note = (rows: Rows): void => {
      for (const row of rows) {
        const [entity, predicate, object] = [row.get("e"), row.get("p"), row.get("o")];
        if (entity?.kind !== "iri" || predicate?.kind !== "iri" || object === undefined || object.kind === "blank")
          continue;
        if (predicate.value === prominence && object.kind === "literal")
          degrees.set(entity.value, Number(object.lexical) || 0);
        const text = object.kind === "iri" ? object.value : object.lexical;
        said.set(entity.value, [
          ...(said.get(entity.value) ?? []),
          {
            predicate: predicate.value,
            text,
            rank: object.kind === "iri" ? 0 : languageRank(object.language, languages),
          },
        ]);
      }
    };
    for (const batch of batches(entities, this.#settings.valuesPerQuery)) {
      const read = (some: readonly string[], what: readonly string[], tags: readonly string[]): Promise<Rows> =>
        ask.part(
          `SELECT DISTINCT ?e ?p ?o WHERE { ${ask.among("?e", some)} VALUES ?p { ${listedIris(what)} } ?e ?p ?o ${inLanguages("?o", tags)} }`,
        );
      note(await read(batch, predicates, withVarieties(languages, otherLanguages)));
      const isNamed = (entity: string): boolean =>
        said.get(entity)?.some(({ predicate }) => label.includes(predicate)) ?? false;
      const unnamed = otherLanguages.length === 0 ? [] : batch.filter((entity) => !isNamed(entity));
      if (unnamed.length > 0) note(await read(unnamed, [...label, ...description], otherLanguages));
      if (prominence !== undefined || entities.length < 2) continue;
      for (const [entity, count] of await this.#degreesOf(batch, ask)) degrees.set(entity, count);
    }
    const isApparatus = await this.#apparatusAmong(entities, said, ask);
    const composed = await readComposed(entities, this.#survey, this.#settings, ask);
    return entities
      .filter((entity) => !isApparatus(entity))
      .map((entity): EntityRecord => {
        const ranked = (predicates: readonly string[]): readonly Said[] =>
          (said.get(entity) ?? [])
            .filter(({ predicate }) => predicates.includes(predicate))
            .sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1));
        const of = (predicates: readonly string[]): readonly string[] => [
          ...new Set(ranked(predicates).map(({ text }) => text)),
        ];
        const names = ranked(label).filter(({ text }) => isName(text));
        const own = names.filter(({ rank }) => rank < rankOfOthers(languages));
        // What is called in other languages alone is called so.
        const stated = [...new Set((own.length > 0 ? own : names.slice(0, 1)).map(({ text }) => text))];
        const [full, ...turned] = composed.get(entity) ?? [];
        const isNamed = stated.length > 0 || full !== undefined;
        const found = (hits.get(entity) ?? []).filter(({ isMade }) => isMade !== true || !isNamed);
        const labels = stated.length === 0 && full !== undefined ? [full] : stated;
        const made = full === undefined ? [] : [full, ...turned];
        const aliases = [...new Set([...found.map(({ name }) => name), ...made])].filter(
          (name) => !labels.includes(name),
        );
        // What is a name already is no code.
        const codes = aliases.filter(
          (alias) => !made.includes(alias) && found.every(({ name, isCode }) => name !== alias || isCode === true),
        );
        return {
          iri: entity,
          labels: labels.length > 0 ? labels : [nameFromIri(entity)],
          aliases,
          ...(codes.length === 0 ? {} : { codes }),
          description: of(description)[0],
          types: of(type).filter(isWritableIri),
          degree: degrees.get(entity) ?? 0,
        };
      });
  }

  /** How often relations lead from and to entities; where that takes too long, all that is said of them, or nothing. */
  async #degreesOf(entities: readonly string[], ask: EndpointSession): Promise<ReadonlyMap<string, number>> {
    const { predicates, vocabulary } = this.#survey;
    const values = ask.among("?e", entities);
    const relations = relationsAmong([...(predicates?.keys() ?? [])], vocabulary, () => []);
    const others = [...(predicates?.keys() ?? [])].filter((each) => !relations.includes(each));
    const counted =
      predicates === undefined || relations.length === 0
        ? undefined
        : await ifAffordable(() =>
            ask
              .within(DEGREE_TIMEOUT_MS)
              .part(
                `SELECT ?e (COUNT(*) AS ?n) WHERE { { ${values} ?e ?p ?o } UNION { ${values} ?o ?p ?e } ${others.length === 0 ? "" : `FILTER(?p NOT IN (${listedIris(others).split(" ").join(", ")}))`} } GROUP BY ?e`,
              ),
          );
    const stated = (): Promise<Rows> => ask.part(`SELECT ?e (COUNT(*) AS ?n) WHERE { ${values} ?e ?p ?o } GROUP BY ?e`);
    return countsIn(counted ?? (await ifAffordable(stated)) ?? [], "e");
  }

  /**
   * What is no thing that questions are about: properties, statements, and classes to which no relation leads. Known of
   * a graph that was surveyed.
   */
  async #apparatusAmong(
    entities: readonly string[],
    said: ReadonlyMap<string, readonly { readonly predicate: string; readonly text: string }[]>,
    ask: EndpointSession,
  ): Promise<(entity: string) => boolean> {
    const { predicates, classes, vocabulary, terms } = this.#survey;
    if (predicates === undefined || classes === undefined) return () => false;
    const implied = new Set(vocabulary.implied?.map(({ relation }) => relation));
    const used = entities.filter((entity) => classes.has(entity));
    const pointedAt = new Set<string>();
    for (const batch of batches(used, this.#settings.valuesPerQuery)) {
      const rows = await ifAffordable(() =>
        ask
          .within(DEGREE_TIMEOUT_MS)
          .part(`SELECT DISTINCT ?e ?p WHERE { VALUES ?e { ${listedIris(batch)} } ?s ?p ?e }`),
      );
      for (const row of rows ?? []) {
        const [entity, predicate] = [row.get("e"), row.get("p")];
        if (
          entity?.kind === "iri" &&
          predicate?.kind === "iri" &&
          relationsAmong([predicate.value], vocabulary, () => []).length > 0
        )
          pointedAt.add(entity.value);
      }
    }
    const isOf = (entity: string, types: ReadonlySet<string>): boolean =>
      (said.get(entity) ?? []).some(({ predicate, text }) => vocabulary.type.includes(predicate) && types.has(text));
    return (entity) =>
      // The terms of a vocabulary are what it is about.
      !(terms !== undefined && isOf(entity, TERMS) && !isMetaNode(nodeOf(entity))) &&
      (predicates.has(entity) ||
        implied.has(entity) ||
        (classes.has(entity) && !pointedAt.has(entity)) ||
        isOf(entity, APPARATUS));
  }
}

/** What a text writes like a name comes before its other words. */
function capitalsFirst(names: readonly string[], text: string): readonly string[] {
  const isWrittenSo = (name: string): boolean => /^\p{Lu}/u.test(name) && text.includes(name);
  return [...names.filter(isWrittenSo), ...names.filter((name) => !isWrittenSo(name))];
}
