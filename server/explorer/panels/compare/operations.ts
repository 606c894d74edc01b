import { graphql } from "../../generated/index.ts";

/** What it would cost to ask another strategy. Nothing runs. */
export const EstimateFor = graphql(`
  query EstimateFor($text: String!, $strategy: Strategy!, $options: QuestionOptions) {
    question(text: $text, strategy: $strategy, options: $options) {
      id
      estimate {
        id
        typical {
          ...Work
        }
        most {
          ...Work
        }
      }
    }
  }
  fragment Work on EstimatedWork {
    stages
    upstream {
      kind
      calls
    }
  }
`);
