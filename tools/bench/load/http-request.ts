type Options = { encoding?: string; headers?: Record<string, string>; body?: unknown };

const fromBrowsers = 'gzip, deflate, br, zstd';

/** The text of an HTTP/1.1 request: a POST of JSON with a body, otherwise a GET. */
export function httpRequest(path: string, { encoding = fromBrowsers, headers = {}, body }: Options = {}) {
  const json = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: 'localhost',
    'accept-encoding': encoding,
    ...(json && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${json ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`;
}
