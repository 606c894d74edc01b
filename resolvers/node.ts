import { Arg, Ctx, Directive, ID, Query, Resolver } from "type-graphql";
import { Node } from "../schema/node.ts";
import type { QuestionLimits } from "../schema/question-options.ts";
import { askedQuestion } from "./asked-question.ts";
import { findPart } from "./find-part.ts";
import { requireIri } from "./iri.ts";
import { NodeReference } from "./node-reference.ts";
import type { Operation } from "./operation.ts";
import { partIn } from "./part-id.ts";
import { LimitsArgument, termsOf } from "./question-options.ts";
import { relationNamed } from "./relation-id.ts";

/** Finding things again by their ids. */
@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description:
      "Any object, by its id. Use `... on` with its type to select more fields of it, or the next page of one of its lists. Nothing is computed until a field other than `id` is selected. Then the results that the object was found in are computed too, unless they are stored.",
  })
  @Directive("@cost(weight: 100)")
  node(
    @Arg("id", () => ID, { description: "An id of a response." }) id: string,
    @LimitsArgument() limits: QuestionLimits | null | undefined,
    @Ctx() operation: Operation,
  ): NodeReference {
    const { engine } = operation;
    const terms = termsOf(limits);
    const source = engine.sources.find((each) => each.id === id);
    if (source !== undefined) return new NodeReference(id, "Source", () => source);
    const part = partIn(id);
    if (part !== undefined) {
      const asked = askedQuestion(engine.questionById(part.question), terms);
      return new NodeReference(id, part.type, () => findPart(part, asked, operation));
    }
    const relation = relationNamed(id);
    if (relation !== undefined) return new NodeReference(id, "Relation", () => relation);
    if (id.includes(":")) {
      const entity = { iri: requireIri(id, "id") };
      return new NodeReference(id, "Entity", () => entity);
    }
    const asked = askedQuestion(engine.questionById(id), terms);
    return new NodeReference(id, "Question", () => asked);
  }
}
