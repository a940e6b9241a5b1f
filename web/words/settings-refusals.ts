/** The messages of the API about the settings of the shop, as in `refusal-words.ts`. */
const messages = [
  'A trade register number looks like 16/00-0123456 B 22',
  'A NIF has 15 or 20 digits',
  'A NIS has 15 digits',
  'An article of taxation has 11 digits',
  'Capital is a number of dinars',
  'Tax regime is real or ifu',
  'Type an address like https://www.facebook.com/your-shop',
  'Type an address like https://www.instagram.com/your-shop',
  'Type an address like https://www.tiktok.com/@your-shop',
  'Type an address like https://www.youtube.com/@your-shop',
  'Somebody else has changed these settings in the meantime',
] as const;

/** English shows the messages themselves, so its table is empty. */
export const settingsRefusals = {} as Record<(typeof messages)[number], string>;
