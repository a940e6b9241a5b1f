import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { CallTask } from '../../../shared/confirmation/confirmation.ts';
import type { CombinableOrder } from '../../../shared/orders/combined-orders.ts';
import { OtherOrders } from './other-orders.tsx';

function shown(statuses: string[], combinable: number) {
  const history = statuses.map((status, place) => ({ _id: `order-${place}`, status }));
  const task = { order: { _id: 'order-0' }, phone: { history } } as unknown as CallTask;
  const others = Array.from({ length: combinable }, () => ({}) as CombinableOrder);
  return renderToStaticMarkup(
    <MemoryRouter>
      <OtherOrders task={task} combinable={others} />
    </MemoryRouter>,
  );
}

test('a call names the other open orders of its buyer, and offers to combine those that can be', () => {
  const both = shown(['Pending', 'Shipped', 'Processing', 'Delivered'], 1);
  expect(both).toContain('2 other open orders of this buyer');
  expect(both).toContain('href="#phone-number"');
  expect(both).toMatch(/admin\/orders\/order-1".*admin\/orders\/order-2".*admin\/orders\/order-0#combine"/);
  expect(shown(['Pending', 'Pending'], 0)).not.toContain('#combine');
  expect(shown(['Pending', 'Cancelled'], 0)).toBe('');
});
