/**
 * What whoever judges evidence may bring along. Without the rules of the world nothing follows from most facts; a fact
 * that nobody shows is no evidence.
 */
export const WHAT_MAY_BE_KNOWN =
  "Rules of the world in general may be used (who has died does nothing any more; what is older began earlier; a part lies where the whole does; a year has twelve months); what you know yourself of a particular person, place, work or thing may not: it has to stand in the data.";

/** When yes and no are an answer, for those who choose among values. */
export const YES_OR_NO =
  '"Yes" and "No", where they are among the values, answer a question that asks whether something is so, and no other: take "Yes" where what was found shows that it is, "No" where it shows that it can not be (who died in 1977 did nothing in 2014; 1668 is before 1702), and neither where it does not tell. Of what could, would or is likely to be, "Yes" means that what was found makes it possible or to be expected, "No" that it rules it out or speaks against it; that nothing was found of it is neither.';
