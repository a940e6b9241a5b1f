import { latinDigits } from './text.ts';

/**
 * A typed number, with optional spaces between thousands and a decimal point or comma (the decimal key of Algerian
 * keyboards), in Latin or Arabic-Indic digits. Undefined for blank text; NaN for anything else, including 1,200, which an
 * English reader takes for 1200.
 */
export function readNumber(text: string) {
  const written = latinDigits(text)
    .replace(/[\s\u066c]/g, '')
    .replace('\u066b', ',');
  if (written === '') return undefined;
  return /,\d{3}$/.test(written) ? Number.NaN : Number(written.replace(',', '.'));
}
