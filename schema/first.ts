/** The longest list that a client may ask for. */
export const MAX_FIRST = 100;

/** Says to whoever prices an operation that a field's list is as long as its `first` argument. */
export const SIZED_BY_FIRST = '@listSize(slicingArguments: ["first"], requireOneSlicingArgument: false)';

/** The same for a field whose object holds the list in `nodes`. */
export const NODES_SIZED_BY_FIRST =
  '@listSize(slicingArguments: ["first"], sizedFields: ["nodes"], requireOneSlicingArgument: false)';
