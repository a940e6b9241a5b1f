import underPressure from '@fastify/under-pressure';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from './errors.ts';
import { refuseNewWork } from './refuse-new-work.ts';

test('an overloaded process answers 503, but still sends the files of open pages', async () => {
  const app = Fastify();
  answerErrors(app);
  // Every delay is above this limit.
  const tooBusy = { maxEventLoopDelay: 0.000_001, sampleInterval: 5, pressureHandler: refuseNewWork };
  await app.register(underPressure, tooBusy);
  app.get('/assets/page.js', async () => 'script');
  app.get('/', async () => 'page');
  await app.ready();
  const ask = async () => (await app.inject({ url: '/' })).statusCode;
  await expect.poll(ask, { interval: 20 }).toBe(503);
  const refused = await app.inject({ url: '/' });
  expect([refused.headers['retry-after'], refused.json().message]).toEqual([
    '5',
    'The shop is busy. Please try again in a moment.',
  ]);
  expect((await app.inject({ url: '/assets/page.js' })).body).toBe('script');
  await app.close();
});
