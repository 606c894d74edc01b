import { graphql } from "../../generated/index.ts";

export const MeaningOf = graphql(`
  query MeaningOf($id: ID!, $limits: QuestionLimits) {
    questionById(id: $id, limits: $limits) {
      id
      topicEntities {
        ...ShownTopic
      }
      analysis {
        id
        reason
        readings {
          id
          ...ShownReading
        }
      }
    }
  }
  fragment ShownReading on Reading {
    statement
    otherMeanings
    chosen
    score
  }
  fragment ShownTopic on TopicEntity {
    id
    mention
    corrected
    chosen {
      id
      iri
      label
      description
    }
    candidates {
      ...Candidate
    }
  }
  fragment Candidate on EntityMatch {
    score
    matched
    match
    entity {
      id
      iri
      label
      description
    }
  }
`);

/** Others that a name may mean: what the graph finds by words of the reader's own. */
export const SearchEntities = graphql(`
  query SearchEntities($search: String!) {
    entities(search: $search, first: 8) {
      ...Candidate
    }
  }
`);
