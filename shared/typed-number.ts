/**
 * A typed number, with optional spaces between thousands and a decimal point or comma (the decimal key of Algerian
 * keyboards). Undefined for blank text; NaN for anything else, including 1,200, which an English reader takes for 1200.
 */
export function readNumber(text: string) {
  const written = text.replace(/\s/g, '');
  if (written === '') return undefined;
  return /,\d{3}$/.test(written) ? Number.NaN : Number(written.replace(',', '.'));
}
