import type { Form, LinkCandidate } from "../../../engine/question/form/logical-form.ts";
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { AskedQuestion } from "../accounting/asked-question.ts";
import { addedUp } from "./added-up.ts";
import { atOneNode } from "./at-one-node.ts";
import { datedNodes } from "./dated-nodes.ts";
import { withoutDoersOfPassive } from "./doers-of-passive.ts";
import { withoutDoersOfPlaces } from "./doers-of-places.ts";
import { withoutOtherThanDone } from "./done-to-what.ts";
import { withoutLinkingEnds } from "./linking-ends.ts";
import { withOriginsOnly, withoutOtherComings } from "./origins.ts";
import { withoutLinksByDeeds } from "./links-by-deeds.ts";
import { withoutThingsMeasured } from "./measured-only.ts";
import { withoutOwnParts } from "./part-of-what.ts";
import { withoutDeedsAbout } from "./said-about.ts";
import { askingForSomebody } from "./somebody-asked.ts";
import { withoutDoersOfTimes } from "./times-named.ts";
import { totalOfNodes } from "./total-of-nodes.ts";
import { withoutUnsaidEnds } from "./unsaid-ends.ts";
import { withoutUnsaidOrigins } from "./unsaid-origins.ts";
import { withWhatSuffered } from "./what-suffered.ts";

/**
 * A form whose relations lead where the question means, as far as its words and the graph tell: each step by itself
 * says why. What is said of nodes between things comes before what they were done to, and the kind asked for last.
 * @param wanted the kinds that the question says of what it asks for
 */
export function asMeant(
  form: Form,
  asked: AskedQuestion,
  wanted: readonly LinkCandidate[],
  { catalogue, mentions }: AnalysisInput,
): Form {
  const themes = withoutLinksByDeeds(withoutDeedsAbout(form, catalogue), catalogue);
  const ofPlaces = withoutDoersOfPlaces(themes, asked, catalogue);
  const ofThemes = withoutDoersOfPassive(ofPlaces, asked);
  const timed = withoutOtherThanDone(withoutDoersOfTimes(ofThemes, asked, catalogue), asked, catalogue);
  const ofWholes = withoutThingsMeasured(withoutOwnParts(timed, asked, { mentions, catalogue }), asked, catalogue);
  const ofOrigins = withOriginsOnly(withoutOtherComings(ofWholes), asked, catalogue);
  const linked = askingForSomebody(withoutUnsaidOrigins(ofOrigins, mentions, catalogue), asked, catalogue);
  const onNodes = withoutLinkingEnds(datedNodes(atOneNode(linked, asked, catalogue), catalogue), catalogue);
  const summed = totalOfNodes(addedUp(onNodes, asked, catalogue), catalogue);
  const suffered = withWhatSuffered(summed, asked, catalogue);
  return withoutUnsaidEnds(suffered, wanted, catalogue);
}
