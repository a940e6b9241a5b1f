import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientButton, clientScript } from './identity-client.ts';

type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject };

export type Claims = Record<string, unknown>;

type Signing = {
  /** Replaces parts of the header `{ alg: 'RS256', kid, typ: 'JWT' }`. */
  header?: Record<string, unknown>;
  /** Signs instead of the provider's current key. */
  key?: KeyObject;
};

/** The providers of a process start with the same key, because making one takes longer than most tests. */
let firstKey: SigningKey | undefined;

/**
 * An identity provider like Google on a free port of this machine: it publishes its keys, signs any claims, and
 * serves the script and the button of sign-in pages. `answer` decides the reply to a request for the keys.
 */
export async function startIdentityProvider() {
  firstKey ??= newSigningKey();
  let keys = [firstKey];
  const state = {
    answer: 'keys' as 'keys' | 'failure' | 'silence' | 'redirect' | 'garbage',
    cacheControl: 'public, max-age=3600',
    /** How often the keys were requested. */
    asked: 0,
    /** Changes to Amina's claims in the token that a click on the button sends. */
    account: {} as Claims,
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname === '/gsi/client') return send(response, 'text/javascript', clientScript(issuer));
    if (pathname === '/gsi/button') return send(response, 'text/html', clientButton);
    if (pathname === '/gsi/credential') {
      const { client_id: aud, nonce } = Object.fromEntries(searchParams);
      return send(response, 'text/plain', sign({ ...state.account, aud, nonce }));
    }
    state.asked += 1;
    if (state.answer === 'silence') return;
    if (state.answer === 'failure') return response.writeHead(500).end();
    if (state.answer === 'redirect') return response.writeHead(302, { location: '/elsewhere' }).end();
    if (state.answer === 'garbage') return response.writeHead(200).end('<html>');
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': state.cacheControl });
    return response.end(JSON.stringify({ keys: keys.map(toJwk) }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = 'saha.apps.example';
  const present = () => keys[0] as SigningKey;
  /** A token with Amina's claims, replaced by `claims`; undefined removes a claim. */
  function sign(claims: Claims = {}, { header, key = present().privateKey }: Signing = {}) {
    const head = { alg: 'RS256', kid: present().kid, typ: 'JWT', ...header };
    const said = encode(head, { ...amina({ issuer, clientId }), ...claims });
    return `${said}.${createSign('RSA-SHA256').update(said).sign(key, 'base64url')}`;
  }

  return Object.assign(state, {
    issuer,
    clientId,
    /** The environment variables that make a shop trust this provider. */
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer, GOOGLE_JWKS_URL: `${issuer}/certs` },
    /** The key that signs now. */
    key: present,
    /** Replaces all keys by a new one, with a new `kid`, and signs with it. */
    rotate() {
      keys = [newSigningKey()];
    },
    sign,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  });
}

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;

/** The header and payload of a token, which are the signed part. */
export function encode(header: object, payload: object) {
  return [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
}

function amina({ issuer, clientId }: { issuer: string; clientId: string }): Claims {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    aud: clientId,
    sub: '110169484474386276334',
    email: 'amina@gmail.com',
    email_verified: true,
    name: 'Amina Benali',
    picture: 'https://pictures.example/amina.png',
    iat: now,
    exp: now + 3600,
  };
}

export function newSigningKey(): SigningKey {
  return { kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

function send(response: ServerResponse, type: string, body: string) {
  return response.writeHead(200, { 'content-type': type }).end(body);
}

function toJwk({ kid, publicKey }: SigningKey) {
  return { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
}
