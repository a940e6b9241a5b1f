/**
 * A number as people write it, with blanks between thousands and a decimal point or, as on Algerian keyboards, comma.
 * Undefined where nothing is written, NaN where it is no number, or one like 1,200 that means another to an English reader.
 */
export function readNumber(text: string) {
  const written = text.replace(/\s/g, '');
  if (written === '') return undefined;
  return /,\d{3}$/.test(written) ? Number.NaN : Number(written.replace(',', '.'));
}
