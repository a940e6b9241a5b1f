import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { ImportDetails } from '../../../shared/catalog/product-imports.ts';
import { signInToShop } from './sign-in-to-shop.ts';

/** The back office of a shop, as its administrator uses it. Every refusal is an error. */
export async function enterOffice(shopUrl: string) {
  const { headers } = await signInToShop(shopUrl);
  async function ask<Reply>(path: string, payload?: { method: 'POST'; body?: FormData }): Promise<Reply> {
    const sent = { ...payload, headers: { ...headers, 'sec-fetch-site': 'same-origin' } };
    const reply = await fetch(`${shopUrl}/api${path}`, sent);
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  }
  async function ended(id: string) {
    for (;;) {
      const details = await ask<ImportDetails>(`/imports/${id}`);
      if (details.activity === null) return details;
      await sleep(200);
    }
  }
  return {
    /** Stores a picture and returns its address. */
    async uploadPicture(bytes: Buffer) {
      const { imageUrl } = await ask<{ imageUrl: string }>('/upload', post('image', bytes, 'photo.jpg'));
      return imageUrl;
    },
    /** Imports a file as `/admin/import` does: upload, check, apply. */
    async importCatalog(text: string) {
      const { _id: id } = await ask<ImportDetails>(
        '/imports',
        post('file', Buffer.from(text), 'products.csv'),
      );
      const checked = await ended(id);
      if (checked.obstacle !== null) throw new Error(`The import cannot be applied: ${checked.obstacle}`);
      await ask(`/imports/${id}/apply`, { method: 'POST' });
      return ended(id);
    },
  };
}

function post(field: string, bytes: Buffer, name: string) {
  const body = new FormData();
  body.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  return { method: 'POST' as const, body };
}

/** A photograph of twelve megapixels just below 2 MB, as from a phone. Another `shade` makes another picture. */
export function aPhotograph(shade: number) {
  const [width, height] = [500, 375];
  const pixels = Buffer.alloc(width * height * 3);
  // Noise of a fixed pattern: it compresses like a photograph full of details, and to the same size each time.
  for (let at = 0, value = shade + 1; at < pixels.length; at++) {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[at] = value >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(4_000, 3_000)
    .jpeg({ quality: 64 })
    .toBuffer();
}
