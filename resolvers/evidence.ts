import { Ctx, FieldResolver, ID, Resolver, Root } from "type-graphql";
import type { Evidence as EngineEvidence } from "../engine/evidence/trace.ts";
import { Evidence } from "../schema/evidence.ts";
import { QuoteContext } from "../schema/quote-context.ts";
import { Source } from "../schema/source.ts";
import { Triple } from "../schema/triple.ts";
import type { Operation } from "./operation.ts";
import { shownObject } from "./shown-object.ts";
import type { ShownEvidence } from "./shown-result.ts";
import { shownTerm } from "./shown-term.ts";

@Resolver(() => Evidence)
export class EvidenceResolver {
  @FieldResolver(() => Source, { nullable: true })
  source(@Root() evidence: EngineEvidence, @Ctx() operation: Operation) {
    return operation.engine.sources.find(({ id }) => id === evidence.source) ?? null;
  }

  @FieldResolver(() => [ID], { nullable: true })
  async namedGraphs(@Root() { source, triple }: EngineEvidence, @Ctx() { namedGraphs }: Operation) {
    return triple === undefined ? null : namedGraphs.load({ source, triple });
  }

  @FieldResolver(() => QuoteContext, { nullable: true })
  async context(@Root() evidence: ShownEvidence, @Ctx() { quoteContexts }: Operation) {
    return evidence.quotedFrom === undefined ? null : ((await quoteContexts.load(evidence)) ?? null);
  }

  @FieldResolver(() => Triple, { nullable: true })
  triple(@Root() { triple }: EngineEvidence, @Ctx() { relationNames }: Operation) {
    if (triple === undefined) return null;
    const { subject, predicate, object } = triple;
    const relation = predicate.value;
    return {
      subject: shownTerm(subject),
      predicate: { iri: relation },
      object: shownObject(object, relation, relationNames),
    };
  }
}
