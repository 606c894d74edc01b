/** A union of choirs in codes, SKOS labels and inverse directions: memberships, programmes, loans and halls. */
export const CHORAL = `
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix c: <urn:vale-choral:term:> .
@prefix x: <urn:vale-choral:rec:> .

c:Ensemble skos:prefLabel "choir"@en ; a rdfs:Class .
c:Person skos:prefLabel "person"@en ; a rdfs:Class .
c:Mship skos:prefLabel "membership"@en ; a rdfs:Class .
c:Voice skos:prefLabel "voice part"@en ; a rdfs:Class .
c:Hall skos:prefLabel "hall"@en ; skos:altLabel "venue"@en ; a rdfs:Class .
c:Concert skos:prefLabel "concert"@en ; a rdfs:Class .
c:Piece skos:prefLabel "piece"@en ; skos:altLabel "work"@en ; a rdfs:Class .
c:ProgItem skos:prefLabel "programme item"@en ; a rdfs:Class .
c:Loan skos:prefLabel "loan of scores"@en ; a rdfs:Class .
c:ScoreSet skos:prefLabel "set of scores"@en ; a rdfs:Class .
c:Booking skos:prefLabel "booking"@en ; a rdfs:Class .
c:District skos:prefLabel "district"@en ; a rdfs:Class .
c:Course skos:prefLabel "workshop"@en ; a rdfs:Class .

x:soprano a c:Voice ; skos:prefLabel "soprano"@en ; skos:notation "S" .
x:alto a c:Voice ; skos:prefLabel "alto"@en ; skos:notation "A" .
x:tenor a c:Voice ; skos:prefLabel "tenor"@en ; skos:notation "T" .
x:bass a c:Voice ; skos:prefLabel "bass"@en ; skos:notation "B" .
x:north a c:District ; skos:prefLabel "North Vale"@en .
x:south a c:District ; skos:prefLabel "South Vale"@en .

x:e01 a c:Ensemble ; skos:prefLabel "Harrowdale Singers"@en ; c:regNo "VC-01" ; c:founded "1921"^^xsd:gYear ;
  c:memberCount 48 ; c:rehearses "Tuesday" ; c:rehearsesIn x:h1 ; c:inDistrict x:north ; c:annualDues 90 ;
  c:openToBeginners false ; c:style "sacred" .
x:e02 a c:Ensemble ; skos:prefLabel "Quarry Street Men's Choir"@en ; c:regNo "VC-02" ;
  c:founded "1894"^^xsd:gYear ; c:memberCount 31 ; c:rehearses "Thursday" ; c:rehearsesIn x:h2 ;
  c:inDistrict x:north ; c:annualDues 60 ; c:openToBeginners true ; c:style "folk" .
x:e03 a c:Ensemble ; skos:prefLabel "Larkspur Voices"@en ; c:regNo "VC-03" ; c:founded "2011"^^xsd:gYear ;
  c:memberCount 22 ; c:rehearses "Wednesday" ; c:rehearsesIn x:h3 ; c:inDistrict x:south ; c:annualDues 120 ;
  c:openToBeginners false ; c:style "jazz" .
x:e04 a c:Ensemble ; skos:prefLabel "Saltmarsh Community Chorus"@en ; c:regNo "VC-04" ;
  c:founded "2003"^^xsd:gYear ; c:memberCount 75 ; c:rehearses "Thursday" ; c:rehearsesIn x:h4 ;
  c:inDistrict x:south ; c:annualDues 45 ; c:openToBeginners true ; c:style "pop" .
x:e05 a c:Ensemble ; skos:prefLabel "St Odo's Boys"@en ; c:regNo "VC-05" ; c:founded "1950"^^xsd:gYear ;
  c:memberCount 18 ; c:rehearses "Friday" ; c:rehearsesIn x:h1 ; c:inDistrict x:north ; c:annualDues 0 ;
  c:style "sacred" .

x:p01 a c:Person ; skos:prefLabel "Imogen Tarrant"@en ; c:directs x:e01 , x:e05 ;
  c:birthYear "1968"^^xsd:gYear ; c:mail "imogen@vale.example" .
x:p02 a c:Person ; skos:prefLabel "Rhys Bellweather"@en ; c:directs x:e02 ; c:birthYear "1955"^^xsd:gYear ;
  c:mail "rhys@vale.example" .
x:p03 a c:Person ; skos:prefLabel "Kofi Amsel"@en ; c:directs x:e03 ; c:birthYear "1984"^^xsd:gYear ;
  c:marriedTo x:p06 .
x:p04 a c:Person ; skos:prefLabel "Maud Pettifer"@en ; c:directs x:e04 ; c:birthYear "1971"^^xsd:gYear ;
  c:mail "maud@vale.example" .
x:p05 a c:Person ; skos:prefLabel "Gwen Strand"@en ; c:treasurerOf x:e01 ; c:mail "gwen@vale.example" .
x:p06 a c:Person ; skos:prefLabel "Lotte Amsel"@en ; c:accompanies x:e03 , x:e04 .
x:p07 a c:Person ; skos:prefLabel "Osric Dale"@en ; c:treasurerOf x:e04 ; c:librarianOf x:e02 .
x:p08 a c:Person ; skos:prefLabel "Bettina Croft"@en ; c:accompanies x:e01 .
x:p09 a c:Person ; skos:prefLabel "Hugh Marlin"@en .
x:p10 a c:Person ; skos:prefLabel "Nadia Quill"@en .
x:p11 a c:Person ; skos:prefLabel "Fergus Holm"@en .
x:p12 a c:Person ; skos:prefLabel "Sunniva Reed"@en .
x:k1 a c:Person ; skos:prefLabel "Edmund Varley"@en ; c:birthYear "1810"^^xsd:gYear .
x:k2 a c:Person ; skos:prefLabel "Clara Minton"@en ; c:birthYear "1932"^^xsd:gYear .

x:m1 a c:Mship ; c:who x:p09 ; c:of x:e01 ; c:sings x:bass ; c:since "1999-09-01"^^xsd:date .
x:m2 a c:Mship ; c:who x:p10 ; c:of x:e01 ; c:sings x:soprano ; c:since "2015-01-10"^^xsd:date .
x:m3 a c:Mship ; c:who x:p11 ; c:of x:e02 ; c:sings x:tenor ; c:since "2008-04-02"^^xsd:date ;
  c:till "2019-06-30"^^xsd:date .
x:m4 a c:Mship ; c:who x:p11 ; c:of x:e04 ; c:sings x:tenor ; c:since "2019-09-05"^^xsd:date .
x:m5 a c:Mship ; c:who x:p12 ; c:of x:e03 ; c:sings x:alto ; c:since "2012-02-14"^^xsd:date .
x:m6 a c:Mship ; c:who x:p12 ; c:of x:e04 ; c:sings x:alto ; c:since "2021-10-01"^^xsd:date .
x:m7 a c:Mship ; c:who x:p05 ; c:of x:e01 ; c:sings x:alto ; c:since "2004-03-11"^^xsd:date .

x:h1 a c:Hall ; skos:prefLabel "St Odo's Church"@en ; c:seats 320 ; c:hirePerEvening 110 ; c:organ true ;
  c:town "Harrowdale" ; c:keyholder x:p05 ; c:parking "none" .
x:h2 a c:Hall ; skos:prefLabel "Quarrymen's Institute"@en ; c:seats 140 ; c:hirePerEvening 40 ; c:organ false ;
  c:town "Stonegate" ; c:keyholder x:p02 ; c:parking "street" .
x:h3 a c:Hall ; skos:prefLabel "Larkspur Arts Barn"@en ; c:seats 90 ; c:hirePerEvening 65 ; c:organ false ;
  c:town "Larkspur" ; c:keyholder x:p06 ; c:parking "car park" .
x:h4 a c:Hall ; skos:prefLabel "Saltmarsh Pavilion"@en ; c:seats 500 ; c:hirePerEvening 230 ; c:organ false ;
  c:town "Saltmarsh" ; c:keyholder x:p07 ; c:parking "car park" .

x:w1 a c:Piece ; skos:prefLabel "Mass for Quiet Waters"@en ; c:creator x:k1 ; c:yearWritten "1854"^^xsd:gYear ;
  c:minutes 52 ; c:parts 4 ; c:words "Latin" .
x:w2 a c:Piece ; skos:prefLabel "Three Harbour Songs"@en ; c:creator x:k2 ; c:yearWritten "1971"^^xsd:gYear ;
  c:minutes 14 ; c:parts 4 ; c:words "English" .
x:w3 a c:Piece ; skos:prefLabel "The Slate Carol"@en ; c:creator x:k2 ; c:yearWritten "1988"^^xsd:gYear ;
  c:minutes 5 ; c:parts 2 ; c:words "Welsh" .
x:w4 a c:Piece ; skos:prefLabel "Evening Blues"@en ; c:creator x:p03 ; c:yearWritten "2016"^^xsd:gYear ;
  c:minutes 7 ; c:parts 6 ; c:words "English" .
x:w5 a c:Piece ; skos:prefLabel "Vesper Psalms"@en ; c:creator x:k1 ; c:yearWritten "1861"^^xsd:gYear ;
  c:minutes 31 ; c:parts 8 ; c:words "Latin" .

x:c1 a c:Concert ; skos:prefLabel "Spring Gala 2023"@en ; c:givenBy x:e01 ; c:heldIn x:h1 ;
  c:dated "2023-04-22"^^xsd:date ; c:ticket 15 ; c:audience 290 .
x:c2 a c:Concert ; skos:prefLabel "Slate and Sea"@en ; c:givenBy x:e02 , x:e04 ; c:heldIn x:h4 ;
  c:dated "2023-09-30"^^xsd:date ; c:ticket 12 ; c:audience 410 .
x:c3 a c:Concert ; skos:prefLabel "Barn Jazz Night"@en ; c:givenBy x:e03 ; c:heldIn x:h3 ;
  c:dated "2024-02-10"^^xsd:date ; c:ticket 18 ; c:audience 88 .
x:c4 a c:Concert ; skos:prefLabel "Christmas by Candlelight"@en ; c:givenBy x:e01 , x:e05 ; c:heldIn x:h1 ;
  c:dated "2023-12-16"^^xsd:date ; c:ticket 10 ; c:audience 315 .
x:i1 a c:ProgItem ; c:inConcert x:c1 ; c:piece x:w1 ; c:pos 1 ; c:soloist x:p10 .
x:i2 a c:ProgItem ; c:inConcert x:c2 ; c:piece x:w2 ; c:pos 1 .
x:i3 a c:ProgItem ; c:inConcert x:c2 ; c:piece x:w3 ; c:pos 2 ; c:soloist x:p11 .
x:i4 a c:ProgItem ; c:inConcert x:c3 ; c:piece x:w4 ; c:pos 1 ; c:soloist x:p12 .
x:i5 a c:ProgItem ; c:inConcert x:c4 ; c:piece x:w3 ; c:pos 1 ; c:soloist x:p09 .

x:s1 a c:ScoreSet ; skos:prefLabel "Mass for Quiet Waters, vocal scores"@en ; c:copies 60 ; c:shelf "A3" ;
  c:music x:w1 .
x:s2 a c:ScoreSet ; skos:prefLabel "Slate Carol, leaflets"@en ; c:copies 100 ; c:shelf "B1" ; c:music x:w3 .
x:s3 a c:ScoreSet ; skos:prefLabel "Vesper Psalms, full scores"@en ; c:copies 25 ; c:shelf "A4" ; c:music x:w5 .
x:l1 a c:Loan ; c:lent x:s1 ; c:borrower x:e01 ; c:out "2023-01-09"^^xsd:date ; c:back "2023-05-02"^^xsd:date .
x:l2 a c:Loan ; c:lent x:s2 ; c:borrower x:e02 ; c:out "2023-06-15"^^xsd:date ; c:back "2023-10-12"^^xsd:date .
x:l3 a c:Loan ; c:lent x:s2 ; c:borrower x:e05 ; c:out "2023-10-20"^^xsd:date .
x:b1 a c:Booking ; c:room x:h4 ; c:bookedBy x:e03 ; c:eve "2024-05-11"^^xsd:date ; c:deposit 50 .
x:b2 a c:Booking ; c:room x:h1 ; c:bookedBy x:e04 ; c:eve "2024-06-01"^^xsd:date ; c:deposit 30 .
x:b3 a c:Booking ; c:room x:h2 ; c:bookedBy x:e05 ; c:eve "2024-05-18"^^xsd:date ; c:deposit 10 .
x:t1 a c:Course ; skos:prefLabel "Breathing for Beginners"@en ; c:tutor x:p04 ; c:price 25 ; c:places 12 ;
  c:when "2024-03-09"^^xsd:date ; c:heldIn x:h2 .
x:t2 a c:Course ; skos:prefLabel "Sight-Reading Clinic"@en ; c:tutor x:p01 ; c:price 35 ; c:places 20 ;
  c:when "2024-04-13"^^xsd:date ; c:heldIn x:h1 .
`;
