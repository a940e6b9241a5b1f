import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, SessionUser } from './handle-endpoint.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply; publicUrl: string };

/** Who calls, as an HTTP request tells it. */
export function toCaller({ request, reply, publicUrl }: Exchange, user: SessionUser | null): Caller {
  const secure = publicUrl.startsWith('https:');
  // Browsers take a `__Host-` cookie only over https, and no other host can plant one (threats T16).
  const cookieName = (name: string) => (secure ? `__Host-${name}` : name);
  return {
    user,
    ip: request.ip,
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    cookie: (name) => request.cookies[cookieName(name)],
    respond: {
      header: (name, value) => {
        reply.header(name, value);
      },
      cookie: (name, value, maxAge) => {
        reply.setCookie(cookieName(name), value, {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure,
          maxAge,
        });
      },
    },
    tags: new Set(),
  };
}
