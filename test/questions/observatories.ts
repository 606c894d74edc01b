/** Observatories and those who built them, with names, codes and descriptions as graphs have them. */
export const OBSERVATORIES = `
  @prefix : <urn:observatories:> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
  :Observatory rdfs:label "observatory" ; rdfs:comment "a house from which the sky is watched" .
  :Person rdfs:label "person" . :Town rdfs:label "town" . :Comet rdfs:label "comet" . :County rdfs:label "county" .
  :builder rdfs:label "built by" ; skos:altLabel "builder" . :birthplace rdfs:label "birthplace" .
  :town rdfs:label "town" . :inhabitants rdfs:label "population" . :found rdfs:label "discoverer" .
  :county rdfs:label "county" . :seat rdfs:label "county seat" . :born rdfs:label "birth date" .
  :symbol rdfs:label "station code" . :director rdfs:label "director" .
  :skerry a :Observatory ; rdfs:label "Skerryvane Observatory" ; skos:altLabel "Skerryvane" ; :builder :edda ; :town :holm ;
    :symbol "QX7" ; :director :ottoline ; schema:description "the northernmost observatory of the coast" .
  :usk a :Observatory ; rdfs:label "USK" ; schema:description "Sternwarte am Hafen"@de , "the observatory above the harbour"@en ; :builder :lambert ; :town :brae ; :symbol "BRW" .
  :edda a :Person ; rdfs:label "Edda Thorvaldsen" ; :birthplace :holm ; :born "1861-03-09"^^xsd:date ;
    schema:description "builder of observatories who ground her own lenses" .
  :lambert a :Person ; rdfs:label "Lambert Ockenden" ; :birthplace :brae ; :born "1870-11-02"^^xsd:date .
  :ottoline a :Person ; rdfs:label "Ottoline Prewett" ; :birthplace :brae .
  :holm a :Town ; rdfs:label "Holmstead" ; :inhabitants 2400 ; :county :north .
  :brae a :Town ; rdfs:label "Braemouth" ; :county :north .
  :north a :County ; rdfs:label "Fairnland" ; :seat :holm .
  :halcyon a :Comet ; rdfs:label "The Halcyon" ; :found :ottoline .
`;
