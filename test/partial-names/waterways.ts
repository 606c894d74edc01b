/** Reservoirs, dams, bridges and locks of a water board: names that share their words, and people who share theirs. */
export const WATERWAYS = `
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix : <urn:waterways#> .
:Reservoir rdfs:label "reservoir" . :Dam rdfs:label "dam" . :Bridge rdfs:label "bridge" . :Lock rdfs:label "lock" .
:Station rdfs:label "pumping station" . :Person rdfs:label "person" .
:depth rdfs:label "depth (m)" . :length rdfs:label "length (m)" . :builder rdfs:label "built by" ; skos:altLabel "builder" .
:opened rdfs:label "opened" . :keeper rdfs:label "keeper" ; skos:altLabel "kept by" . :manager rdfs:label "manager" .
:born rdfs:label "date of birth" . :gates rdfs:label "number of gates" . :fedBy rdfs:label "fed by" .
:gr a :Reservoir ; rdfs:label "Grendon Reservoir" ; :depth 31 ; :opened "1911"^^xsd:gYear .
:gd a :Dam ; rdfs:label "Grendon Dam" ; :length 210 ; :builder :tresco ; :opened "1909"^^xsd:gYear .
:ut a :Reservoir ; rdfs:label "Upper Tarsel Reservoir" ; :depth 12 ; :opened "1921"^^xsd:gYear .
:lt a :Reservoir ; rdfs:label "Lower Tarsel Reservoir" ; :depth 18 ; :fedBy :ut .
:mw a :Reservoir ; rdfs:label "Morwen Water" ; :depth 9 . :mb a :Bridge ; rdfs:label "Morwen Foot Bridge" ; :length 14 .
:ob a :Bridge ; rdfs:label "Ostwick Bridge" ; :length 88 ; :builder :piet ; :opened "1934"^^xsd:gYear .
:ol a :Lock ; rdfs:label "Ostwick Old Lock" ; :keeper :jory ; :gates 4 .
:tf a :Lock ; rdfs:label "Tollmere Flight Lock" ; :keeper :sal ; :gates 6 .
:sa a :Station ; rdfs:label "St Anne's Pumping Station" ; :manager :nell ; :opened "1902"^^xsd:gYear .
:s3 a :Station ; rdfs:label "Relay Station 3" ; :manager :jory .
:tresco a :Person ; rdfs:label "Alma Tresco" ; :born "1871-02-03"^^xsd:date .
:piet a :Person ; rdfs:label "Piet Harrow" ; :born "1899-10-10"^^xsd:date .
:nell a :Person ; rdfs:label "Nell Harrow" . :jory a :Person ; rdfs:label "Jory Penn" ; :born "1950"^^xsd:gYear .
:sal a :Person ; rdfs:label "Sal Quimby" ; :born "1961-07-12"^^xsd:date .
`;
