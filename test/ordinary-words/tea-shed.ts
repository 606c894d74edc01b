/** A shed of teas and their blenders, of which people say otherwise what the graph has nouns and participles for. */
export const TEA_SHED = `
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
@prefix : <urn:tea-shed#> .
:Tea rdfs:label "tea variety" ; rdfs:comment "A bag as it is sold." . :Shed rdfs:label "drying shed" . :Goat rdfs:label "goat breed" . :Person rdfs:label "person" .
:scent rdfs:label "aroma note" . :rest rdfs:label "closedOn" . :level rdfs:label "storey" . :bearing rdfs:label "gestation (days)" .
:kidding rdfs:label "kidding weight (kg)" . :base rdfs:label "floor area (m²)" . :tutor rdfs:label "shed master" . :price rdfs:label "tin price (groats)" . :Lampboat rdfs:label "lampboat" . :Fair rdfs:label "fair" . :hull rdfs:label "built by" . :gate rdfs:label "admission (groats)" .
:vol rdfs:label "alcohol (% vol)" . :sugar rdfs:label "residual sugar (g/l)" . :roast rdfs:label "roast" . :Shop rdfs:label "bag shop" . :corner a :Shop ; rdfs:label "Corner Bags" .
:gull a :Lampboat ; rdfs:label "Grey Gull" ; :hull :per . :wick a :Fair ; rdfs:label "Wick Night" ; :gate 4 . :leaf a :Fair ; rdfs:label "Leaf Day" ; :gate 6 .
:amber a :Tea ; rdfs:label "Amber Dusk" ; :vol 21 ; :sugar 2 ; :roast 5 ; :scent "smoke" ; :price 12 . :mint a :Tea ; rdfs:label "Frost Mint" ; :vol 12 ; :sugar 4 ; :roast 9 ; :scent "pine" ; :price 9 .
:upper a :Shed ; rdfs:label "Upper Shed" ; :rest "Sunday" , "Monday" ; :level "attic" ; :base 40 ; :tutor :nan .
:lower a :Shed ; rdfs:label "Lower Shed" ; :rest "Friday" ; :level "basement" ; :base 75 ; :tutor :per .
:cross a :Shed ; rdfs:label "Cross Shed" ; :rest "Sunday" ; :level "attic" . :kiln a :Shed ; rdfs:label "Kiln Shed" ; :rest "Sunday" .
:brook a :Shed ; rdfs:label "Brook Shed" ; :rest "Monday" , "Friday" . :hill a :Shed ; rdfs:label "Hill Shed" ; :rest "Monday" .
:pygmy a :Goat ; rdfs:label "Fell Pygmy" ; :bearing 145 ; :kidding 3 . :moor a :Goat ; rdfs:label "Moor Longhair" ; :bearing 151 ; :kidding 4 .
:nan a :Person ; rdfs:label "Nan Tolver" . :per a :Person ; rdfs:label "Per Quist" .
`;
