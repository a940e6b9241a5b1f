import { run, withTools } from './run.mjs';

/**
 * Prints how many known vulnerabilities the packages of the shop have. They fail no test: one published today must not
 * block the fix of another. Not every registry can say (docs/security.md).
 */
export async function auditPackages() {
  const command = 'npm audit --omit=dev --json --fetch-retries=0 --fetch-timeout=10000'.split(' ');
  const { output } = await run(command, {
    env: withTools(),
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 30_000,
  });
  const known = countsOf(output);
  if (!known)
    console.log(
      'This registry does not answer questions about vulnerabilities. Ask another: npm audit --omit=dev',
    );
  else if (known.total === 0) console.log('No package of the shop has a known vulnerability.');
  else
    console.log(
      `KNOWN VULNERABILITIES: ${known.high + known.critical} high, ${known.total} in all. See npm audit.`,
    );
}

function countsOf(output) {
  try {
    return JSON.parse(output).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
