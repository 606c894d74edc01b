/**
 * Two-sided exact sign test: the probability, 0–1, of a split at least as uneven as this one when either outcome is as
 * likely as the other. On right and wrong it is the exact McNemar test. 1 when there was no difference at all.
 * @param better number of questions on which the second run is better
 * @param worse number on which it is worse; questions without a difference do not count
 */
export function signTest(better: number, worse: number): number {
  const n = better + worse;
  const fewer = Math.min(better, worse);
  let tail = 0;
  // In logarithms: 2^-n is zero as a number from 1,075 questions on.
  let logChoose = 0;
  for (let k = 0; k <= fewer; k += 1) {
    tail += Math.exp(logChoose - n * Math.LN2);
    logChoose += Math.log((n - k) / (k + 1));
  }
  return Math.min(1, 2 * tail);
}
