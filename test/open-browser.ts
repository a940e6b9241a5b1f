import type { FastifyInstance, InjectOptions } from 'fastify';

/**
 * A browser: keeps the cookies that it receives and repeats XSRF-TOKEN in the header, as the pages do. `ip` is its
 * network address.
 */
export function openBrowser(app: FastifyInstance, { ip = '127.0.0.1', userAgent = '' } = {}) {
  const cookies = new Map<string, string>();
  async function send(method: InjectOptions['method'], path: string, payload?: object) {
    const reply = await app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: ip,
      headers: { 'user-agent': userAgent, ...headersOf(cookies) },
      ...(payload && { payload }),
    });
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers, text: reply.body };
  }
  return {
    cookies,
    get: (path: string) => send('GET', path),
    post: (path: string, payload?: object) => send('POST', path, payload),
    put: (path: string, payload: object) => send('PUT', path, payload),
  };
}

function headersOf(cookies: Map<string, string>) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const xsrfToken = cookies.get('XSRF-TOKEN');
  return { ...(cookie && { cookie }), ...(xsrfToken && { 'x-xsrf-token': xsrfToken }) };
}
