import type { FollowForm, Form, InstancesForm, MentionForm, SetForm } from "../form/logical-form.ts";
import { questionFor } from "../form/question-for.ts";
import { toldStepByStep } from "./step-by-step.ts";

/**
 * The sub-questions of a form, each leading from one thing that is named to the answer, in the order of the form
 * (Hydra, section 3.1). Where sets meet, each is asked about alone; what only says what their members are, a class or a
 * name, is asked with each. Empty for a form that leads nowhere from anything named.
 */
export function subQuestionsOf(form: Form): readonly string[] {
  return [...new Set(branchesOfForm(form).map((branch) => toldStepByStep(branch) ?? questionFor(branch)))];
}

function branchesOfForm(form: Form): readonly SetForm[] {
  switch (form.kind) {
    case "count":
    case "exists":
      return branchesOf(form.set);
    case "total":
    case "each":
      return branchesOf({ kind: "follow", from: form.set, relation: form.by });
    case "age":
      return branchesOf(form.since);
    case "difference":
    case "compare":
    case "same":
      return [form.a, form.b].flatMap((from) => branchesOf({ kind: "follow", from, relation: form.by }));
    default:
      return branchesOf(form);
  }
}

/** The set by each name alone that leads to it. */
function branchesOf(set: SetForm): readonly SetForm[] {
  switch (set.kind) {
    case "mention":
    case "value":
    case "instances":
      return [];
    case "follow":
      return originsOf(set.from).map((from) => ({ ...set, from }));
    case "where":
      return originsOf(set.set).map((each) => ({ ...set, set: each }));
    case "extreme": {
      // Which has the most of those that are found by one name alone is not what was asked.
      const branches = originsOf(set.set);
      return branches.length === 1 ? branches.map((each) => ({ ...set, set: each })) : branches;
    }
    case "intersect": {
      const filters = set.sets.filter(isFilter);
      return set.sets
        .flatMap(branchesOf)
        .map((each) => (filters.length === 0 ? each : { kind: "intersect", sets: [...filters, each] }));
    }
    case "union":
      return set.sets.flatMap(branchesOf);
    case "except":
      return [set.set, set.without].flatMap(branchesOf);
    case "at": {
      const branches = branchesOf(set.set);
      if (set.time.kind !== "dates") return branches.map((each) => ({ ...set, set: each }));
      const dates: FollowForm = { kind: "follow", from: set.time.of, relation: set.time.relation };
      return [...branches, ...branchesOf(dates)];
    }
  }
}

/** What a relation may be walked from, by each name alone; a name is itself one. */
function originsOf(set: SetForm): readonly SetForm[] {
  if (set.kind === "union") return set.sets.flatMap(originsOf);
  const branches = branchesOf(set);
  if (branches.length > 0) return branches;
  if (set.kind === "mention") return [set];
  return set.kind === "intersect" && set.sets.some(({ kind }) => kind === "mention") ? [set] : [];
}

function isFilter(set: SetForm): set is MentionForm | InstancesForm {
  return set.kind === "mention" || set.kind === "instances";
}
