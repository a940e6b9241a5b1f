const cookieName = 'XSRF-TOKEN';

type Init = Omit<RequestInit, 'headers'> & { headers: Record<string, string> };

/** Sends a request with `fetch`; a changing one carries the token. */
export function sendWithXsrf(url: string, init: Init): Promise<Response> {
  if (init.method === 'GET') return fetch(url, init);
  return withXsrf((token) => fetch(url, { ...init, headers: { ...init.headers, ...token } }), init.signal);
}

/**
 * Sends a changing request, which repeats the cookie XSRF-TOKEN in its header (requirements: Cross-site protection).
 * Where that is refused because the cookie is gone or of an older session, any read brings a new one, and the request
 * is sent once more.
 */
export async function withXsrf<Reply extends { status: number }>(
  send: (token: Record<string, string>) => Promise<Reply>,
  signal: AbortSignal | null = null,
): Promise<Reply> {
  const token = readToken();
  const reply = await send(toHeader(token));
  if (reply.status !== 403) return reply;
  await fetch('/api/auth/profile', { signal });
  const newToken = readToken();
  // Refused for another reason, which stays.
  return newToken === token ? reply : send(toHeader(newToken));
}

function toHeader(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { 'x-xsrf-token': token };
}

function readToken() {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='));
  return cookies.find(([name]) => name === cookieName)?.[1];
}
