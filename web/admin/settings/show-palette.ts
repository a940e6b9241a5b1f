import { paletteProperties } from '../../../shared/settings/palette.ts';

/** Gives an element the palette of a color. The policy of pages allows no style attributes in their HTML, but this. */
export function showPalette(element: HTMLElement | null, color: string) {
  for (const [name, value] of Object.entries(paletteProperties(color)))
    element?.style.setProperty(name, value);
}
