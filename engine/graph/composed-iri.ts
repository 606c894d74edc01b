/**
 * The IRI that stands for two relations which are walked one after the other: `http://a.example/v#address..http://…`.
 * An IRI has one fragment at most, so that `#` and `%` of the second are percent-encoded; any other stays as it is.
 */
export function composedIri(first: string, second: string): string {
  return `${first}..${second.replaceAll("%", "%25").replaceAll("#", "%23")}`;
}
