import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chartTop, RevenueChart } from './revenue-chart.tsx';

test('a chart ends with the next round figure', () => {
  expect(chartTop([3, 7])).toBe(10);
  expect(chartTop([11])).toBe(20);
  expect(chartTop([27_000, 1])).toBe(30_000);
  expect(chartTop([42_000, 1])).toBe(50_000);
  expect(chartTop([5])).toBe(5);
  expect(chartTop([1000])).toBe(1000);
});

test('without revenue the chart shows 0.00 DA and no bars', () => {
  const days = ['2026-01-01', '2026-01-02'].map((date) => ({ date, revenue: 0, orders: 0 }));
  const chart = renderToStaticMarkup(<RevenueChart days={days} />);
  expect(chart).toContain('Revenue</span><span class="text-ink-muted text-xs tabular-nums">0.00 DA<');
  expect(chart).toContain('Orders</span><span class="text-ink-muted text-xs tabular-nums">0<');
  expect(chart).not.toMatch(/1\.00 DA|NaN/);
});
