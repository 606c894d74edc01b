/** Operas, some of which are called by a question, those who composed them, and islands with heights. */
export const WORKS_AND_ISLANDS = `
  @prefix : <urn:works:> .
  :Opera rdfs:label "opera" . :Person rdfs:label "person" . :Island rdfs:label "island" . :Genre rdfs:label "musical genre" .
  :Country rdfs:label "country" . :River rdfs:label "river" .
  :composer rdfs:label "composer" . :birthplace rdfs:label "place of birth" . :born rdfs:label "date of birth" .
  :died rdfs:label "date of death" . :deathplace rdfs:label "place of death" . :genre rdfs:label "genre" .
  :height rdfs:label "height" . :country rdfs:label "country" . :capital rdfs:label "capital" .
  :population rdfs:label "population" . :length rdfs:label "length" . :cast rdfs:label "cast member" .
  :lanterns a :Opera ; rdfs:label "Who Mends the Lanterns" ; :composer :perpetua ; :genre :chamber ; :cast :sixten , :odile .
  :dusk a :Opera ; rdfs:label "What Is Dusk" ; :composer :sixten ; :genre :chamber ; :cast :odile .
  :heron a :Opera ; rdfs:label "Heron" ; :composer :perpetua ; :genre :chamber .
  :under a :Opera ; rdfs:label "Under" ; :composer :odile .
  :charter a :Opera ; rdfs:label "The Population" ; :composer :odile .
  :chamber a :Genre ; rdfs:label "chamber opera" .
  :perpetua a :Person ; rdfs:label "Perpetua Quill" ; :birthplace :vask ; :born "1871-04-05"^^xsd:date ;
    :died "1940-10-11"^^xsd:date ; :deathplace :orm .
  :sixten a :Person ; rdfs:label "Sixten Brandvold" ; :birthplace :orm ; :born "1880-01-30"^^xsd:date .
  :odile a :Person ; rdfs:label "Odile Tarrow" ; :birthplace :vask .
  :vask a :Island ; rdfs:label "Vaskholm" ; :height 310 ; :country :land ; :population 4100 .
  :orm a :Island ; rdfs:label "Ormsund" ; :height 720 ; :country :land ; :population 950 .
  :land a :Country ; rdfs:label "Tellmark" ; :capital :vask ; :population 61000 .
  :elv a :River ; rdfs:label "Grayling" ; :length 120 ; :country :land .
  :aur a :River ; rdfs:label "Lower Aur" ; :length 220 ; :country :land .
`;
