import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SortHeader } from './column-sort.tsx';

test.each([
  ['another column', { sort: 'name', order: 'asc' }, 'total asc'],
  ['this column, ascending', { sort: 'total', order: 'asc' }, 'total desc'],
  ['this column, descending', { sort: 'total', order: 'desc' }, 'total asc'],
] as const)('in a list sorted by %s the header leads to the right direction', (_, sorted, target) => {
  expect(headerOf({ sorted })).toContain(`href="/#${target}"`);
});

test('a column of figures begins with the highest', () => {
  expect(headerOf({ sorted: { sort: 'name', order: 'asc' }, isFigure: true })).toContain(
    'href="/#total desc"',
  );
});

type Props = Pick<Parameters<typeof SortHeader<'name' | 'total'>>[0], 'sorted' | 'isFigure'>;

function headerOf(props: Props) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <SortHeader column="total" urlOf={({ sort, order }) => `/#${sort} ${order}`} {...props}>
        {'Total'}
      </SortHeader>
    </MemoryRouter>,
  );
}
