import { graphql } from "../../generated/index.ts";

export const PathsOf = graphql(`
  query PathsOf($id: ID!, $limits: QuestionLimits, $after: String) {
    questionById(id: $id, limits: $limits) {
      id
      paths(first: 6, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            ...ShownPath
          }
        }
      }
      answer {
        id
        status
        conflicts {
          id
          taken
          weight
          support
          values(first: 5) {
            nodes {
              id
              label
            }
          }
          paths(first: 4) {
            nodes {
              ...ShownPath
            }
          }
        }
      }
    }
  }
  fragment ShownPath on ReasoningPath {
    id
    text
    strategy
    supportedBy
    phase
    weight
    sourceKinds
    scores {
      criterion
      value
      min
      max
    }
    sparql
    steps {
      id
      direction
      relation {
        id
        label
      }
      subjects(first: 10) {
        totalCount
        nodes {
          ...PathEnd
        }
      }
      objects(first: 10) {
        totalCount
        nodes {
          ...PathEnd
        }
      }
      evidence(first: 10) {
        nodes {
          ...Citation
          triple {
            subject {
              ...PathEnd
            }
            object {
              ...PathEnd
            }
          }
        }
      }
    }
    answers(first: 10) {
      nodes {
        id
        term {
          ...PathEnd
        }
      }
    }
  }
  fragment PathEnd on Term {
    label
    ... on Entity {
      id
      iri
    }
  }
`);
