import { Args, FieldResolver, Resolver, Root } from "type-graphql";
import type { TraceNode } from "../engine/evidence/trace.ts";
import { PageArguments } from "../schema/arguments.ts";
import { EvidenceConnection } from "../schema/evidence.ts";
import { ReasoningStep } from "../schema/reasoning-step.ts";
import { TermConnection } from "../schema/term.ts";
import { pageOf } from "./page.ts";
import { evidencePage } from "./shown-evidence.ts";
import type { ShownStep } from "./shown-result.ts";
import { nodeKey, shownNode } from "./shown-term.ts";

@Resolver(() => ReasoningStep)
export class ReasoningStepResolver {
  @FieldResolver(() => TermConnection)
  subjects(@Root() { subjects }: ShownStep, @Args(() => PageArguments) page: PageArguments) {
    return termPage(subjects, page);
  }

  @FieldResolver(() => TermConnection)
  objects(@Root() { objects }: ShownStep, @Args(() => PageArguments) page: PageArguments) {
    return termPage(objects, page);
  }

  @FieldResolver(() => EvidenceConnection)
  evidence(@Root() { evidence }: ShownStep, @Args(() => PageArguments) page: PageArguments) {
    return evidencePage(evidence, page);
  }
}

function termPage(nodes: readonly TraceNode[], page: PageArguments) {
  return pageOf(nodes, page, { keyOf: nodeKey, show: shownNode });
}
