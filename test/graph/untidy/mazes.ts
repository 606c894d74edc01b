/**
 * Two offices whose dates have different names, and an address in parts, all in a vocabulary whose IRIs end as told.
 * @param more Further statements in Turtle
 */
export function mazesIn(namespace: string, more = ""): string {
  return `
  @prefix : <urn:m:> . @prefix v: <${namespace}> .
  v:Maze rdfs:label "maze" . v:Person rdfs:label "person" . v:Guild rdfs:label "guild" .
  :m1 a v:Maze ; rdfs:label "Thornwick Maze" ;
    v:address [ v:street "4 Rectory Lane" ; v:postTown :wick ; v:postcode "OS4 7TW" ] .
  :m2 a v:Maze ; rdfs:label "Bishop's Knot" ; v:address [ v:street "Mill Drove" ; v:postTown :pell ; v:postcode "OS9 1PS" ] .
  :wick rdfs:label "Wick" . :pell rdfs:label "Pell" . :g a v:Guild ; rdfs:label "Guild of Clippers" .
  :a a v:Person ; rdfs:label "Ann Lee" . :b a v:Person ; rdfs:label "Bob Ray" . :c a v:Person ; rdfs:label "Cy Fox" .
  [] v:maze :m1 ; v:keeper :a ; v:from "1995-01-01"^^xsd:date ; v:until "2009-06-30"^^xsd:date .
  [] v:maze :m1 ; v:keeper :b ; v:from "2009-07-01"^^xsd:date ; v:until "2018-12-31"^^xsd:date .
  [] v:maze :m1 ; v:keeper :c ; v:from "2019-01-01"^^xsd:date .
  [] v:maze :m2 ; v:keeper :b ; v:from "1954-05-01"^^xsd:date ; v:until "1961-01-15"^^xsd:date .
  ${more}`;
}
