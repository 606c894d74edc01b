import { RDFS, Triples, TYPE, upTo } from "./triples.ts";

/**
 * A university by the rules of the Lehigh University Benchmark (Guo, Pan, Heflin: "LUBM: A Benchmark for OWL Knowledge
 * Base Systems", 2005): its departments, who works and studies there, who teaches, attends and wrote what. Things are
 * called as that benchmark calls them, "FullProfessor0" in every department; the numbers are about a third of its own.
 */
const UB = "http://swat.cse.lehigh.edu/onto/univ-bench.owl#";
const DEPARTMENTS = 3;
const OTHER_UNIVERSITIES = 20;
const INTERESTS = 30;

const SUBCLASSES = [
  ["FullProfessor", "Professor"],
  ["AssociateProfessor", "Professor"],
  ["AssistantProfessor", "Professor"],
  ["Professor", "Faculty"],
  ["Lecturer", "Faculty"],
  ["Faculty", "Employee"],
  ["Employee", "Person"],
  ["UndergraduateStudent", "Student"],
  ["GraduateStudent", "Student"],
  ["Student", "Person"],
  ["GraduateCourse", "Course"],
  ["University", "Organization"],
  ["Department", "Organization"],
  ["ResearchGroup", "Organization"],
] as const;
const SUBPROPERTIES = [
  ["headOf", "worksFor"],
  ["worksFor", "memberOf"],
  ["undergraduateDegreeFrom", "degreeFrom"],
  ["mastersDegreeFrom", "degreeFrom"],
  ["doctoralDegreeFrom", "degreeFrom"],
] as const;
const INVERSES = [
  ["member", "memberOf"],
  ["hasAlumnus", "degreeFrom"],
] as const;
const DEGREES = ["undergraduateDegreeFrom", "mastersDegreeFrom", "doctoralDegreeFrom"];

export function universities(): string {
  const data = new Triples(5);
  declareTerms(data);
  const university = "http://www.University0.edu";
  const others = upTo(OTHER_UNIVERSITIES).map((index) => `http://www.University${index}.edu`);
  for (const [index, other] of others.entries()) named(data, other, "University", `University${index}`);
  for (const index of upTo(DEPARTMENTS)) addDepartment(data, index, university, others);
  return data.nTriples;
}

function declareTerms(data: Triples): void {
  const OWL = "http://www.w3.org/2002/07/owl#";
  for (const [part, whole] of SUBCLASSES) data.link(UB + part, `${RDFS}subClassOf`, UB + whole);
  for (const name of new Set(SUBCLASSES.flat())) data.link(UB + name, TYPE, `${OWL}Class`);
  for (const [part, whole] of SUBPROPERTIES) data.link(UB + part, `${RDFS}subPropertyOf`, UB + whole);
  for (const name of new Set([...SUBPROPERTIES.flat(), ...INVERSES.flat()]))
    data.link(UB + name, TYPE, `${OWL}ObjectProperty`);
  for (const [one, other] of INVERSES) data.link(UB + one, `${OWL}inverseOf`, UB + other);
  data.link(`${UB}subOrganizationOf`, TYPE, `${OWL}TransitiveProperty`);
}

function named(data: Triples, iri: string, type: string, name: string): void {
  data.link(iri, TYPE, UB + type);
  data.value(iri, `${UB}name`, name);
}

function addDepartment(data: Triples, index: number, university: string, others: readonly string[]): void {
  const host = `Department${index}.University0.edu`;
  const department = `http://www.${host}`;
  named(data, department, "Department", `Department${index}`);
  data.link(department, `${UB}subOrganizationOf`, university);
  const made = (type: string, count: number): readonly string[] =>
    upTo(count).map((each) => {
      named(data, `${department}/${type}${each}`, type, `${type}${each}`);
      return `${department}/${type}${each}`;
    });
  const reachable = (person: string): void => {
    data.value(person, `${UB}emailAddress`, `${person.slice(person.lastIndexOf("/") + 1)}@${host}`);
    data.value(person, `${UB}telephone`, "xxx-xxx-xxxx");
  };

  const fullProfessors = made("FullProfessor", data.between(2, 3));
  const professors = [
    ...fullProfessors,
    ...made("AssociateProfessor", data.between(3, 5)),
    ...made("AssistantProfessor", data.between(3, 4)),
  ];
  const faculty = [...professors, ...made("Lecturer", 2)];
  data.link(data.pick(fullProfessors), `${UB}headOf`, department);
  const courses = made("Course", faculty.length);
  const graduateCourses = made("GraduateCourse", faculty.length);
  for (const [each, person] of faculty.entries()) {
    reachable(person);
    data.link(person, `${UB}worksFor`, department);
    for (const degree of DEGREES) data.link(person, UB + degree, data.pick(others));
    data.link(person, `${UB}teacherOf`, ...courses.slice(each, each + 1), ...graduateCourses.slice(each, each + 1));
    if (professors.includes(person))
      data.value(person, `${UB}researchInterest`, `Research${data.between(0, INTERESTS - 1)}`);
  }
  for (const group of made("ResearchGroup", data.between(3, 6))) data.link(group, `${UB}subOrganizationOf`, department);

  for (const student of made("UndergraduateStudent", faculty.length * 4)) {
    reachable(student);
    data.link(student, `${UB}memberOf`, department);
    data.link(student, `${UB}takesCourse`, ...data.pickSome(courses, data.between(2, 4)));
    if (data.between(1, 5) === 1) data.link(student, `${UB}advisor`, data.pick(professors));
  }
  const graduates = made("GraduateStudent", faculty.length * 2);
  for (const student of graduates) {
    reachable(student);
    data.link(student, `${UB}memberOf`, department);
    data.link(student, `${UB}undergraduateDegreeFrom`, data.pick(others));
    data.link(student, `${UB}advisor`, data.pick(professors));
    data.link(student, `${UB}takesCourse`, ...data.pickSome(graduateCourses, data.between(1, 3)));
  }
  for (const student of data.pickSome(graduates, 4)) {
    data.link(student, TYPE, `${UB}TeachingAssistant`);
    data.link(student, `${UB}teachingAssistantOf`, data.pick(courses));
  }
  for (const author of professors) {
    for (const each of upTo(data.between(2, 5))) {
      const publication = `${author}/Publication${each}`;
      named(data, publication, "Publication", `Publication${each}`);
      data.link(publication, `${UB}publicationAuthor`, author, ...data.pickSome(graduates, data.between(0, 2)));
    }
  }
}
