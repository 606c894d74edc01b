import { graphql } from "../../generated/index.ts";

export const TreeOf = graphql(`
  query TreeOf($id: ID!, $limits: QuestionLimits) {
    questionById(id: $id, limits: $limits) {
      id
      logicTree {
        id
        reading
        remarks
        complete
        nodes(first: 50) {
          totalCount
          edges {
            cursor
            node {
              ...ShownNode
            }
          }
        }
        revisions {
          ...ShownRevision
        }
      }
    }
  }
  fragment ShownNode on LogicNode {
    id
    position
    depth
    question
    hypothesis
    verdict
    correction
    correctionVerdict
    reason
    computed
    parent {
      id
    }
    answers(first: 5) {
      totalCount
      nodes {
        id
        label
      }
    }
  }
  fragment ShownRevision on TreeRevision {
    position
    before
    after
    reason
    removed {
      position
      question
      hypothesis
    }
    added {
      position
      question
      hypothesis
    }
  }
`);

/** What a node's verdict rests on, when somebody wants to see it. */
export const NodeEvidence = graphql(`
  query NodeEvidence($node: ID!, $limits: QuestionLimits) {
    node(id: $node, limits: $limits) {
      id
      ... on LogicNode {
        evidence(first: 10) {
          totalCount
          nodes {
            ...Citation
          }
        }
      }
    }
  }
`);
