import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';

test('a row without a card of its own becomes one of its columns, each with its heading', () => {
  const columns = [
    { heading: 'Tracking', namesRow: true, cell: () => 'EXS-105' },
    { heading: 'Amount', isFigure: true, cell: () => '2580' },
  ];
  const html = renderToStaticMarkup(
    <DataTable rows={[{}]} keyOf={() => 'a'} columns={columns} className="mt-6" cards={{ below: 'lg' }} />,
  );
  const cards = html.slice(html.indexOf('</table>'));
  expect(cards).toMatch(/class="mt-6 lg:hidden"/);
  expect(cards).toMatch(/Tracking<\/dt><dd[^>]*>EXS-105<\/dd>.*Amount<\/dt><dd[^>]*>2580<\/dd>/);
});
