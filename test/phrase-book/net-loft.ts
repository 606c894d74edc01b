/** A net loft with its keepers, nets and boats. */
export const NET_LOFT = `
@prefix : <https://netloft.example/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
:Loft a owl:Class ; rdfs:label "loft" . :Person a owl:Class ; rdfs:label "person" .
:Net a owl:Class ; rdfs:label "net" . :Mending a owl:Class ; rdfs:label "mending" .
:head rdfs:label "head" . :deputy rdfs:label "deputy head" . :altitude rdfs:label "altitude (m)" .
:visitors rdfs:label "open to visitors" . :skill rdfs:label "speciality" . :superior rdfs:label "reports to" .
:lent rdfs:label "on loan to" . :patron rdfs:label "patron" . :patronOf rdfs:label "patron of" .
:got rdfs:label "acquired on" . :price rdfs:label "purchase price (crowns)" . :hire rdfs:label "hire price (crowns)" .
:upper a :Loft ; rdfs:label "Upper Loft" ; :head :ives ; :altitude 41 ; :visitors true .
:lower a :Loft ; rdfs:label "Lower Loft" ; :deputy :orla ; :altitude 3 ; :visitors false ; :patron :ives .
:Yard a owl:Class ; rdfs:label "yard" . :within rdfs:label "located in" . :upper :within :quay . :quay a :Yard ; rdfs:label "Tar Quay" .
:ives a :Person ; rdfs:label "Ives Tamblyn" ; :skill "splicing" .
:orla a :Person ; rdfs:label "Orla Keast" ; :superior :ives ; :patronOf :upper .
:drift a :Net ; rdfs:label "Grey Drift" ; :lent :orla ; :got "2011-04-02"^^xsd:date ; :price 75 ; :hire 4 .
`;
