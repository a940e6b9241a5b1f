import * as z from 'zod/mini';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { callCourier } from '../port/call-courier.ts';
import { type Connection, CourierError, type CourierPort, type ParcelOrder } from '../port/courier-port.ts';
import { parseYalidineWebhook } from './parse-yalidine-webhook.ts';
import { centers, communes, created, deletions, fees, histories, parcels } from './yalidine-replies.ts';
import { yalidineStatus, yalidineTime } from './yalidine-status.ts';

const usualUrl = 'https://api.yalidine.app/v1';
const trackedAtOnce = 20;
/** The system takes from 0 to 150,000 DA for a parcel. */
const mostCollected = 150_000;
const pageSize = 1_000;
const mostPages = 20;

/**
 * The interface of Yalidine, which Guepex, Yalitec, Easy & Speed and WeCan use as well. Its documentation does not say
 * whether a bad parcel fails a whole list, so each call makes one.
 */
export function yalidine(connection: Connection): CourierPort {
  const calls = callsTo(connection);
  const { courierId, secrets } = connection;
  const { webhook: secret } = secrets;
  return {
    create: (parcel) => create(calls, toPayload(parcel, connection.fromWilaya)),
    find: (reference) => find(calls, reference),
    cancel: (tracking) => cancel(calls, tracking),
    trackedAtOnce,
    track: (trackings) => track(calls, { trackings, courierId }),
    ...(secret && { parseWebhook: (message) => parseYalidineWebhook(message, { courierId, secret }) }),
    fees: (wilayas) => readFees(calls, wilayas),
    places: () => readPlaces(calls),
    desks: () => readDesks(calls),
  };
}

type Asking<Shape> = { shape: Shape; body?: unknown };
type Method = 'GET' | 'POST' | 'DELETE';
type Pages<Row> = z.ZodMiniType<{ has_more?: boolean | undefined; data: Row[] }>;
type Calls = ReturnType<typeof callsTo>;

function callsTo(connection: Connection) {
  const { secrets, baseUrl } = connection;
  const reachable = { ...connection, baseUrl: baseUrl || usualUrl };
  const headers = { 'x-api-id': secrets.id ?? '', 'x-api-token': secrets.token ?? '' };

  async function call<Shape extends z.ZodMiniType>(
    method: Method,
    path: string,
    { shape, body }: Asking<Shape>,
  ) {
    const reply = shape.safeParse(await callCourier(reachable, { method, path, headers, body }));
    if (reply.success) return reply.data as z.output<Shape>;
    throw new CourierError('unsure', refusal('courier-answer-unexpected'));
  }

  /** All pages of a list. */
  async function all<Row>(path: string, shape: Pages<Row>) {
    const rows: Row[] = [];
    for (let page = 1; page <= mostPages; page++) {
      const sign = path.includes('?') ? '&' : '?';
      const reply = await call('GET', `${path}${sign}page_size=${pageSize}&page=${page}`, { shape });
      rows.push(...reply.data);
      if (!reply.has_more) break;
    }
    return rows;
  }

  return { call, all };
}

async function create({ call }: Calls, payload: ReturnType<typeof toPayload>) {
  const reply = await call('POST', 'parcels', { shape: z.record(z.string(), created), body: [payload] });
  const own = reply[payload.order_id];
  if (!own) throw new CourierError('unsure', refusal('courier-silent-about-parcel'));
  if (!own.success || !own.tracking) {
    throw new CourierError('refused', own.message || refusal('courier-refused-without-reason'));
  }
  return { tracking: own.tracking, ...(own.label && { labelUrl: own.label }) };
}

async function find({ call }: Calls, reference: string) {
  const path = `parcels?order_id=${encodeURIComponent(reference)}`;
  const { data } = await call('GET', path, { shape: parcels });
  const found = data.find(({ order_id }) => order_id === reference);
  return found && { tracking: found.tracking, ...(found.label && { labelUrl: found.label }) };
}

async function cancel({ call }: Calls, tracking: string) {
  const reply = await call('DELETE', `parcels/${encodeURIComponent(tracking)}`, { shape: deletions });
  if (reply.some((one) => one.tracking === tracking && one.deleted)) return;
  throw new CourierError('refused', refusal('parcel-not-cancellable'));
}

type Tracking = { trackings: string[]; courierId: string };

async function track({ all }: Calls, { trackings, courierId }: Tracking) {
  const rows = await all(`histories?tracking=${encodeURIComponent(trackings.join())}`, histories);
  return rows.flatMap(({ tracking, date_status, status, reason, center_name, commune_name }) => {
    const at = yalidineTime(date_status);
    if (!at) return [];
    const externalId = `${courierId} ${tracking} ${date_status} ${status}`.slice(0, 200);
    const place = center_name || commune_name || '';
    const event = { externalId, at, status: yalidineStatus(status), raw: status.slice(0, 200), place };
    return [{ tracking, event: { ...event, reason: (reason ?? '').slice(0, 200) } }];
  });
}

async function readFees({ call }: Calls, { from, to }: { from: number; to: number }) {
  const path = `fees?from_wilaya_id=${from}&to_wilaya_id=${to}`;
  const { per_commune, retour_fee } = await call('GET', path, { shape: fees });
  const each = Object.values(per_commune);
  return {
    home: greatest(each.map(({ express_home }) => express_home)),
    desk: greatest(each.map(({ express_desk }) => express_desk)),
    returned: retour_fee ?? null,
  };
}

async function readPlaces({ all }: Calls) {
  const rows = await all('communes', communes);
  return rows.map(({ id, name, wilaya_id, is_deliverable, has_stop_desk }) => ({
    ...{ ref: String(id), name, wilayaCode: Number(wilaya_id) },
    ...{ isDelivered: Boolean(is_deliverable), hasDesk: Boolean(has_stop_desk) },
  }));
}

async function readDesks({ all }: Calls) {
  const rows = await all('centers', centers);
  return rows.map(({ center_id, name, address, commune_name, wilaya_id }) => ({
    ...{ ref: String(center_id), name, address: address ?? '', commune: commune_name },
    wilayaCode: Number(wilaya_id),
  }));
}

/** The fees of a wilaya differ by commune; the greatest one is safe to promise. */
function greatest(amounts: (number | null | undefined)[]) {
  const known = amounts.filter((amount) => typeof amount === 'number');
  return known.length > 0 ? Math.max(...known) : null;
}

function toPayload(parcel: ParcelOrder, fromWilaya: string) {
  const { isDesk, deskRef, collected, grams } = parcel;
  if (collected > mostCollected) {
    throw new CourierError('refused', refusal('courier-maximum', { max: mostCollected }));
  }
  if (isDesk && !deskRef) throw new CourierError('refused', refusal('courier-pickup-point-unknown'));
  return {
    order_id: parcel.reference,
    from_wilaya_name: fromWilaya,
    ...{ firstname: parcel.firstName, familyname: parcel.lastName, contact_phone: parcel.phone },
    ...{ address: parcel.address, to_commune_name: parcel.commune, to_wilaya_name: parcel.wilaya },
    product_list: parcel.products.slice(0, 500),
    price: collected,
    ...{ do_insurance: false, declared_value: parcel.declaredValue },
    ...{
      length: 0,
      width: 0,
      height: 0,
      weight: grams === undefined ? 1 : Math.max(1, Math.ceil(grams / 1000)),
    },
    // The amount already holds the fee. With false, the buyer would pay it twice.
    freeshipping: true,
    ...{ is_stopdesk: isDesk, ...(isDesk && { stopdesk_id: deskRef }) },
    ...{ has_exchange: parcel.takesBack !== '', product_to_collect: parcel.takesBack.slice(0, 500) || null },
  };
}
