/** The messages of the API to administrators about settings and searches, as in `refusal-words.ts`. */
const messages = [
  // Settings
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
  'Type the path of a page of this shop, such as /products',
  'Type a date like 2026-01-31',
  'The last day is before the first',
  'Somebody else has changed these settings in the meantime',
  // Searches
  'Type a word',
  'Words must be a list',
  'A group has at most 60 words',
  'At least one word must be searched',
  'Type at least two words that mean the same',
  '“{0}” has no letters or digits',
  '“{0}” has too many words',
  '“{0}” is the same as “{1}” to the search',
  '“{0}” is already in the group “{1}”',
  'Somebody else has changed this group in the meantime',
  'Group not found',
  'Choose a group',
  'Group deleted successfully',
  'Type a search',
  'Choose at least one product',
  'At most 10 products can be pinned',
  'A product can be pinned only once',
  'At most 1000 searches can have pinned products',
  'Products are already pinned for “{0}”',
  'Somebody else has changed these pins in the meantime',
  'Pinned search not found',
  'Pins deleted successfully',
] as const;

/** English shows the messages themselves, so its table is empty. */
export const officeRefusals = {} as Record<(typeof messages)[number], string>;
