import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** npx fetches it when needed (docs/decisions/0023). */
export const lighthouse = 'lighthouse@13.5.0';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type Audit = {
  id: string;
  title: string;
  displayValue?: string;
  score: number | null;
  numericValue: number;
};

export type LighthouseResult = {
  categories: Record<(typeof categories)[number], { score: number }>;
  audits: Record<(typeof audits)[number], Audit>;
  /** The speed of this machine during the run, by Lighthouse's own index. */
  environment: { benchmarkIndex: number };
};

/** Runs Lighthouse with its defaults: it simulates a mid-range phone on slow 4G from an unthrottled load. */
export async function runLighthouse(url: string) {
  const flags = `--headless=new --disable-quic${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const options = [
    url,
    `--only-categories=${categories}`,
    '--output=json',
    '--quiet',
    `--chrome-flags=${flags}`,
  ];
  const { stdout } = await run('npx', ['--yes', '--ignore-scripts', lighthouse, ...options], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as LighthouseResult;
}
