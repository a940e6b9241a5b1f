import { median } from '../statistics.ts';
import { audits, categories, type LighthouseResult, runLighthouse } from './run-lighthouse.ts';

/** The targets (requirements: Speed targets). Scores are out of 100, times in milliseconds. */
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const most: Partial<Record<(typeof audits)[number], number>> = {
  'largest-contentful-paint': 1_800,
  'cumulative-layout-shift': 0,
};

export type Measured = { what: string; value: number; met: boolean };

/** The medians of several runs, and Lighthouse's own index of the machine's speed: 1,500 and more when it is idle. */
export async function measurePageSpeed(url: string, runs: number) {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run++) results.push(await runLighthouse(url));

  const measured: Measured[] = [];
  for (const what of categories) {
    const value = Math.round(median(results.map(({ categories }) => categories[what].score)) * 100);
    measured.push({ what, value, met: value >= least[what] });
  }
  for (const what of audits) {
    const value = median(results.map(({ audits }) => audits[what].numericValue));
    measured.push({ what, value, met: value <= (most[what] ?? Number.POSITIVE_INFINITY) });
  }
  const index = Math.round(median(results.map(({ environment }) => environment.benchmarkIndex)));
  return { measured, index, faults: faultsOf(results[0]) };
}

/** The complaints of Lighthouse, one line each. */
function faultsOf(result: LighthouseResult | undefined) {
  return Object.values(result?.audits ?? {})
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue = '' }) => `${id}: ${title} ${displayValue}`);
}
