/** Orchards, their presses, carts and ciders, of which people ask in passing. */
export const ORCHARDS = `
@prefix : <urn:orchards#> . @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
:Press rdfs:label "cider press" . :Orchard rdfs:label "orchard" . :Grower rdfs:label "grower" . :Cider rdfs:label "cider" . :Cart rdfs:label "cart" .
:Maker rdfs:label "cooperage" . :Town rdfs:label "town" . :Class rdfs:label "course" . :Painting rdfs:label "painting" . :Prize rdfs:label "prize" . :Show rdfs:label "show" .
:owner rdfs:label "owner" . :builtIn rdfs:label "year built" . :price rdfs:label "bottle price" . :worksAt rdfs:label "works at" . :lies rdfs:label "located in" .
:madeBy rdfs:label "made by" . :tutor rdfs:label "taught by" . :opened rdfs:label "year opened" . :serial rdfs:label "serial number" . :wife rdfs:label "spouse" .
:phone rdfs:label "phone number" . :founder rdfs:label "founder" . :painter rdfs:label "painter" . :soldFor rdfs:label "sold for" . :visitors rdfs:label "visitors" .
:uses rdfs:label "uses" . :keeper rdfs:label "keeper" . :breed rdfs:label "breed" . :ofKind rdfs:label "species" . :Breed rdfs:label "breed" . :Goose rdfs:label "goose" .
:medal rdfs:label "medal" . :winner rdfs:label "winner" . :forShow rdfs:label "for show" . :Giving rdfs:label "giving of a medal" .
:t1 a :Town ; rdfs:label "Applewick" . :t2 a :Town ; rdfs:label "Pearbury" .
:o1 a :Orchard ; rdfs:label "Long Orchard" ; :lies :t1 ; :opened 1950 ; :visitors 300 ; :owner :g1 ; :phone "555-1" .
:o2 a :Orchard ; rdfs:label "Short Orchard" ; :lies :t2 ; :opened 1999 ; :visitors 90 ; :owner :g2 ; :phone "555-2" .
:g1 a :Grower ; rdfs:label "Nan Perrin" ; :worksAt :o1 ; :wife :g2 . :g2 a :Grower ; rdfs:label "Joss Perrin" ; :worksAt :o2 ; :wife :g1 .
:g3 a :Grower ; rdfs:label "Ada Kell" ; :worksAt :o1 .
:p1 a :Press ; rdfs:label "Grinder" ; :owner :g1 ; :builtIn 1890 ; :madeBy :m1 ; :serial "S-1" . :p2 a :Press ; rdfs:label "Mangle" ; :owner :g3 ; :builtIn 1965 ; :madeBy :m2 ; :serial "S-2" .
:p3 a :Press ; rdfs:label "Old Nick" ; :builtIn 1930 ; :madeBy :m1 .
:m1 a :Maker ; rdfs:label "Kell and Sons" ; :founder :g3 ; :lies :t2 . :m2 a :Maker ; rdfs:label "Stave Works" ; :lies :t1 .
:k1 a :Cart ; rdfs:label "Robin" ; :owner :g1 ; :keeper :g3 . :k2 a :Cart ; rdfs:label "Wren" ; :owner :g2 .
:c1 a :Cider ; rdfs:label "Amber Frost" ; :price 4 ; :uses :p1 . :c2 a :Cider ; rdfs:label "Black Bough" ; :price 9 ; :uses :p2 . :c3 a :Cider ; rdfs:label "Dry Gate" ; :price 2 ; :uses :p1 .
:l1 a :Class ; rdfs:label "Grafting" ; :tutor :g3 . :l2 a :Class ; rdfs:label "Pressing" ; :tutor :g1 .
:a1 a :Painting ; rdfs:label "Blossom" ; :painter :g2 ; :owner :g1 ; :soldFor 2500 . :a2 a :Painting ; rdfs:label "Windfall" ; :painter :g3 ; :owner :g3 ; :soldFor 4000 .
:b1 a :Breed ; rdfs:label "Grey Lag" ; :ofKind :s1 . :b2 a :Breed ; rdfs:label "White Lag" ; :ofKind :s1 . :s1 rdfs:label "greylag" . :gs1 a :Goose ; rdfs:label "Hettie" ; :breed :b1 . :gs2 a :Goose ; rdfs:label "Mabel" ; :breed :b2 .
:z1 a :Prize ; rdfs:label "Golden Pip" . :z2 a :Prize ; rdfs:label "Silver Core" . :w1 a :Show ; rdfs:label "Bough Fair" . :w2 a :Show ; rdfs:label "Root Fair" . :w3 a :Show ; rdfs:label "Leaf Fair" .
[] a :Giving ; :medal :z1 ; :winner :g1 ; :forShow :w1 . [] a :Giving ; :medal :z1 ; :winner :g2 ; :forShow :w2 . [] a :Giving ; :medal :z2 ; :winner :g3 ; :forShow :w1 .
[] a :Giving ; :medal :z2 ; :winner :g2 ; :forShow :w3 . [] a :Giving ; :medal :z1 ; :winner :g3 ; :forShow :w3 . [] a :Giving ; :medal :z1 ; :winner :g3 ; :forShow :w1 .
`;
