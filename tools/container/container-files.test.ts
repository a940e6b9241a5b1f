import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv, variableNames } from '../../server/platform/start-up/env.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { commandOf, readCopy, readDockerfile, type Stage, textsOf, variablesOf } from './read-dockerfile.ts';

const stages = readDockerfile();
const final = stages.at(-1) as Stage;
const compose = readFileSync('compose.yaml', 'utf8');

/** Whether the builder sends a path, by the last rule of .dockerignore that fits it. */
function isSent(path: string) {
  const rules = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
  // For the builder, a star also matches names that begin with a dot.
  const fits = (rule: string) => rule === '*' || matchesGlob(path, rule) || matchesGlob(path, `${rule}/**`);
  const last = rules.filter((rule) => !rule.startsWith('#')).findLast((rule) => fits(rule.replace(/^!/, '')));
  return last === undefined || last.startsWith('!');
}

test('every path that a stage copies exists, and the builder sends it', () => {
  const earlier: string[] = [];
  for (const stage of stages) {
    for (const { from, sources } of textsOf(stage, 'COPY').map(readCopy)) {
      if (from !== undefined) {
        expect(earlier).toContain(from);
        continue;
      }
      for (const source of sources) {
        const found = globSync(source);
        expect(found, source).not.toEqual([]);
        expect(found.filter((path) => !isSent(path))).toEqual([]);
      }
    }
    earlier.push(stage.name);
  }
});

test('the builder sends no secrets, data, tests or packages', () => {
  for (const path of [
    '.env',
    '.git/config',
    '.data/postgres',
    'node_modules/zod',
    'server/platform/start-up/env.test.ts',
  ])
    expect([path, isSent(path)]).toEqual([path, false]);
});

test('the first stage has all that the build reads, and the last all that the shop reads', () => {
  const copied = (stage: Stage) => textsOf(stage, 'COPY').flatMap((text) => readCopy(text).sources);
  const build = readFileSync('tools/set-up/build-web.mjs', 'utf8');
  const read = [...build.matchAll(/^\s+'([\w./-]+)',$/gm)].map(([, path = '']) => path);
  expect(read.length).toBeGreaterThan(5);
  const first = copied(stages[0] as Stage);
  for (const path of read) expect(first.some((source) => path.split('/')[0] === source)).toBe(true);
  const last = copied(final).map((path) => path.replace('/srv/saha/', ''));
  expect(last.sort()).toEqual(['build', 'db', 'node_modules', 'package.json', 'server', 'shared', 'tools']);
});

test('the shop runs as a user of its own, who owns nothing but the volume', () => {
  const [user = ''] = textsOf(final, 'USER');
  const [volume = ''] = textsOf(final, 'VOLUME');
  const made = textsOf(final, 'RUN').join('\n');
  expect(user).not.toMatch(/^(root|0)?$/);
  expect(made).toMatch(new RegExp(`useradd .*--uid \\d+ .*\\b${user}\\b`));
  expect(made).toContain(`-o ${user} -g ${user} ${volume}`);
  expect(readFileSync('Dockerfile', 'utf8')).not.toContain('--chown');
  expect(variablesOf(final, '').DATA_DIR).toBe(volume);
  expect(compose).toContain(`- data:${volume}`);
});

test('the container starts the shop as npm start and the unit do', () => {
  const command = commandOf(final, 'CMD');
  const { PATH, ...variables } = variablesOf(final, '');
  expect(PATH).toBe('/srv/saha/node_modules/.bin:');
  expect(command[0]).toBe('node');
  expect(globSync(command.at(-1) ?? '')).toHaveLength(1);
  const start = readFileSync('tools/commands/start.mjs', 'utf8');
  const unit = readFileSync('deploy/saha@.service', 'utf8');
  expect(unit).toContain(`node_modules/.bin/${command.join(' ')}`);
  expect(start).toContain(`['${command.slice(1).join("', '")}']`);
  const ofTheSystem = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'];
  for (const name of ofTheSystem) {
    expect(unit).toContain(`${name}=${variables[name]}`);
    expect(start).toContain(`${name} || '${variables[name]}'`);
  }
  for (const name of Object.keys(variables))
    expect([...variableNames, ...ofTheSystem, 'NODE_COMPILE_CACHE']).toContain(name);
  // The shop refuses variables that are wrong.
  expect(readEnv(variables)).toMatchObject({ production: true, host: '0.0.0.0', demo: true });
});

test('the container exposes the port of the shop and checks its health at an address that exists', async () => {
  expect(textsOf(final, 'EXPOSE')).toEqual([String(readEnv({}).port)]);
  expect(compose).toContain(`- 127.0.0.1:${readEnv({}).port}:${readEnv({}).port}`);
  const script = commandOf(final, 'HEALTHCHECK').at(-1) ?? '';
  const [, address = ''] = /'(\/health\/\w+)'/.exec(script) ?? [];
  const { app } = await createTestApp();
  expect((await app.inject(address)).statusCode).toBe(200);
});

test('the containers of several processes take the files of deploy/ with their own addresses', () => {
  const [pgbouncer = '', nginx = ''] = [...compose.matchAll(/sed (?:-i )?'([^']+)'/g)].map(
    ([, script]) => script,
  );
  const edited = (script: string, file: string) =>
    execFileSync('sed', [script.replace(/\$\{\w+:-\}/, 'shop.example'), file], { encoding: 'utf8' });
  const pooler = edited(pgbouncer, 'deploy/pgbouncer.ini').replace(/^;.*/gm, '');
  expect(pooler).toMatch(/^saha = host=postgres port=5432 dbname=saha connect_query='/m);
  expect(pooler).toMatch(/^listen_addr = \*$/m);
  expect(pooler).toMatch(/^auth_file = \/tmp\/userlist.txt$/m);
  expect(pooler).not.toMatch(/\/var\/|\/etc\/|127\.0\.0\.1/);
  const proxy = edited(nginx, 'deploy/nginx.conf').replace(/^ *#.*/gm, '');
  expect(proxy.match(/server shop-\d:3000/g)).toHaveLength(2);
  expect(proxy.match(/server_name shop.example/g)).toHaveLength(2);
  expect(proxy).not.toMatch(/saha\.example|127\.0\.0\.1/);
});

test('the containers get settings that the shop knows', () => {
  const [, settings = ''] = /^ {2}environment:\n((?: {4}\w+: .*\n)+)/m.exec(compose) ?? [];
  const names = [...settings.matchAll(/^ +(\w+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(variableNames).toContain(name);
  // nginx is in this network.
  const [, subnet = 'none'] = /subnet: (\S+)/.exec(compose) ?? [];
  expect(settings).toContain(`TRUST_PROXY: ${subnet}`);
});
