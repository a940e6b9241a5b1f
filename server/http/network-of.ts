import { isIPv6 } from 'node:net';

/**
 * The network address that limits count by. One household has a whole /64 of IPv6, and could else take another address
 * for each try.
 */
export function networkOf(ip: string) {
  if (!isIPv6(ip)) return ip;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped) return mapped;
  const [start = [], end = []] = ip.split('::').map(toGroups);
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}

function toGroups(part: string) {
  return part ? part.split(':').map((group) => Number.parseInt(group, 16).toString(16)) : [];
}
