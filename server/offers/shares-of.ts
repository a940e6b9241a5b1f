/** Shares an amount out by weights, in whole centimes that add up to it. Without any weight nobody gets a share. */
export function sharesOf(centimes: number, weights: number[]) {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  let given = 0;
  return weights.map((weight) => {
    reached += weight;
    const due = portion(centimes, reached, whole);
    const share = due - given;
    given = due;
    return share;
  });
}

/** `amount * part / whole`, halves rounded up. The product may exceed the whole numbers that a number can have. */
export function portion(amount: number, part: number, whole: number) {
  if (whole === 0) return 0;
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}
