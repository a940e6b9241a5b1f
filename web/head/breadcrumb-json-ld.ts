/** The way to a page, home first, as search engines show it in the place of its address (schema.org BreadcrumbList). */
export function breadcrumbJsonLd(steps: { name: string; to: string }[], url: URL) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: new URL(to, url).href,
    })),
  };
}
