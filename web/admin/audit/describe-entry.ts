import type { AuditEntry } from '../../../shared/audit.ts';
import { adminAuditWords as words } from '../../words/admin-audit-words.ts';
import { auditFieldWords } from '../../words/audit-field-words.ts';
import { language } from '../../words/formats.ts';
import { orderWords } from '../../words/order-words.ts';
import { areaOf } from './audit-list.ts';

type Described = Pick<AuditEntry, 'action' | 'thing' | 'fields' | 'value'>;

/** More fields than these are named only in the details. */
const mostFields = 3;

const sentences: Record<string, (thing?: string) => string> = words.actions;

/** What an entry says, without the person: "Set order W4TX WDRY to Shipped". */
export function describeEntry({ action, thing, fields, value }: Described) {
  const name = nameOf({ action, thing });
  const special = value === undefined ? undefined : describeValue(action, { name, value });
  if (special) return special;
  const changed = fields.map((field) => auditFieldWords[field]).filter((field) => field !== undefined);
  if (name && /\.changed$/.test(action) && changed.length === fields.length && isFew(changed)) {
    return words.changed(new Intl.ListFormat(language, { type: 'conjunction' }).format(changed), name);
  }
  return sentenceOf(action, fields)?.(name) ?? action;
}

const contents = ['items', 'prices', 'discount', 'freeDelivery'];

/** One action may be two things to people: only its fields tell them apart. */
function sentenceOf(action: string, fields: string[]) {
  if (action === 'order.returned' && !fields.includes('lines')) return words.goodwill;
  const isOfPerson = fields.includes('address') && !contents.some((field) => fields.includes(field));
  return action === 'order.edited' && isOfPerson ? words.contact : sentences[action];
}

function isFew(fields: string[]) {
  return fields.length > 0 && fields.length <= mostFields;
}

function describeValue(action: string, { name, value }: { name: string | undefined; value: string }) {
  if (action === 'people.exported') return words.downloaded(words.lists[value] ?? value);
  if (!name) return undefined;
  const status: string | undefined = (orderWords.status as Record<string, string>)[value];
  if (action === 'order.status' && status) return words.status(name, status);
  const role: string | undefined = (words.roles as Record<string, string>)[value];
  if (action === 'user.role' && role) return words.role(name, role);
  return undefined;
}

/** A thing as a sentence calls it; undefined for one that no longer exists. */
export function nameOf({ action, thing }: Pick<AuditEntry, 'action' | 'thing'>) {
  if (thing.name === undefined) return undefined;
  const area = areaOf(action);
  if (area === 'parcel') return words.things.order(thing.name);
  if (action === 'invoice.cancellation') return words.things.cancellation(thing.name);
  if (action === 'invoice.credit') return words.things.credit(thing.name);
  if (area === 'order' || area === 'customer' || area === 'invoice') return words.things[area](thing.name);
  return words.things.other(thing.name);
}

/** The page of a thing; undefined if it has none or no longer exists. */
export function addressOf({ action, thing }: Pick<AuditEntry, 'action' | 'thing'>) {
  const area = areaOf(action);
  if (area === 'settings') return `/admin/settings/${action.slice('settings.'.length)}`;
  if (area === 'delivery') return '/admin/delivery';
  if (thing.name === undefined || action.endsWith('.deleted')) return undefined;
  switch (area) {
    case 'order':
    case 'parcel':
      return `/admin/orders/${thing._id}`;
    case 'customer':
      return `/admin/customers/${thing._id}`;
    case 'invoice':
      return `/admin/invoices/${thing._id}`;
    case 'product':
      return action === 'product.imported' || action === 'product.undone'
        ? `/admin/import/${thing._id}`
        : `/admin/products/${thing._id}/edit`;
    case 'category':
      return `/admin/categories/${thing._id}/edit`;
    case 'need':
      return `/admin/needs/${thing._id}/edit`;
    case 'webhook':
      return `/admin/integrations/webhooks/${thing._id}/edit`;
    case 'key':
      return '/admin/integrations/keys';
    default:
      return undefined;
  }
}
