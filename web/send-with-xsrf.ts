const cookieName = 'XSRF-TOKEN';

type Init = Omit<RequestInit, 'headers'> & { headers: Record<string, string> };

/**
 * Sends a request; a changing one repeats the cookie XSRF-TOKEN in its header (spec §7). Where that is refused because
 * the cookie is gone or of an older session, any read brings a new one, and the request is sent once more.
 */
export async function sendWithXsrf(url: string, init: Init): Promise<Response> {
  if (init.method === 'GET') return fetch(url, init);
  const token = readToken();
  const response = await fetch(url, withToken(init, token));
  if (response.status !== 403) return response;
  await fetch('/api/auth/profile', { signal: init.signal ?? null });
  const newToken = readToken();
  // Refused for another reason, which stays.
  if (newToken === token) return response;
  return fetch(url, withToken(init, newToken));
}

function withToken(init: Init, token: string | undefined): Init {
  return token === undefined ? init : { ...init, headers: { ...init.headers, 'x-xsrf-token': token } };
}

function readToken() {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='));
  return cookies.find(([name]) => name === cookieName)?.[1];
}
