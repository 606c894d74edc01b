/**
 * An apiary: who had which duty at which hive stands on nodes of no class, without IRIs, and the dates from when and
 * until when are called so that no word tells which is which.
 */
export const APIARY = `
@prefix : <urn:bees:> .
:Warden rdfs:label "bee warden" . :Hive rdfs:label "hive" . :Duty rdfs:label "duty" .
:tender rdfs:label "tender" . :at rdfs:label "at hive" . :duty rdfs:label "duty borne" .
:entrusted rdfs:label "entrusted" . :handed rdfs:label "handed back" . :kind rdfs:label "kind of bee" .
:ola a :Warden ; rdfs:label "Ola Fenwick" . :pim a :Warden ; rdfs:label "Pim Garrow" .
:rue a :Warden ; rdfs:label "Rue Halder" .
:blue a :Hive ; rdfs:label "Blue Hive" ; :kind "black bee" . :gold a :Hive ; rdfs:label "Gold Hive" ; :kind "buckfast" .
:smoker a :Duty ; rdfs:label "smoker" . :reeve a :Duty ; rdfs:label "reeve" .
[] :tender :ola ; :at :blue ; :duty :reeve ; :entrusted "1990-05-01"^^xsd:date ; :handed "2001-03-31"^^xsd:date .
[] :tender :pim ; :at :blue ; :duty :reeve ; :entrusted "2001-04-01"^^xsd:date .
[] :tender :rue ; :at :blue ; :duty :smoker ; :entrusted "1995-05-01"^^xsd:date ; :handed "2003-06-30"^^xsd:date .
[] :tender :ola ; :at :gold ; :duty :reeve ; :entrusted "2002-01-01"^^xsd:date .
[] :tender :rue ; :at :gold ; :duty :smoker ; :entrusted "2004-01-01"^^xsd:date .
`;
