import type * as z from 'zod/mini';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { callCourier } from '../port/call-courier.ts';
import { type Connection, CourierError, type CourierPort, type ParcelOrder } from '../port/courier-port.ts';
import { readCourierTime } from '../port/read-courier-json.ts';
import { created, ecotrackStatus, listed, tracked, validated } from './ecotrack-replies.ts';

const trackedAtOnce = 100;
/** The kinds of parcels: a delivery, and one that takes something back. */
const kinds = { delivery: 1, exchange: 2 };

type Call = ReturnType<typeof callsTo>;

/**
 * The interface of Ecotrack, which about 80 companies use, each at an address of its own. A parcel is not visible to the
 * company's people until it is validated.
 */
export function ecotrack(connection: Connection): CourierPort {
  const call = callsTo(connection);
  return {
    create: (parcel) => create(call, parcel),
    find: (reference) => find(call, reference),
    validate: (tracking) => validate(call, tracking),
    cancel: (tracking) => cancel(call, tracking),
    trackedAtOnce,
    track: (trackings) => track(call, { trackings, courierId: connection.courierId }),
  };
}

function callsTo(connection: Connection) {
  const headers = { authorization: `Bearer ${connection.secrets.token ?? ''}` };
  return async <Shape extends z.ZodMiniType>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { shape, body }: { shape: Shape; body?: unknown },
  ) => {
    const reply = shape.safeParse(await callCourier(connection, { method, path, headers, body }));
    if (reply.success) return reply.data as z.output<Shape>;
    throw new CourierError('unsure', refusal('courier-answer-unexpected'));
  };
}

async function create(call: Call, parcel: ParcelOrder) {
  const reply = await call('POST', 'create/order', { shape: created, body: toPayload(parcel) });
  if (!reply.success || !reply.tracking) {
    throw new CourierError('refused', reply.message || refusal('courier-refused-without-reason'));
  }
  return { tracking: reply.tracking, isHidden: true };
}

async function find(call: Call, reference: string) {
  const path = `get/orders?reference=${encodeURIComponent(reference)}`;
  const { data } = await call('GET', path, { shape: listed });
  const found = data.find((one) => one.reference === reference);
  return found && { tracking: found.tracking, isHidden: true };
}

async function validate(call: Call, tracking: string) {
  const path = `valid/order?tracking=${encodeURIComponent(tracking)}`;
  const reply = await call('POST', path, { shape: validated });
  if (!reply.success) throw new CourierError('refused', reply.message || refusal('courier-not-validated'));
}

async function cancel(call: Call, tracking: string) {
  const path = `delete/order?tracking=${encodeURIComponent(tracking)}`;
  const reply = await call('DELETE', path, { shape: validated });
  if (!reply.success) throw new CourierError('refused', reply.message || refusal('parcel-not-cancellable'));
}

type Tracking = { trackings: string[]; courierId: string };

async function track(call: Call, { trackings, courierId }: Tracking) {
  const asked = trackings.map((tracking) => `trackings[]=${encodeURIComponent(tracking)}`);
  const path = `get/trackings/info?${asked.join('&')}`;
  const reply = await call('GET', path, { shape: tracked });
  return Object.entries(reply).flatMap(([tracking, { activity }]) =>
    activity.flatMap(({ date, time, status, reason, station }) => {
      const at = readCourierTime(`${date}T${time || '00:00:00'}+01:00`);
      if (!at) return [];
      const externalId = `${courierId} ${tracking} ${date} ${time} ${status}`.slice(0, 200);
      const event = { externalId, at, status: ecotrackStatus(status), raw: status.slice(0, 200) };
      return [{ tracking, event: { ...event, reason: (reason ?? '').slice(0, 200), place: station ?? '' } }];
    }),
  );
}

/** A new wilaya is sent as the one it was split from, because Ecotrack knows only the old ones. */
function toPayload(parcel: ParcelOrder) {
  return {
    reference: parcel.reference,
    ...{ nom_client: `${parcel.firstName} ${parcel.lastName}`, telephone: parcel.phone, telephone_2: '' },
    ...{ adresse: parcel.address, code_postal: '', commune: parcel.commune, code_wilaya: parcel.wilayaCode },
    ...{
      montant: parcel.collected,
      remarque: parcel.note.slice(0, 200),
      produit: parcel.products.slice(0, 500),
    },
    ...{ type: kinds[parcel.takesBack ? 'exchange' : 'delivery'], stop_desk: parcel.isDesk ? 1 : 0 },
    ...(parcel.grams !== undefined && { weight: Math.max(1, Math.ceil(parcel.grams / 1000)) }),
  };
}
