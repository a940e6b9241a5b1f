import { sendRequest } from './send-request.ts';
import { admin } from './shop-under-fault.ts';

export type Session = { headers: Record<string, string> };

/** Signs in, as the administrator by default. The headers carry the session and its XSRF token, as the pages send them. */
export async function signInToShop(url: string, account = admin): Promise<Session> {
  const reply = await sendRequest(`${url}/api/auth/login`, { method: 'POST', body: account });
  if (reply.status !== 200)
    throw new Error(`${account.email} could not sign in: ${reply.status} ${reply.body}`);
  const cookies = (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { headers: { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) } };
}
