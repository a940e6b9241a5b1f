/** The articles of the blog, by the names of their files. The server needs them to refuse a link to one that is missing. */
export const articleSlugs: readonly string[] = [
  'choosing-a-blood-pressure-monitor',
  'how-much-sunscreen-to-use',
  'how-to-read-a-supplement-label',
  'keeping-a-first-aid-kit-at-home',
];
