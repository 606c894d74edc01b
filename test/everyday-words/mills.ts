/** Orchards, boat trips and fairs of two villages: a small world for what people ask by verbs and adjectives. */
export const MILLS = `
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix : <urn:mills#> .
:Orchard rdfs:label "orchard" . :Ride rdfs:label "boat trip" . :Person rdfs:label "person" . :Village rdfs:label "village" .
:Breed rdfs:label "apple variety" . :Review rdfs:label "notice" . :Kind rdfs:label "colour group" .
:laidOut rdfs:label "planted" . :trees rdfs:label "number of trees" . :keeper rdfs:label "keeper" . :inVillage rdfs:label "lies in" .
:ticket rdfs:label "price (florins)" . :minutes rdfs:label "sailing time (min)" . :deck rdfs:label "passenger capacity" . :skipper rdfs:label "skipper" .
:breeder rdfs:label "bred by" . :grownIn rdfs:label "grown in" . :group rdfs:label "group" . :weight rdfs:label "average weight (g)" .
:launched rdfs:label "launched" . :depot rdfs:label "storage place" . :people rdfs:label "number of employees" . :worksFor rdfs:label "works at" .
:writtenBy rdfs:label "signed by" . :of rdfs:label "notice of" . :tongue rdfs:label "original language" . :setting rdfs:label "setting" .
:boss rdfs:label "head of the orchard" . :wage rdfs:label "wage (florins per week)" . :stagedBy rdfs:label "staged by" . :moored rdfs:label "moored at" .
:north a :Orchard ; rdfs:label "Northfold" ; :laidOut "1901"^^xsd:gYear ; :trees 420 ; :inVillage :ambry ; :people 14 ; :boss :olga .
:south a :Orchard ; rdfs:label "Southfold" ; :laidOut "1955"^^xsd:gYear ; :trees 310 ; :inVillage :bexley ; :people 6 ; :boss :tam .
:east a :Orchard ; rdfs:label "Eastfold" ; :laidOut "1880"^^xsd:gYear ; :trees 95 ; :inVillage :ambry .
:ambry a :Village ; rdfs:label "Ambry" . :bexley a :Village ; rdfs:label "Bexcombe" .
:olga a :Person ; rdfs:label "Olga Trant" ; :wage 90 ; :worksFor :north . :tam a :Person ; rdfs:label "Tam Wicker" ; :wage 70 ; :worksFor :south . :ida a :Person ; rdfs:label "Ida Moss" ; :worksFor :north .
:rosy a :Breed ; rdfs:label "Rosy Pike" ; :breeder :olga ; :grownIn :north , :south ; :group :red ; :weight 140 ; :depot "Shed 4" .
:grey a :Breed ; rdfs:label "Grey Anna" ; :breeder :tam ; :grownIn :north ; :group :russet ; :weight 95 ; :depot "Shed 2" .
:lark a :Breed ; rdfs:label "Larkspur" ; :breeder :tam ; :grownIn :east ; :group :russet ; :weight 120 .
:red rdfs:label "red" . :russet rdfs:label "russet" .
:heron a :Ride ; rdfs:label "The Heron" ; :ticket 12 ; :minutes 90 ; :deck 40 ; :skipper :ida ; :launched "1998-05-01"^^xsd:date ; :moored :ambry .
:otter a :Ride ; rdfs:label "The Otter" ; :ticket 8 ; :minutes 45 ; :deck 24 ; :skipper :tam ; :launched "2011"^^xsd:gYear ; :moored :ambry .
:swan a :Ride ; rdfs:label "The Swan" ; :ticket 15 ; :minutes 120 ; :deck 60 ; :skipper :olga ; :launched "1975"^^xsd:gYear ; :moored :bexley .
# Two prices, of which neither is "the" price; performances that are counted, beside those who perform.
:Fair rdfs:label "fair" . :admission rdfs:label "price of admission (florins)" . :stall rdfs:label "stall fee (florins)" .
:shows rdfs:label "performances given" . :player rdfs:label "performer" .
:spring a :Fair ; rdfs:label "Spring Fair" ; :admission 3 ; :stall 20 ; :shows 11 ; :stagedBy :tam ; :player :ida , :tam .
:autumn a :Fair ; rdfs:label "Autumn Fair" ; :admission 4 ; :stall 18 ; :shows 7 ; :player :olga , :ida .
:n1 a :Review ; rdfs:label "Wet but Worth It" ; :writtenBy :ida ; :of :otter . :n2 a :Review ; rdfs:label "A Slow Bird" ; :writtenBy :ida ; :of :heron . :n3 a :Review ; rdfs:label "Swan Upping" ; :writtenBy :tam ; :of :swan .
`;
