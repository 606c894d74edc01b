/** Telescopes, who is trained on them and who looks after them: nodes that link several things, and values as texts. */
export const OBSERVATORY = `
@prefix : <urn:observatory:> .
:Telescope rdfs:label "Telescope" . :Person rdfs:label "Observer" . :Dome rdfs:label "Dome" .
:Training rdfs:label "Training" . :Survey rdfs:label "Survey" . :Posting rdfs:label "Posting" . :Lens rdfs:label "Lens" .
:trainee rdfs:label "sworn novice" . :guide rdfs:label "sworn to" . :where rdfs:label "place of training" .
:begun rdfs:label "training began" . :design rdfs:label "blueprint by" . :blueprintFor rdfs:label "blueprint for" .
:part rdfs:label "part" . :share rdfs:label "share of parts" . :dome rdfs:label "stands in" .
:grade rdfs:label "test grade" . :mount rdfs:label "mount" . :idle rdfs:label "idle night" . :cleared rdfs:label "cleared" . :aperture rdfs:label "clear aperture (mm)" .
:lit rdfs:label "first lit" . :opened rdfs:label "opened" . :born rdfs:label "born" .
:seats rdfs:label "visitor seats" . :coat rdfs:label "coating" . :sighting rdfs:label "sightings" .
:who rdfs:label "warden" . :ofDome rdfs:label "dome kept" . :from rdfs:label "kept from" . :until rdfs:label "kept until" .

:east a :Dome ; rdfs:label "East Dome" ; :seats 40 ; :idle "Monday" ; :opened "1921"^^xsd:gYear .
:west a :Dome ; rdfs:label "West Dome" ; :seats 25 ; :idle "Friday" ; :opened "1950"^^xsd:gYear .
:hill a :Dome ; rdfs:label "Hill Dome" ; :seats 60 ; :idle "Monday" ; :opened "1978"^^xsd:gYear .

:argo a :Telescope ; rdfs:label "Argo" ; :dome :east ; :mount "fork" ; :grade "A" ; :coat "silver" ; :aperture 300 ; :lit "1922"^^xsd:gYear ; :design :ilka .
:bran a :Telescope ; rdfs:label "Bran" ; :dome :west ; :mount "fork" ; :grade "A" ; :coat "plain aluminium" ; :aperture 450 ; :lit "1951"^^xsd:gYear ; :design :orso .
:cusp a :Telescope ; rdfs:label "Cusp" ; :dome :hill ; :mount "yoke" ; :grade "B" ; :coat "silver" ; :aperture 600 ; :lit "1979"^^xsd:gYear ; :design :ilka .
:crown a :Lens ; rdfs:label "crown glass" . :flint a :Lens ; rdfs:label "flint glass" .
[] :blueprintFor :argo ; :part :crown ; :share 80 . [] :blueprintFor :bran ; :part :flint ; :share 50 .

:ilka a :Person ; rdfs:label "Ilka Morn" ; :born "1890"^^xsd:gYear . :orso a :Person ; rdfs:label "Orso Tarn" ; :born "1925"^^xsd:gYear .
:pell a :Person ; rdfs:label "Pell Vidar" ; :born "1930"^^xsd:gYear . :wim a :Person ; rdfs:label "Wim Sorel" ; :born "1951"^^xsd:gYear .
:t1 a :Training ; :trainee :orso ; :guide :ilka ; :where :east ; :begun "1943-05-01"^^xsd:date .
:t2 a :Training ; :trainee :pell ; :guide :ilka ; :where :east ; :begun "1949-05-01"^^xsd:date .
:t3 a :Training ; :trainee :wim ; :guide :pell ; :where :hill ; :begun "1975-05-01"^^xsd:date .
:k1 a :Posting ; :who :pell ; :ofDome :west ; :from "1955-03-01"^^xsd:date ; :until "1969-12-31"^^xsd:date .
:k2 a :Posting ; :who :wim ; :ofDome :west ; :from "1970-01-01"^^xsd:date .
:k3 a :Posting ; :who :orso ; :ofDome :hill ; :from "1978-06-01"^^xsd:date ; :until "1990-06-30"^^xsd:date .
:might rdfs:label "might index (lm)" . :argo :might 12 . :bran :might 30 . :cusp :might 7 .
:Term rdfs:label "term" . :holder rdfs:label "incumbent" . :post rdfs:label "post" .
:termFrom rdfs:label "term from" . :termUntil rdfs:label "term until" . :closed rdfs:label "closed on" .
:e1 a :Term ; :holder :pell ; :post "chief observer" ; :termFrom "1960-01-01"^^xsd:date ; :termUntil "1971-06-30"^^xsd:date .
:e2 a :Term ; :holder :wim ; :post "chief observer" ; :termFrom "1971-07-01"^^xsd:date ; :termUntil "1999-12-31"^^xsd:date .
:e3 a :Term ; :holder :orso ; :post "keeper of plates" ; :termFrom "1962-01-01"^^xsd:date ; :termUntil "1980-12-31"^^xsd:date .
:west :closed "1993-05-02"^^xsd:date . :hill :closed "1993-11-20"^^xsd:date .
`;
