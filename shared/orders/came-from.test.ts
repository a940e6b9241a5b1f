import { expect, test } from 'vitest';
import { readCameFrom } from './came-from.ts';

test('the campaign is clean and short, whatever the address holds', () => {
  const search = `?utm_source=${'é'.repeat(300)}&utm_medium=a%0Ab%00c&utm_campaign=%F0%9F%98%80`;
  expect(readCameFrom({ pathname: '/buy/x', query: new URLSearchParams(search) })).toEqual({
    ...{ utmSource: 'é'.repeat(200), utmMedium: 'a b c', utmCampaign: '😀', landingPath: '/buy/x' },
  });
  const halved = readCameFrom({
    pathname: '/',
    query: new URLSearchParams({ utm_source: `a${'😀'.repeat(200)}` }),
  });
  expect(halved.utmSource.isWellFormed()).toBe(true);
  expect(readCameFrom({ pathname: '/buy/x', query: new URLSearchParams() })).toMatchObject({
    utmSource: '',
    utmCampaign: '',
  });
});
