import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SortHeader } from './column-sort.tsx';

test.each([
  ['another column', { sort: 'name', order: 'asc' }, 'total asc'],
  ['this column, ascending', { sort: 'total', order: 'asc' }, 'total desc'],
  ['this column, descending', { sort: 'total', order: 'desc' }, 'total asc'],
] as const)('in a list sorted by %s the header leads to the right direction', (_, sorted, target) => {
  const header = renderToStaticMarkup(
    <MemoryRouter>
      <SortHeader column="total" sorted={sorted} urlOf={({ sort, order }) => `/#${sort} ${order}`}>
        {'Total'}
      </SortHeader>
    </MemoryRouter>,
  );
  expect(header).toContain(`href="/#${target}"`);
});
