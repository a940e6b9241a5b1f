import { expect, test } from 'vitest';
import type { DeliveryOption } from '../../../shared/delivery/delivery.ts';
import { noAddress } from '../../session/local-entries.ts';
import { checkQuickDraft, chosenOption } from './quick-draft.ts';

const option = (kind: 'home' | 'desk'): DeliveryOption => ({
  ...{ kind, price: 500, minDays: null, maxDays: null, freeAbove: null, weightSteps: [] },
});

const draft = {
  ...noAddress,
  ...{ fullName: 'Amina', phone: '0550123456', Wilaya: 'Oran', city: 'Arzew', communeId: 7, street: '' },
};

const going = { known: null, isHomeRefused: false };

test('a way of delivery is chosen for the buyer only if there is no other', () => {
  expect(chosenOption(draft, [option('home'), option('desk')])).toBeUndefined();
  expect(chosenOption(draft, [option('desk')])).toMatchObject({ kind: 'desk' });
  expect(chosenOption({ ...draft, deliveryKind: 'desk' }, [option('home'), option('desk')])).toMatchObject({
    kind: 'desk',
  });
});

test('the street is asked for when the parcel goes to the door, and not before that is known', () => {
  const both = [option('home'), option('desk')];
  expect(checkQuickDraft(draft, { ...going, options: both }).errors).toEqual({
    deliveryKind: expect.stringContaining('delivery-kind-required'),
  });
  const toDoor = { ...draft, deliveryKind: 'home' as const };
  expect(checkQuickDraft(toDoor, { ...going, options: both }).errors).toEqual({
    street: expect.stringContaining('street-required'),
  });
  const toPoint = { ...draft, deliveryKind: 'desk' as const, street: 'Rue 1' };
  expect(checkQuickDraft(toPoint, { ...going, options: both }).body).toMatchObject({ street: '', email: '' });
});
