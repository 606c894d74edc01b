/** A home for animals with its volunteers, placements and vaccinations, as somebody keeps it who models by ear. */
export const RESCUE = `
@prefix v: <http://ferndale-rescue.example/v#> .
@prefix f: <http://ferndale-rescue.example/id/> .

v:Animal a rdfs:Class ; rdfs:label "animal"@en .
v:Dog a rdfs:Class ; rdfs:label "dog"@en ; rdfs:subClassOf v:Animal .
v:Cat a rdfs:Class ; rdfs:label "cat"@en ; rdfs:subClassOf v:Animal .
v:Rabbit a rdfs:Class ; rdfs:label "rabbit"@en ; rdfs:subClassOf v:Animal .
v:Volunteer a rdfs:Class ; rdfs:label "volunteer"@en .
v:Adopter a rdfs:Class ; rdfs:label "adopter"@en .
v:Vet a rdfs:Class ; rdfs:label "vet"@en .
v:Practice a rdfs:Class ; rdfs:label "veterinary practice"@en .
v:Team a rdfs:Class ; rdfs:label "team"@en .
v:Pen a rdfs:Class ; rdfs:label "pen"@en .
v:Adoption a rdfs:Class ; rdfs:label "adoption"@en .
v:FosterStay a rdfs:Class ; rdfs:label "foster stay"@en .
v:Jab a rdfs:Class ; rdfs:label "vaccination"@en .
v:Vaccine a rdfs:Class ; rdfs:label "vaccine"@en .
v:Shift a rdfs:Class ; rdfs:label "shift"@en .
v:Service a rdfs:Class ; rdfs:label "service"@en .
v:Event a rdfs:Class ; rdfs:label "fundraising event"@en .
v:Gift a rdfs:Class ; rdfs:label "donation"@en .
v:Organisation a rdfs:Class ; rdfs:label "organisation"@en .

v:sex rdfs:label "sex" . v:coat rdfs:label "coat colour" . v:breed rdfs:label "breed" .
  v:dob rdfs:label "date of birth" .
v:arrived rdfs:label "arrived" . v:kg rdfs:label "weight (kg)" . v:livesIn rdfs:label "housed in" .
  v:status rdfs:label "status" .
v:goodWith rdfs:label "good with" . v:chip rdfs:label "microchip number" . v:foundAt rdfs:label "found at" .
  v:diet rdfs:label "diet" .
v:hasLead rdfs:label "has lead" . v:joined rdfs:label "joined" . v:phone rdfs:label "phone" .
  v:skill rdfs:label "skill" . v:inTeam rdfs:label "in team" .
v:town rdfs:label "town" . v:worksAt rdfs:label "works at" . v:est rdfs:label "est." .
  v:emergency rdfs:label "emergency line" .
v:animal rdfs:label "animal" . v:home rdfs:label "adopted by" . v:on rdfs:label "date" .
  v:feePaid rdfs:label "fee paid" . v:returned rdfs:label "returned" .
v:carer rdfs:label "foster carer" . v:from rdfs:label "from" . v:until rdfs:label "until" .
v:patient rdfs:label "patient" . v:vaccine rdfs:label "vaccine" . v:given rdfs:label "given on" .
  v:nextDue rdfs:label "next due" . v:by rdfs:label "given by" .
v:price rdfs:label "price" . v:worker rdfs:label "worker" . v:day rdfs:label "day" . v:slot rdfs:label "slot" .
  v:area rdfs:label "area" .
v:size rdfs:label "floor area (m²)" . v:heated rdfs:label "heated" . v:cap rdfs:label "max. animals" .
v:venue rdfs:label "venue" . v:raised rdfs:label "amount raised" . v:organiser rdfs:label "organised by" .
v:donor rdfs:label "donor" . v:amount rdfs:label "amount" . v:towards rdfs:label "towards" .
  v:parent rdfs:label "offspring of" .

f:biscuit a v:Dog ; rdfs:label "Biscuit" ; v:sex "male" ; v:coat "brown" ; v:breed "Border Collie" ;
  v:dob "2019-04-02"^^xsd:date ; v:arrived "2024-01-12"^^xsd:date ; v:kg 18.5 ; v:livesIn f:bluebell ;
  v:status "available" ; v:goodWith "children", "dogs" ; v:chip "941-0031" ; v:foundAt "Thornby Station" ;
  v:diet "grain-free" .
f:fluff a v:Dog ; rdfs:label "Captain Fluff" ; v:sex "male" ; v:coat "white" ; v:breed "Samoyed" ;
  v:dob "2020-06-11"^^xsd:date ; v:arrived "2023-11-05"^^xsd:date ; v:kg 24.0 ; v:livesIn f:cowslip ;
  v:status "available" ; v:goodWith "cats" ; v:chip "941-0029" ; v:foundAt "Kettle Bay" .
f:juno a v:Dog ; rdfs:label "Juno" ; v:sex "female" ; v:coat "black" ; v:breed "Labrador" ;
  v:dob "2016-02-20"^^xsd:date ; v:arrived "2022-09-30"^^xsd:date ; v:kg 29.5 ; v:status "adopted" ;
  v:goodWith "children", "cats", "dogs" ; v:chip "941-0017" .
f:marmaduke a v:Dog ; rdfs:label "Marmaduke" ; v:sex "male" ; v:coat "grey" ; v:breed "Greyhound" ;
  v:dob "2015-08-01"^^xsd:date ; v:arrived "2021-03-14"^^xsd:date ; v:kg 31.2 ; v:livesIn f:foxglove ;
  v:status "available" ; v:goodWith "children" ; v:diet "low fat" .
f:pip a v:Dog ; rdfs:label "Pip" ; v:sex "female" ; v:coat "tan" ; v:breed "Jack Russell" ;
  v:dob "2022-12-25"^^xsd:date ; v:arrived "2024-02-20"^^xsd:date ; v:kg 7.1 ; v:status "fostered" ;
  v:goodWith "children" ; v:chip "941-0034" ; v:parent f:juno .
f:tibbs a v:Cat ; rdfs:label "Mrs Tibbs" ; v:sex "female" ; v:coat "tabby" ; v:dob "2012-05-03"^^xsd:date ;
  v:arrived "2020-10-18"^^xsd:date ; v:kg 4.4 ; v:livesIn f:willow ; v:status "available" ; v:chip "941-0008" ;
  v:diet "kidney care" .
f:soot a v:Cat ; rdfs:label "Soot" ; v:sex "male" ; v:coat "black" ; v:dob "2021-03-09"^^xsd:date ;
  v:arrived "2023-04-11"^^xsd:date ; v:kg 5.0 ; v:status "adopted" ; v:goodWith "dogs" ; v:chip "941-0022" .
f:olive a v:Cat ; rdfs:label "Olive" ; v:sex "female" ; v:coat "ginger" ; v:dob "2018-07-14"^^xsd:date ;
  v:arrived "2021-09-02"^^xsd:date ; v:kg 3.9 ; v:livesIn f:willow ; v:status "available" ;
  v:goodWith "children", "cats" ; v:chip "941-0012" .
f:professor a v:Cat ; rdfs:label "Professor" ; v:sex "male" ; v:coat "white" ; v:dob "2017-01-30"^^xsd:date ;
  v:arrived "2023-12-22"^^xsd:date ; v:kg 6.2 ; v:status "adopted" ; v:chip "941-0030" ; v:foundAt "Little Marsh" .
f:clover a v:Rabbit ; rdfs:label "Clover" ; v:sex "female" ; v:coat "grey" ; v:dob "2021-04-01"^^xsd:date ;
  v:arrived "2023-05-20"^^xsd:date ; v:kg 2.1 ; v:livesIn f:warren ; v:status "available" ; v:goodWith "children" .
f:dandelion a v:Rabbit ; rdfs:label "Dandelion" ; v:sex "male" ; v:coat "white" ;
  v:dob "2020-04-01"^^xsd:date ; v:arrived "2022-01-08"^^xsd:date ; v:kg 1.8 ; v:status "adopted" .
f:nibbles a v:Rabbit ; rdfs:label "Nibbles" ; v:sex "female" ; v:coat "brown" ; v:dob "2022-09-15"^^xsd:date ;
  v:arrived "2023-10-01"^^xsd:date ; v:kg 2.6 ; v:livesIn f:warren ; v:status "available" ; v:parent f:dandelion .

f:agnes a v:Volunteer ; rdfs:label "Agnes Farrow" ; v:joined "2009-05-04"^^xsd:date ; v:phone "555-0101" ;
  v:skill "dog walking", "fence mending" ; v:inTeam f:kennels .
f:bram a v:Volunteer ; rdfs:label "Bram Keating" ; v:joined "2015-02-17"^^xsd:date ; v:phone "555-0102" ;
  v:skill "driving" ; v:inTeam f:transport .
f:celia a v:Volunteer ; rdfs:label "Celia Ott" ; v:joined "2021-09-01"^^xsd:date ; v:phone "555-0103" ;
  v:skill "grooming" ; v:inTeam f:cattery .
f:dev a v:Volunteer ; rdfs:label "Dev Rana" ; v:joined "2018-01-22"^^xsd:date ; v:phone "555-0104" ;
  v:skill "first aid", "bookkeeping" ; v:inTeam f:funds .
f:edie a v:Volunteer ; rdfs:label "Edie Lomax" ; v:joined "2023-03-30"^^xsd:date ; v:phone "555-0105" ;
  v:skill "cat socialising" ; v:inTeam f:cattery .
f:kennels a v:Team ; rdfs:label "Kennels team" ; v:hasLead f:agnes .
f:cattery a v:Team ; rdfs:label "Cattery team" ; v:hasLead f:celia .
f:funds a v:Team ; rdfs:label "Fundraising team" ; v:hasLead f:dev .
f:transport a v:Team ; rdfs:label "Transport team" ; v:hasLead f:bram .

f:millLane a v:Practice ; rdfs:label "Mill Lane Surgery" ; v:est "1988"^^xsd:gYear ; v:town "Thornby" ;
  v:emergency "555-0900" .
f:harbourVets a v:Practice ; rdfs:label "Harbour Vets" ; v:est "2004"^^xsd:gYear ; v:town "Kettle Bay" ;
  v:emergency "555-0911" .
f:brill a v:Vet ; rdfs:label "Hanne Brill" ; v:worksAt f:millLane .
f:weir a v:Vet ; rdfs:label "Tomas Weir" ; v:worksAt f:harbourVets .

f:nell a v:Adopter ; rdfs:label "Nell Osgood" ; v:town "Thornby" ; v:phone "555-0201" .
f:victor a v:Adopter ; rdfs:label "Victor Pym" ; v:town "Little Marsh" ; v:phone "555-0202" .
f:ruth a v:Adopter ; rdfs:label "Ruth Abara" ; v:town "Thornby" ; v:phone "555-0203" .
f:silas a v:Adopter ; rdfs:label "Silas Crane" ; v:town "Kettle Bay" ; v:phone "555-0204" .

f:ad1 a v:Adoption ; v:animal f:juno ; v:home f:nell ; v:on "2023-05-01"^^xsd:date ; v:feePaid 180 .
f:ad2 a v:Adoption ; v:animal f:soot ; v:home f:victor ; v:on "2023-08-19"^^xsd:date ; v:feePaid 75 .
f:ad3 a v:Adoption ; v:animal f:professor ; v:home f:ruth ; v:on "2024-03-02"^^xsd:date ; v:feePaid 80 .
f:ad4 a v:Adoption ; v:animal f:dandelion ; v:home f:nell ; v:on "2022-06-10"^^xsd:date ; v:feePaid 40 .
f:ad5 a v:Adoption ; v:animal f:olive ; v:home f:silas ; v:on "2021-12-01"^^xsd:date ; v:feePaid 70 ;
  v:returned "2022-02-01"^^xsd:date .
f:fs1 a v:FosterStay ; v:animal f:pip ; v:carer f:edie ; v:from "2024-03-01"^^xsd:date .
f:fs2 a v:FosterStay ; v:animal f:fluff ; v:carer f:bram ; v:from "2023-12-01"^^xsd:date ;
  v:until "2024-01-15"^^xsd:date .
f:fs3 a v:FosterStay ; v:animal f:clover ; v:carer f:edie ; v:from "2023-06-01"^^xsd:date ;
  v:until "2023-09-01"^^xsd:date .

f:rabies a v:Vaccine ; rdfs:label "Rabies" ; v:price 22 .
f:distemper a v:Vaccine ; rdfs:label "Distemper" ; v:price 30 .
f:catflu a v:Vaccine ; rdfs:label "Cat flu" ; v:price 28 .
f:myxo a v:Vaccine ; rdfs:label "Myxomatosis" ; v:price 25 .
f:j1 a v:Jab ; v:patient f:biscuit ; v:vaccine f:rabies ; v:given "2024-01-20"^^xsd:date ;
  v:nextDue "2025-01-20"^^xsd:date ; v:by f:brill .
f:j2 a v:Jab ; v:patient f:biscuit ; v:vaccine f:distemper ; v:given "2024-02-03"^^xsd:date ;
  v:nextDue "2025-02-03"^^xsd:date ; v:by f:brill .
f:j3 a v:Jab ; v:patient f:fluff ; v:vaccine f:rabies ; v:given "2023-11-20"^^xsd:date ;
  v:nextDue "2024-11-20"^^xsd:date ; v:by f:weir .
f:j4 a v:Jab ; v:patient f:juno ; v:vaccine f:distemper ; v:given "2022-10-10"^^xsd:date ;
  v:nextDue "2023-10-10"^^xsd:date ; v:by f:brill .
f:j5 a v:Jab ; v:patient f:tibbs ; v:vaccine f:catflu ; v:given "2023-11-02"^^xsd:date ;
  v:nextDue "2024-11-02"^^xsd:date ; v:by f:weir .
f:j6 a v:Jab ; v:patient f:olive ; v:vaccine f:catflu ; v:given "2022-03-01"^^xsd:date ;
  v:nextDue "2023-03-01"^^xsd:date ; v:by f:weir .
f:j7 a v:Jab ; v:patient f:clover ; v:vaccine f:myxo ; v:given "2023-05-28"^^xsd:date ;
  v:nextDue "2024-05-28"^^xsd:date ; v:by f:brill .

f:s1 a v:Shift ; v:worker f:agnes ; v:day "Monday" ; v:slot "morning" ; v:area f:kennels .
f:s2 a v:Shift ; v:worker f:agnes ; v:day "Thursday" ; v:slot "morning" ; v:area f:kennels .
f:s3 a v:Shift ; v:worker f:celia ; v:day "Tuesday" ; v:slot "afternoon" ; v:area f:cattery .
f:s4 a v:Shift ; v:worker f:edie ; v:day "Saturday" ; v:slot "morning" ; v:area f:cattery .
f:s5 a v:Shift ; v:worker f:dev ; v:day "Saturday" ; v:slot "afternoon" ; v:area f:kennels .

f:bluebell a v:Pen ; rdfs:label "Bluebell" ; v:size 6.0 ; v:heated true ; v:cap 2 .
f:cowslip a v:Pen ; rdfs:label "Cowslip" ; v:size 5.5 ; v:heated false ; v:cap 1 .
f:foxglove a v:Pen ; rdfs:label "Foxglove" ; v:size 9.0 ; v:heated true ; v:cap 2 .
f:willow a v:Pen ; rdfs:label "Willow Room" ; v:size 14.0 ; v:heated true ; v:cap 8 .
f:warren a v:Pen ; rdfs:label "The Warren" ; v:size 12.5 ; v:heated false ; v:cap 6 .

f:nail a v:Service ; rdfs:label "Nail clipping" ; v:price 8 .
f:chipping a v:Service ; rdfs:label "Microchipping" ; v:price 15 .
f:neuter a v:Service ; rdfs:label "Neutering (cat)" ; v:price 60 .
f:boarding a v:Service ; rdfs:label "Overnight boarding" ; v:price 18 .

f:openDay a v:Event ; rdfs:label "Open Day 2024" ; v:on "2024-06-15"^^xsd:date ; v:venue "Thornby Green" ;
  v:raised 1240 ; v:organiser f:dev .
f:quiz a v:Event ; rdfs:label "Quiz Night" ; v:on "2024-03-22"^^xsd:date ; v:venue "The Drovers" ;
  v:raised 615 ; v:organiser f:edie .
f:walk a v:Event ; rdfs:label "Sponsored Walk" ; v:on "2023-09-10"^^xsd:date ; v:venue "Kettle Bay" ;
  v:raised 2310 ; v:organiser f:agnes .
f:rotary a v:Organisation ; rdfs:label "Thornby Rotary" ; v:town "Thornby" .
f:brewers a v:Organisation ; rdfs:label "Marsh Brewers" ; v:town "Little Marsh" .
f:g1 a v:Gift ; v:donor f:rotary ; v:amount 500 ; v:towards f:bluebell ; v:on "2023-02-14"^^xsd:date .
f:g2 a v:Gift ; v:donor f:brewers ; v:amount 850 ; v:towards f:warren ; v:on "2022-07-01"^^xsd:date .
f:g3 a v:Gift ; v:donor f:rotary ; v:amount 300 ; v:towards f:willow ; v:on "2024-01-30"^^xsd:date .
`;
