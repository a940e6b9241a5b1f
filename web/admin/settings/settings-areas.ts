/** The forms of the settings, by what they are about. */
export const settingsAreas = {
  shop: ['seller', 'look', 'contact', 'home', 'announcement', 'pages', 'catalog'],
  selling: ['orders', 'calls', 'delivery', 'offers'],
  papers: ['invoices', 'mails', 'mail-server'],
} as const;

export type FormName = (typeof settingsAreas)[keyof typeof settingsAreas][number];

export const formNames: FormName[] = Object.values(settingsAreas).flat();
