import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fault = 'busy' | 'broken' | 'half' | 'lost' | 'silent' | 'nothing';
type Made = {
  tracking: string;
  payload: Record<string, unknown>;
  history: { at: string; status: string; reason: string }[];
};

/**
 * Yalidine as its documentation and recorded answers describe it, as a real HTTP server with its faults. `faults` are for
 * the next calls: `busy` answers 429 with quotas, `broken` 500, `half` breaks an answer off, `lost` does what was asked
 * and cuts the connection, `silent` does it and never answers, `nothing` cuts the connection before doing anything.
 */
export async function startFakeYalidine() {
  const book = createBook();
  const calls: string[] = [];
  const times: number[] = [];
  const faults: Fault[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer(async (request, reply) => {
    let text = '';
    for await (const piece of request) text += piece;
    const url = new URL(request.url ?? '/', 'http://fake');
    calls.push(`${request.method} ${url.pathname}`);
    times.push(performance.now());
    const fault = faults.shift();
    const body = text === '' ? undefined : JSON.parse(text);
    const { 'x-api-id': id, 'x-api-token': token } = request.headers;
    if (id !== 'id-1' || token !== 'token-1') send(reply, 401, { error: { message: 'Wrong credentials' } });
    else answer(reply, fault, () => book.act(request.method ?? '', url, body));
    for (const tell of waiting.splice(0)) tell();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url, parcels: book.parcels, calls, times, faults },
    /** Something happens to a parcel, at a time of Algeria. */
    happen(tracking: string, status: string, { at = '2026-03-10 10:00:00', reason = '' } = {}) {
      book.parcels.find((parcel) => parcel.tracking === tracking)?.history.push({ at, status, reason });
    },
    /** Resolves when the next call was dealt with. */
    nextCall: () => new Promise<void>((resolve) => waiting.push(resolve)),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(reply: ServerResponse, status: number, value: unknown) {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function answer(reply: ServerResponse, fault: Fault | undefined, act: () => unknown) {
  switch (fault) {
    case 'busy':
      reply.setHeader('x-second-quota-left', '0');
      return send(reply, 429, { error: 'Too many requests' });
    case 'broken':
      return send(reply, 500, { error: 'Internal' });
    case 'nothing':
      return reply.socket?.destroy();
    case 'lost':
      act();
      return reply.socket?.destroy();
    case 'half':
      return reply.writeHead(200, { 'content-length': '5000' }).end(JSON.stringify(act()).slice(0, 9));
    case 'silent':
      return act();
    case undefined: {
      const value = act();
      return send(reply, value === undefined ? 404 : 200, value ?? { error: 'Not found' });
    }
  }
}

/** The parcels of the courier and what it answers about them. */
function createBook() {
  const parcels: Made[] = [];
  let serial = 100_000;

  function act(method: string, { pathname, searchParams }: URL, body: unknown): unknown {
    const [, thing = '', tracking = ''] = pathname.split('/');
    if (method === 'POST') return Object.assign({}, ...(body as Record<string, unknown>[]).map(create));
    if (method === 'DELETE') return [{ tracking, deleted: remove(tracking) }];
    if (thing === 'parcels') return listed(searchParams.get('order_id'));
    if (thing === 'histories')
      return { has_more: false, data: historiesOf(searchParams.get('tracking') ?? '') };
    return fixed[thing];
  }

  function listed(reference: string | null) {
    const found = parcels.filter(({ payload }) => payload.order_id === reference);
    const rows = found.map(({ tracking }) => ({ tracking, order_id: reference, label: labelOf(tracking) }));
    return { has_more: false, data: rows };
  }

  function historiesOf(trackings: string) {
    const found = parcels.filter(({ tracking }) => trackings.split(',').includes(tracking));
    return found
      .flatMap(({ tracking, history }) =>
        history.map(({ at, status, reason }) => ({
          tracking,
          date_status: at,
          status,
          reason,
          center_name: 'Oran',
        })),
      )
      .toReversed();
  }

  function create(payload: Record<string, unknown>) {
    const reference = String(payload.order_id);
    if (payload.to_commune_name === 'Nulle Part') {
      return { [reference]: { success: false, tracking: null, message: 'La commune est inconnue' } };
    }
    serial += 1;
    const tracking = `yal-${serial}`;
    parcels.push({ tracking, payload, history: [] });
    return { [reference]: { success: true, tracking, import_id: 1, label: labelOf(tracking), message: '' } };
  }

  function remove(tracking: string) {
    const place = parcels.findIndex((parcel) => parcel.tracking === tracking && parcel.history.length === 0);
    if (place < 0) return false;
    parcels.splice(place, 1);
    return true;
  }

  return { parcels, act };
}

const commune = (id: number, name: string) => ({
  id,
  name,
  wilaya_id: 31,
  is_deliverable: 1,
  has_stop_desk: 1,
});

const fixed: Record<string, unknown> = {
  fees: {
    ...{ zone: 1, retour_fee: 250 },
    per_commune: {
      1: { express_home: 600, express_desk: 400 },
      2: { express_home: 700, express_desk: 450 },
    },
  },
  communes: {
    has_more: false,
    data: [commune(3101, 'Oran'), commune(3105, 'Es Sénia'), commune(3199, 'Nulle Part')],
  },
  centers: {
    data: [
      {
        ...{ center_id: 310501, name: 'Agence Es Senia', address: 'Rue 1' },
        ...{ commune_name: 'Es Sénia', wilaya_id: 31 },
      },
    ],
  },
};

function labelOf(tracking: string) {
  return `https://labels.example/${tracking}.pdf`;
}
