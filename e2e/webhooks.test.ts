import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anOrder } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('another program is told of an order, the log shows it, and a failed message is sent again', async ({
  page,
  shop,
}) => {
  const answers = [500, 200, 200];
  const received: string[] = [];
  const program = createServer(async (request, reply) => {
    let text = '';
    for await (const piece of request) text += piece;
    received.push(JSON.parse(text).type);
    reply.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/saha`;
  const order = await anOrder(shop.db);
  try {
    await signInAs(page, shop, 'admin');
    await page.goto('/admin/integrations');
    await page.getByRole('link', { name: 'Add Webhook' }).first().click();
    await page.getByLabel('Address (URL)').fill('erp.example');
    await page.getByLabel('The stock of a product changes').uncheck();
    await page.getByRole('button', { name: 'Add Webhook' }).click();
    await expect(page.getByText(/^The address must begin with https:\/\/ or/)).toBeVisible();
    await page.getByLabel('Address (URL)').fill(url);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add Webhook' }).click();
    await expect(page.getByLabel('Secret of the webhook')).toHaveValue(/^whsec_/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();

    await page.goto(`/admin/orders/${order.id}`);
    await page.getByRole('button', { name: 'Start Processing' }).click();
    await expect.poll(() => received).toEqual(['order.status']);

    await page.goto('/admin/integrations');
    await page.getByRole('link', { name: url, exact: true }).click();
    await expect(page.getByText('1 attempt')).toBeVisible();
    await page.getByText('1 attempt').click();
    await expect(page.getByText('refused with 500')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Send Again: The status of an order changes/ }).click();
    await expect(page.getByText('Sent again')).toBeVisible();
    await page.getByRole('button', { name: 'Send a Test' }).click();
    await expect(page.getByText(/^Answered 200 after/)).toBeVisible();
    expect(received).toEqual(['order.status', 'order.status', 'test']);

    await page.goto('/admin/integrations');
    await page.getByRole('button', { name: `Delete ${url}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Webhook deleted')).toBeVisible();
    await expect(page.getByRole('link', { name: url, exact: true })).toHaveCount(0);
  } finally {
    program.close();
    await shop.db.deleteFrom('webhooks').execute();
  }
});
