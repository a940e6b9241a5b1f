/**
 * One URL for each host of a database URL, which may name several, as libpq allows:
 * `postgres://user:password@a:5432,b:5432/shop`.
 */
export function splitHosts(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => start + host + rest) : [url];
}
