const cookieName = 'XSRF-TOKEN';

type Init = Omit<RequestInit, 'headers'> & { headers: Record<string, string> };

/** Sends a request with `fetch`, and with the token unless it is a GET. */
export function sendWithXsrf(url: string, init: Init): Promise<Response> {
  if (init.method === 'GET') return fetch(url, init);
  return withXsrf((token) => fetch(url, { ...init, headers: { ...init.headers, ...token } }), init.signal);
}

/**
 * Sends a changing request, whose header repeats the cookie XSRF-TOKEN (requirements: Cross-site protection). If the
 * cookie is missing or belongs to an older session, the request is refused. A read then sets a new cookie, and the
 * request is sent again.
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
  // Without a new token the refusal had another reason.
  return newToken === token ? reply : send(toHeader(newToken));
}

function toHeader(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { 'x-xsrf-token': token };
}

function readToken() {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='));
  return cookies.find(([name]) => name === cookieName)?.[1];
}
