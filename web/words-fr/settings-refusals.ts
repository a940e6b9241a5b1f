import type { settingsRefusals as english } from '../words/settings-refusals.ts';

/** The messages of the API about the settings of the shop in French, by their English texts. */
export const settingsRefusals: typeof english = {
  'A trade register number looks like 16/00-0123456 B 22':
    'Un numéro de registre du commerce ressemble à 16/00-0123456 B 22',
  'A NIF has 15 or 20 digits': 'Un NIF a 15 ou 20 chiffres',
  'A NIS has 15 digits': 'Un NIS a 15 chiffres',
  'An article of taxation has 11 digits': 'Un article d’imposition a 11 chiffres',
  'Capital is a number of dinars': 'Le capital est un nombre de dinars',
  'Tax regime is real or ifu': 'Le régime fiscal est real ou ifu',
  'Type an address like https://www.facebook.com/your-shop':
    'Saisissez une adresse comme https://www.facebook.com/your-shop',
  'Type an address like https://www.instagram.com/your-shop':
    'Saisissez une adresse comme https://www.instagram.com/your-shop',
  'Type an address like https://www.tiktok.com/@your-shop':
    'Saisissez une adresse comme https://www.tiktok.com/@your-shop',
  'Type an address like https://www.youtube.com/@your-shop':
    'Saisissez une adresse comme https://www.youtube.com/@your-shop',
  'Somebody else has changed these settings in the meantime':
    'Quelqu’un d’autre a modifié ces paramètres entre-temps',
};
