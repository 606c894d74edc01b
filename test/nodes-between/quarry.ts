/** Carts that a quarry rents out and has greased: who rents, who lets, who greases and what is greased all differ. */
export const QUARRY = `
@prefix : <urn:quarry:> .
:Carter rdfs:label "hand" . :Cart rdfs:label "cart" . :Yard rdfs:label "yard" . :Rental rdfs:label "rental" . :Greasing rdfs:label "greasing" .
:renter rdfs:label "rented by" . :cart rdfs:label "cart lent" . :yard rdfs:label "yard" . :lender rdfs:label "lent by" .
:out rdfs:label "rental start" . :back rdfs:label "rental end" . :fee rdfs:label "rental fee (crowns)" .
:greaser rdfs:label "greased by" . :greased rdfs:label "cart greased" . :on rdfs:label "greased on" . :cost rdfs:label "greasing cost (crowns)" .
:ivo a :Carter ; rdfs:label "Ivo Stang" . :jut a :Carter ; rdfs:label "Jutta Brem" . :kai a :Carter ; rdfs:label "Kai Orland" . :lea a :Carter ; rdfs:label "Lea Wirth" .
:high a :Cart ; rdfs:label "High Wain" . :low a :Cart ; rdfs:label "Low Dray" . :east a :Yard ; rdfs:label "East Yard" . :west a :Yard ; rdfs:label "West Yard" .
:r1 a :Rental ; :renter :ivo ; :cart :high ; :yard :east ; :lender :lea ; :out "1990-02-01"^^xsd:date ; :back "1990-03-01"^^xsd:date ; :fee 7 .
:r2 a :Rental ; :renter :ivo ; :cart :high ; :yard :west ; :lender :lea ; :out "1991-02-01"^^xsd:date ; :back "1991-03-01"^^xsd:date ; :fee 8 .
:r3 a :Rental ; :renter :jut ; :cart :high ; :yard :east ; :lender :lea ; :out "1992-02-01"^^xsd:date ; :back "1992-03-01"^^xsd:date ; :fee 9 .
:r4 a :Rental ; :renter :jut ; :cart :low ; :yard :east ; :lender :kai ; :out "1993-02-01"^^xsd:date ; :fee 30 .
:r5 a :Rental ; :renter :ivo ; :cart :low ; :yard :east ; :lender :kai ; :out "1989-02-01"^^xsd:date ; :back "1989-03-01"^^xsd:date ; :fee 2 .
:g1 a :Greasing ; :greaser :kai ; :greased :high ; :on "1990-08-01"^^xsd:date ; :cost 3 .
:g2 a :Greasing ; :greaser :lea ; :greased :high ; :on "1992-09-01"^^xsd:date ; :cost 11 .
`;
