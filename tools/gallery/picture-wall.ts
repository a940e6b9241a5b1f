import type { Picture } from './take-picture.ts';

/** A page with all pictures: a row for each scene, a column for each width. */
export function pictureWall(pictures: Picture[]) {
  const rows = Map.groupBy(pictures, ({ scene }) => scene.name);
  const items = [...rows].map(
    ([name, row]) => `<section id="${name}"><h2>${name} <code>${escapeHtml(row[0]?.path ?? '')}</code></h2>
<div>${row.map(show).join('\n')}</div></section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gallery</title><style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem; background: #e5e7eb; }
h2 { font-size: 1rem; } code { font-weight: 400; color: #4b5563; }
div { display: flex; gap: 1rem; align-items: start; }
figure { margin: 0; } figcaption { color: #4b5563; }
img { display: block; max-height: 40rem; max-width: 30vw; border: 1px solid #9ca3af; }
</style></head><body><h1>Gallery</h1>
<p>${pictures.filter(({ file }) => file).length} pictures of ${rows.size} scenes.</p>
${items.join('\n')}
</body></html>
`;
}

function show({ width, file, detour, fault }: Picture) {
  if (file)
    return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${width} px</figcaption></figure>`;
  return `<p>${width} px: ${escapeHtml(detour ? `leads to ${detour}` : `FAILED: ${fault}`)}</p>`;
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
