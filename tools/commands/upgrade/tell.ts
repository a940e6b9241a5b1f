/** Does one step of an upgrade, and tells it in a line with its seconds. */
export async function tell<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  console.log(`${step} ...`);
  const begun = performance.now();
  const result = await work();
  console.log(`${step}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}
