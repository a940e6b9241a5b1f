import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Made = { tracking: string; payload: Record<string, unknown>; isVisible: boolean; activity: object[] };

/**
 * Ecotrack as public clients describe it, as a real HTTP server. With `refusesToValidate`, parcels stay invisible to the
 * company's people. With `loses`, the next parcel is made and the connection cut.
 */
export async function startFakeEcotrack() {
  const parcels: Made[] = [];
  const state = { refusesToValidate: false, loses: false };
  const server = createServer(async (request, reply) => {
    let text = '';
    for await (const piece of request) text += piece;
    const url = new URL(request.url ?? '/', 'http://fake');
    if (request.headers.authorization !== 'Bearer token-1') {
      send(reply, { message: 'Unauthenticated' }, 401);
      return;
    }
    const value = act(url, text === '' ? {} : JSON.parse(text));
    if (url.pathname === '/create/order' && state.loses) {
      state.loses = false;
      reply.socket?.destroy();
    } else send(reply, value);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function act({ pathname, searchParams }: URL, payload: Record<string, unknown>) {
    const found = parcels.find(({ tracking }) => tracking === searchParams.get('tracking'));
    switch (pathname) {
      case '/create/order':
        parcels.push({ tracking: `ECO${parcels.length + 1}`, payload, isVisible: false, activity: [] });
        return { success: true, tracking: parcels.at(-1)?.tracking };
      case '/valid/order':
        if (!found || state.refusesToValidate) return { success: false, message: 'Solde insuffisant' };
        found.isVisible = true;
        return { success: true };
      case '/get/orders': {
        const own = parcels.filter(({ payload }) => payload.reference === searchParams.get('reference'));
        return { data: own.map(({ tracking, payload }) => ({ tracking, reference: payload.reference })) };
      }
      default:
        return Object.fromEntries(
          searchParams.getAll('trackings[]').map((tracking) => {
            const parcel = parcels.find((one) => one.tracking === tracking);
            return [tracking, { activity: parcel?.activity ?? [] }];
          }),
        );
    }
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ parcels, state },
    happen(tracking: string, status: string) {
      const activity = { date: '2026-03-10', time: '10:00:00', status };
      parcels.find((parcel) => parcel.tracking === tracking)?.activity.push(activity);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(reply: ServerResponse, value: unknown, status = 200) {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
