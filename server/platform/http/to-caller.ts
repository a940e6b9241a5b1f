import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UnknownCaller } from './handle-endpoint.ts';
import { readUpload, saveUpload } from './read-upload.ts';

type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  publicUrl: string;
  /** The form field of the uploaded file. */
  upload?: string | undefined;
};

/** The caller of an HTTP request. */
export function toCaller({ request, reply, publicUrl, upload }: Exchange): UnknownCaller {
  const secure = publicUrl.startsWith('https:');
  // Browsers accept a `__Host-` cookie only over https, and no other host can set one (threats T16).
  const fullName = (name: string, readable = false) => (secure && !readable ? `__Host-${name}` : name);
  return {
    ip: networkOf(request.ip),
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    cookie: (name, options) => request.cookies[fullName(name, options?.readable)],
    respond: {
      header: (name, value) => {
        reply.header(name, value);
      },
      cookie: (name, value, { maxAge, readable = false }) => {
        reply.setCookie(fullName(name, readable), value, {
          path: '/',
          httpOnly: !readable,
          sameSite: 'lax',
          secure,
          maxAge,
        });
      },
    },
    readFile: () => readUpload(request, upload ?? ''),
    saveFile: (options) => saveUpload(request, upload ?? '', options),
    rawBody: () => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)),
    tags: new Set(),
    whenSent: [],
  };
}

/**
 * The network that limits count by. One household has a whole /64 of IPv6 and could otherwise use a new address for
 * each attempt.
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
