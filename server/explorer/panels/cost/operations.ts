import { graphql } from "../../generated/index.ts";

/** What it costs as a rule and at most, by stage. Nothing runs. */
export const EstimateOf = graphql(`
  query EstimateOf($id: ID!) {
    questionById(id: $id) {
      id
      estimate {
        id
        typical {
          ...Work
        }
        most {
          ...Work
        }
        stages {
          name
          typical {
            ...Work
          }
          most {
            ...Work
          }
        }
        measurement {
          on
          questions
        }
      }
    }
  }
`);
