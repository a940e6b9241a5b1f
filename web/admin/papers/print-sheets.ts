/**
 * Prints once the sheets are whole. A picture that cannot be loaded does not hold the paper up. Fonts are loaded by hand:
 * text that only shows on paper asks for its font too late.
 */
export async function printSheets(isAbandoned: () => boolean = () => false) {
  const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('[data-sheet] img'));
  await Promise.allSettled([
    ...pictures.map((picture) => picture.decode()),
    ...Array.from(document.fonts, (font) => font.load()),
  ]);
  if (!isAbandoned()) window.print();
}
