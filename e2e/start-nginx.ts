import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { freePort } from '../test/free-port.ts';
import { fillInExample } from './fill-in-example.ts';

type Options = {
  /** The port for https. It is chosen first, because the shops need it at their start. */
  port: number;
  /** The ports of the two processes behind it. */
  shops: [number, number];
};

/** The host name of this nginx. */
export const host = 'localhost';

/** Starts nginx with deploy/nginx.conf. Only ports, paths and the host name are replaced. */
export async function startNginx({ port, shops }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'saha-nginx-'));
  // If root runs the tests, nginx's workers run as another user, who must be able to enter.
  await chmod(folder, 0o711);
  await makeCertificate(folder);
  const plainPort = await freePort();
  const filled = await fillInExample('deploy/nginx.conf', {
    'listen [::]:443': `listen 127.0.0.2:${port}`,
    'listen [::]:80': `listen 127.0.0.2:${plainPort}`,
    'listen 443': `listen 127.0.0.1:${port}`,
    'listen 80': `listen 127.0.0.1:${plainPort}`,
    '127.0.0.1:3001': `127.0.0.1:${shops[0]}`,
    '127.0.0.1:3002': `127.0.0.1:${shops[1]}`,
    '/etc/letsencrypt/live/saha.example': folder,
    '/var/log/nginx': folder,
    '/var/cache/nginx': join(folder, 'spool'),
    'saha.example': host,
  });
  await writeFile(join(folder, 'saha.conf'), filled);
  await writeFile(join(folder, 'nginx.conf'), await mainConfig(folder));
  const errors = join(folder, 'nginx-error.log');
  const child = spawn(
    process.env.NGINX_PATH || 'nginx',
    ['-e', errors, '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const exit = once(child, 'exit');
  // An interrupted run never calls stop(), and nginx would outlive it.
  const endAtOnce = () => child.kill('SIGTERM');
  process.once('exit', endAtOnce);
  await expect(async () => {
    expect(child.exitCode, await readFile(errors, 'utf8').catch(String)).toBeNull();
    expect((await fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' })).status).toBe(301);
  }).toPass({ timeout: 15_000 });
  return {
    url: `https://${host}:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    /** The lines that nginx has logged so far, requests and errors. */
    async logged() {
      const logs = ['saha-access.log', 'saha-error.log', 'nginx-error.log'];
      const [requests = '', ...errors] = await Promise.all(
        logs.map((name) => readFile(join(folder, name), 'utf8')),
      );
      return { requests, errors: errors.join('') };
    },
    async stop() {
      process.off('exit', endAtOnce);
      child.kill('SIGTERM');
      await exit;
      await rm(folder, { recursive: true });
    },
  };
}

/** The main nginx.conf, as a distribution has it, with the folders of this run. */
async function mainConfig(folder: string) {
  const spools = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await mkdir(join(folder, 'spool'));
  await chmod(join(folder, 'spool'), 0o711);
  const paths = spools.map((name) => `${name}_temp_path ${join(folder, 'spool', name)};`);
  return `
    worker_processes 2;
    pid ${join(folder, 'nginx.pid')};
    events { worker_connections 512; }
    http {
      gzip on;
      ${paths.join('\n      ')}
      include ${join(folder, 'saha.conf')};
    }`;
}

async function makeCertificate(folder: string) {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const content = ['-keyout', key, '-out', certificate, '-days', '1', '-subj', `/CN=${host}`];
  await promisify(execFile)('openssl', ['req', ...kind, ...content]);
}
