/** The round figure that a chart of these values ends with: one digit with noughts, at least the largest of them. */
export function chartTop(values: number[]) {
  const largest = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(largest));
  return [1, 2, 3, 4, 5, 6, 10].map((step) => step * power).find((top) => top >= largest) ?? 10 * power;
}
