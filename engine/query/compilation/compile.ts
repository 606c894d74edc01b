import {
  isOfSet,
  type Condition,
  type ExtremeForm,
  type FollowForm,
  type RelationPhrase,
  type SetForm,
  type Tally,
  type WhereForm,
} from "../../question/form/logical-form.ts";
import { thingsTallied } from "../../question/form/things-tallied.ts";
import { childForms, childSlot, ROOT, slotInTally, slotOfThings, type Slot } from "../../question/form/walk.ts";
import { iri, literal, RDF, termKey, type Iri, type Literal } from "../../rdf/term.ts";
import type { ImpliedRelation } from "../../sources/knowledge-graph.ts";
import type {
  Binding,
  BranchTag,
  CompiledSet,
  CompileOptions,
  HopReader,
  OpenBinding,
  ReifiedStatement,
  TalliedTerms,
} from "./compiled-set.ts";
import { filterPushDown } from "./filter-push-down.ts";
import {
  triple,
  variable,
  type Pattern,
  type PropertyPath,
  type QueryTerm,
  type Variable,
} from "../../sparql/syntax.ts";
import { composedIri } from "../../graph/composed-iri.ts";
import { isNoStructure } from "../../graph/structural-predicates.ts";
import { isPlain } from "../structure.ts";

/**
 * Compiles the part of a form that SPARQL can express. What is computed by the engine afterwards (times, conditions,
 * superlatives) compiles to its positive part: the set itself and, where a relation is compared, its values.
 * @throws TypeError for a form that is not concrete.
 */
export function compileSet(form: SetForm, options: CompileOptions): CompiledSet {
  const compiler = new Compiler(options);
  const answer = constantOf(form) ?? variable(options.answerName ?? "answer");
  const patterns = compiler.set(form, answer, options.slot ?? ROOT, []);
  const { hops, given, values, excluded, tallied, unstated } = compiler;
  return { patterns: [...patterns, ...compiler.last], answer, hops, given, values, excluded, tallied, unstated };
}

/** The entity that a set is known to be, so that patterns name it directly. */
function constantOf(form: SetForm): Iri | undefined {
  if (form.kind === "mention") return iri(onlyCandidate(form.candidates, form.text).iri);
  if (form.kind === "intersect") return form.sets.map(constantOf).find((constant) => constant !== undefined);
  if (form.kind === "where" || form.kind === "at" || form.kind === "extreme" || form.kind === "except")
    return constantOf(form.set);
  return undefined;
}

function onlyCandidate<Candidate>(candidates: readonly Candidate[], text: string): Candidate {
  const [only] = candidates;
  if (only === undefined || candidates.length > 1) throw new TypeError(`"${text}" needs one candidate to be executed.`);
  return only;
}

class Compiler {
  readonly hops: HopReader[] = [];
  readonly given: Binding[] = [];
  readonly values: Binding[] = [];
  readonly excluded: Binding[] = [];
  readonly tallied = new Map<Slot, TalliedTerms>();
  readonly unstated: OpenBinding[] = [];
  /** What stands behind all other patterns: what a row may be without is looked for once it is known what it is of. */
  readonly last: Pattern[] = [];
  #names = 0;
  /** Inside a negated part, the term that it shares with the rest of the query. */
  #shared: QueryTerm | undefined;
  /** Inside a part that is read at a time. */
  #isTimed: boolean;
  readonly #options: CompileOptions;

  constructor(options: CompileOptions) {
    this.#options = options;
    this.#isTimed = options.timed === true;
  }

  /** Patterns under which `term` is a member of the set. */
  set(form: SetForm, term: QueryTerm, slot: Slot, branchTags: readonly BranchTag[]): Pattern[] {
    const members = this.#options.given?.get(slot);
    if (members !== undefined) {
      this.given.push({ slot, term, branchTags });
      return this.#oneOf(term, members);
    }
    const inner = (set: SetForm, index: number): Pattern[] => this.set(set, term, childSlot(slot, index), branchTags);
    switch (form.kind) {
      case "mention":
        return this.#mention(iri(onlyCandidate(form.candidates, form.text).iri), term);
      case "value":
        this.values.push({ slot, term, branchTags });
        return term.kind === "variable" ? [...filterPushDown(term, { operator: "=", value: form.value })] : [];
      case "instances":
        return this.#instances(iri(onlyCandidate(form.candidates, form.text).iri), term, slot, branchTags);
      case "follow":
        return this.#follow(form, term, slot, branchTags);
      case "intersect":
        return selectiveFirst(form.sets).flatMap(({ set, index }) => inner(set, index));
      case "union":
        return [this.#union(form.sets, term, slot, branchTags)];
      case "except":
        return [...inner(form.set, 0), ...this.#without(form.without, term, childSlot(slot, 1), branchTags)];
      case "at":
        return this.#timed(() => inner(form.set, 0));
      case "where":
        if (form.orUnstated === true) {
          const members = inner(form.set, 0);
          return [...members, ...this.#valueOrNone(form.relation, term, slot, branchTags)];
        }
        return [
          ...inner(form.set, 0),
          ...(form.tally === undefined
            ? this.#value(form.relation, term, slot, branchTags, isOfSet(form.condition) ? undefined : form.condition)
            : this.#tallied(form, form.tally, term, slot, branchTags)),
        ];
      case "extreme":
        return [
          ...inner(form.set, 0),
          ...(form.tally === undefined
            ? this.#value(form.by, term, slot, branchTags)
            : this.#tallied(form, form.tally, term, slot, branchTags)),
        ];
    }
  }

  #mention(entity: Iri, term: QueryTerm): Pattern[] {
    return this.#oneOf(term, [entity]);
  }

  #instances(type: Iri, term: QueryTerm, slot: Slot, branchTags: readonly BranchTag[]): Pattern[] {
    const { vocabulary } = this.#options;
    const [predicate = iri(`${RDF}type`), ...others] = vocabulary.type.map(iri);
    const relation = others.length === 0 ? predicate : this.#fresh();
    const superclasses = vocabulary.subclass.map(iri);
    const from = superclasses.length === 0 ? type : this.#fresh();
    this.hops.push({ slot, from, relation, to: term, direction: "BACKWARD", branchTags });
    const path: PropertyPath = { kind: "path", alternatives: superclasses, repeated: true };
    return [
      ...(relation.kind === "variable" ? this.#oneOf(relation, [predicate, ...others]) : []),
      triple(term, relation, from),
      ...(from.kind === "variable" ? [triple(from, path, type)] : []),
    ];
  }

  #follow(form: FollowForm, term: QueryTerm, slot: Slot, branchTags: readonly BranchTag[]): Pattern[] {
    const code = this.#codeIn(form);
    if (code !== undefined) return this.#relation(form.relation, code, term, slot, branchTags);
    const composed = this.#composedOf(form);
    const start = composed === undefined ? form.from : composed.from;
    const startSlot = composed === undefined ? childSlot(slot, 0) : childSlot(childSlot(slot, 0), 0);
    const from = constantOf(start) ?? this.#fresh();
    const source = this.set(start, from, startSlot, branchTags);
    const relation = this.#relation((composed ?? form).relation, from, term, slot, branchTags);
    // What is negated is looked at for one member at a time: what starts from the member finds the few things that it
    // is about, where all things of a kind would be gone through for each.
    return this.#shared === undefined ? [...source, ...relation] : [...relation, ...source];
  }

  /** What two relations say one after the other is one relation where nothing but a node without a name is between. */
  #composedOf({ from, relation }: FollowForm): Pick<FollowForm, "from" | "relation"> | undefined {
    const [second] = relation.candidates;
    if (from.kind !== "follow" || second === undefined || this.#options.given?.size) return undefined;
    if (this.#options.keepsNodes === true) return undefined;
    const [first] = from.relation.candidates;
    if (first?.direction !== second.direction) return undefined;
    const [outer, inner] = second.direction === "FORWARD" ? [first, second] : [second, first];
    const iri = composedIri(outer.iri, inner.iri);
    const isKnown = this.#options.vocabulary.composed?.some((each) => each.relation === iri) === true;
    return isKnown ? { from: from.from, relation: { ...relation, candidates: [{ ...second, iri }] } } : undefined;
  }

  /** What is known by its code has words of the question themselves for its value ("the country with the code DE"). */
  #codeIn({ from, relation: { candidates } }: FollowForm): Literal | undefined {
    const [candidate] = candidates;
    if (from.kind !== "mention" || candidate?.direction !== "BACKWARD") return undefined;
    return this.#options.vocabulary.codes?.includes(candidate.iri) === true ? literal(from.text) : undefined;
  }

  /** The values of a member, which the engine compares: one hop out of the set. */
  #value(
    relation: RelationPhrase,
    member: QueryTerm,
    slot: Slot,
    branchTags: readonly BranchTag[],
    condition?: Condition,
  ): Pattern[] {
    const value = this.#fresh();
    const [candidate] = relation.candidates;
    const read = candidate === undefined ? undefined : this.#options.literals?.(candidate.iri);
    // What measures each number in its own unit can not compare the numbers alone.
    const isOwn = read?.ownUnits !== undefined;
    const filters = condition === undefined || isOwn ? [] : filterPushDown(value, condition, read?.objectKind);
    return [...this.#relation(relation, member, value, slot, branchTags), ...filters];
  }

  /** The values of a member, or none; in a branch of a union they can not stand behind it, where others have none. */
  #valueOrNone(relation: RelationPhrase, member: QueryTerm, slot: Slot, branchTags: readonly BranchTag[]): Pattern[] {
    const [value, first] = [this.#fresh(), this.hops.length];
    const patterns = this.#relation(relation, member, value, slot, branchTags);
    for (const [index, hop] of this.hops.entries()) if (index >= first) this.hops[index] = { ...hop, isOptional: true };
    this.unstated.push({ slot, term: member, value, branchTags });
    const optional: Pattern = { kind: "optional", patterns };
    if (branchTags.length > 0) return [optional];
    this.last.push(optional);
    return [];
  }

  /** The things of a member that the engine counts, or whose numbers it takes together. */
  #tallied(
    form: WhereForm | ExtremeForm,
    tally: Tally,
    member: QueryTerm,
    slot: Slot,
    branchTags: readonly BranchTag[],
  ): Pattern[] {
    const thing = this.#fresh();
    const relation = form.kind === "where" ? form.relation : form.by;
    const among = thingsTallied(form);
    const things = [
      ...this.#relation(relation, member, thing, slot, branchTags),
      ...(among === undefined ? [] : this.set(among, thing, slotOfThings(tally, slot), branchTags)),
    ];
    if (tally.how === "count") {
      this.tallied.set(slot, { thing });
      return things;
    }
    const number = this.#fresh();
    this.tallied.set(slot, { thing, number });
    return [...things, ...this.#relation(tally.numbers.relation, thing, number, slotInTally(slot), branchTags)];
  }

  #relation(
    phrase: RelationPhrase,
    from: QueryTerm,
    to: QueryTerm,
    slot: Slot,
    branchTags: readonly BranchTag[],
  ): Pattern[] {
    const [candidate] = phrase.candidates;
    if (candidate === undefined) return this.#anyRelation(from, to, slot, branchTags);
    const { direction } = onlyCandidate(phrase.candidates, phrase.text);
    const relation = iri(candidate.iri);
    const [subject, object] = direction === "FORWARD" ? [from, to] : [to, from];
    const said = this.#reified(relation, object);
    if (said === undefined) {
      const implied = this.#options.vocabulary.implied?.find((each) => each.relation === candidate.iri);
      if (implied !== undefined) return this.#anyStated(implied, direction, [from, to], slot, branchTags);
      if (this.#isSymmetric(candidate.iri)) return this.#eitherWay(from, relation, to, slot, branchTags);
    }
    this.hops.push({ slot, from, relation, to, direction, branchTags, ...(said === undefined ? {} : { said }) });
    return said === undefined ? [triple(subject, relation, object)] : this.#statement(subject, relation, said);
  }

  #isSymmetric(relation: string): boolean {
    const { symmetric, vocabulary } = this.#options;
    return vocabulary.symmetric?.includes(relation) === true || symmetric?.has(relation) === true;
  }

  /**
   * At a time, direct claims may be only what holds today (those of the best rank): then a fact is read off its
   * statement.
   */
  #reified(relation: Iri, object: QueryTerm): ReifiedStatement | undefined {
    const { validity } = this.#options.vocabulary;
    if (!this.#isTimed || validity?.kind !== "wikibase" || !relation.value.startsWith(validity.claims))
      return undefined;
    return {
      statement: this.#fresh(),
      predicate: iri(validity.values + relation.value.slice(validity.claims.length)),
      object,
    };
  }

  /** Any statement that is not deprecated. */
  #statement(subject: QueryTerm, relation: Iri, { statement, predicate, object }: ReifiedStatement): Pattern[] {
    const { validity } = this.#options.vocabulary;
    if (validity?.kind !== "wikibase") return [triple(subject, relation, object)];
    return [
      triple(subject, iri(validity.statements + relation.value.slice(validity.claims.length)), statement),
      triple(statement, predicate, object),
      { kind: "notExists", patterns: [triple(statement, iri(validity.rank), iri(validity.deprecated))] },
    ];
  }

  #timed<T>(compile: () => T): T {
    const outer = this.#isTimed;
    this.#isTimed = true;
    const compiled = compile();
    this.#isTimed = outer;
    return compiled;
  }

  /** Any relation between two nodes, in either direction, save those that say what every graph says. */
  #anyRelation(from: QueryTerm, to: QueryTerm, slot: Slot, branchTags: readonly BranchTag[]): Pattern[] {
    return this.#eitherWay(from, this.#fresh(), to, slot, branchTags);
  }

  /** Triples of a relation, or of others that state it; of which one and in which direction, variables say. */
  #anyStated(
    { relation, by }: ImpliedRelation,
    walked: "FORWARD" | "BACKWARD",
    [from, to]: readonly [QueryTerm, QueryTerm],
    slot: Slot,
    branchTags: readonly BranchTag[],
  ): Pattern[] {
    const [stated, direction] = [this.#fresh(), this.#fresh()];
    this.hops.push({ slot, from, relation: stated, to, direction, branchTags });
    const ways = [{ relation, direction: "FORWARD" } as const, ...by];
    const branches = ways.flatMap((way): readonly (readonly Pattern[])[] => {
      const isForward = way.direction === walked;
      const [subject, object] = isForward ? [from, to] : [to, from];
      if (subject.kind === "literal") return [];
      return [
        [
          triple(subject, iri(way.relation), object),
          { kind: "bind", value: iri(way.relation), as: stated },
          { kind: "bind", value: literal(isForward ? "FORWARD" : "BACKWARD"), as: direction },
        ],
      ];
    });
    return [branches.length === 0 ? { kind: "never" } : { kind: "union", branches }];
  }

  /** Triples of a relation that are stated in either direction; of which one, a variable says. */
  #eitherWay(
    from: QueryTerm,
    relation: Variable | Iri,
    to: QueryTerm,
    slot: Slot,
    branchTags: readonly BranchTag[],
  ): Pattern[] {
    const direction = this.#fresh();
    this.hops.push({ slot, from, relation, to, direction, branchTags });
    const branch = (pattern: Pattern, word: string): Pattern[] => [
      pattern,
      ...(relation.kind === "variable" ? isNoStructure(relation, this.#options.vocabulary) : []),
      { kind: "bind", value: literal(word), as: direction },
    ];
    const branches = [
      branch(triple(from, relation, to), "FORWARD"),
      ...(from.kind === "literal" || to.kind === "literal" ? [] : [branch(triple(to, relation, from), "BACKWARD")]),
    ];
    return [{ kind: "union", branches }];
  }

  #union(sets: readonly SetForm[], term: QueryTerm, slot: Slot, branchTags: readonly BranchTag[]): Pattern {
    const branch = this.#fresh();
    const branches = sets.map((set, index): Pattern[] => {
      const value = String(index);
      const patterns = this.set(set, term, childSlot(slot, index), [...branchTags, { branch, value }]);
      return [...patterns, { kind: "bind", value: literal(value), as: branch }];
    });
    return { kind: "union", branches };
  }

  /** Nothing is read off a negated part: it leaves no hops. */
  #without(form: SetForm, term: QueryTerm, slot: Slot, branchTags: readonly BranchTag[]): Pattern[] {
    if (!isPlain(form) || this.#options.apart?.has(slot) === true) {
      this.excluded.push({ slot, term, branchTags });
      return [];
    }
    const [hops, outer] = [this.hops.length, this.#shared];
    this.#shared = term;
    const patterns = this.set(form, term, slot, []);
    this.hops.length = hops;
    this.#shared = outer;
    return [{ kind: "notExists", patterns }];
  }

  /**
   * The term is one of the members: VALUES for a variable, nothing or what nothing fulfils for a term known already.
   * Sources disagree on VALUES for a variable from outside a negated group, so that a filter stands there.
   */
  #oneOf(term: QueryTerm, members: readonly (Iri | Literal)[]): Pattern[] {
    if (term.kind !== "variable")
      return members.some((member) => termKey(member) === termKey(term)) ? [] : [{ kind: "never" }];
    if (term === this.#shared)
      return [
        members.length === 0 ? { kind: "never" } : { kind: "in", variable: term, terms: members, negated: false },
      ];
    return [{ kind: "values", variables: [term], rows: members.map((member) => [member]) }];
  }

  #fresh(): Variable {
    this.#names += 1;
    return variable(`${this.#options.prefix ?? "x"}${this.#names}`);
  }
}

/** Parts that start from a named entity come first: sources that do not reorder patterns then stay fast. */
function selectiveFirst(sets: readonly SetForm[]): readonly { readonly set: SetForm; readonly index: number }[] {
  const rank = (set: SetForm): number => (set.kind === "instances" ? 2 : hasMention(set) ? 0 : 1);
  return sets.map((set, index) => ({ set, index })).sort((a, b) => rank(a.set) - rank(b.set));
}

function hasMention(form: SetForm): boolean {
  return form.kind === "mention" || childForms(form).some(hasMention);
}
