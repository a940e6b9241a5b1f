import { expect, test } from 'vitest';
import { catalogMeta } from './catalog-meta.ts';

test('a long description is cut to one readable line', () => {
  const meta = catalogMeta({
    title: 'Zinc',
    description: `${'word '.repeat(100)}`,
    url: 'https://shop.example/',
  });
  const summary = meta.flatMap((tag) =>
    'name' in tag && tag.name === 'description' ? [tag.content] : [],
  )[0];
  expect(String(summary).length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/word…$/);
});

test('a picture is named by its whole address', () => {
  const about = { title: 'Zinc', description: 'Tablets', url: 'https://shop.example/products/1' };
  expect(catalogMeta({ ...about, imageUrl: '/uploads/a.webp' })).toContainEqual({
    property: 'og:image',
    content: 'https://shop.example/uploads/a.webp',
  });
  expect(catalogMeta(about)).toContainEqual({ tagName: 'link', rel: 'canonical', href: about.url });
});
