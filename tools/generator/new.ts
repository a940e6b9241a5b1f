import { execFileSync } from 'node:child_process';
import { newResource } from './new-resource.ts';

// `npm run new -- resource NAME [PLURAL]`: writes a resource of the back office, from its contract to its test.

const usage = 'Usage: npm run new -- resource NAME [PLURAL], such as: npm run new -- resource price-label';

function run([kind, name, plural, ...rest]: string[]) {
  if (kind !== 'resource' || !name || rest.length > 0) return usage;
  const outcome = newResource(process.cwd(), { name, plural });
  if (typeof outcome === 'string') return `${outcome} Nothing was written.`;
  const { written, extended } = outcome;
  execFileSync(
    'biome',
    ['check', '--write', '--linter-enabled=false', '--log-level=error', ...written, ...extended],
    {
      stdio: 'inherit',
    },
  );
  execFileSync(process.execPath, ['tools/tables/describe-tables.ts'], { stdio: 'inherit' });
  for (const path of written) console.log(`wrote     ${path}`);
  for (const path of extended) console.log(`extended  ${path}`);
  console.log('generated server/platform/db/tables.ts');
  console.log('Now give it fields of its own, and say in French and Arabic what it is.');
  return undefined;
}

const problem = run(process.argv.slice(2));
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
