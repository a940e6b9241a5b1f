/** The look of a brand's packs, by which its products are recognized. */
export type Brand = {
  /** The position and background of the words. */
  label: 'paper' | 'print' | 'block' | 'frame' | 'band';
  align: 'left' | 'center';
  mark:
    | 'leaf'
    | 'drop'
    | 'sun'
    | 'plus'
    | 'wave'
    | 'petal'
    | 'hexagon'
    | 'mountain'
    | 'ring'
    | 'moon'
    | 'bars';
  /** The pack: white, the product's tint, a pale tint, amber glass, or dark. */
  body: 'white' | 'tint' | 'pale' | 'amber' | 'dark';
  cap: 'white' | 'tint' | 'deep' | 'wood' | 'metal' | 'dark';
};

/** Invented for this demo: no company sells under these names as far as we could find. */
export const brands = {
  Vitanoor: { label: 'paper', align: 'left', mark: 'sun', body: 'white', cap: 'tint' },
  Herbazir: { label: 'paper', align: 'center', mark: 'leaf', body: 'amber', cap: 'dark' },
  Nahlune: { label: 'frame', align: 'center', mark: 'hexagon', body: 'amber', cap: 'wood' },
  Zibanea: { label: 'block', align: 'left', mark: 'wave', body: 'white', cap: 'deep' },
  Zahrelle: { label: 'print', align: 'center', mark: 'petal', body: 'pale', cap: 'metal' },
  Hoggaline: { label: 'print', align: 'left', mark: 'mountain', body: 'white', cap: 'tint' },
  Djurelle: { label: 'frame', align: 'center', mark: 'moon', body: 'tint', cap: 'white' },
  Tassilya: { label: 'band', align: 'center', mark: 'wave', body: 'pale', cap: 'deep' },
  Casbaline: { label: 'print', align: 'left', mark: 'ring', body: 'tint', cap: 'white' },
  Rosablida: { label: 'frame', align: 'center', mark: 'petal', body: 'pale', cap: 'wood' },
  Sinnelia: { label: 'band', align: 'left', mark: 'drop', body: 'white', cap: 'tint' },
  Petinoor: { label: 'print', align: 'center', mark: 'moon', body: 'pale', cap: 'white' },
  Bahdjoun: { label: 'print', align: 'left', mark: 'sun', body: 'white', cap: 'tint' },
  Pansoria: { label: 'band', align: 'left', mark: 'plus', body: 'white', cap: 'tint' },
  Orthassil: { label: 'block', align: 'left', mark: 'bars', body: 'white', cap: 'deep' },
  Marchelia: { label: 'paper', align: 'left', mark: 'mountain', body: 'tint', cap: 'deep' },
  Mizarel: { label: 'print', align: 'left', mark: 'plus', body: 'white', cap: 'tint' },
  Khatwane: { label: 'print', align: 'left', mark: 'ring', body: 'tint', cap: 'deep' },
  Nabdium: { label: 'band', align: 'left', mark: 'wave', body: 'white', cap: 'deep' },
  Shamsolia: { label: 'print', align: 'center', mark: 'sun', body: 'white', cap: 'tint' },
  Riyadine: { label: 'block', align: 'left', mark: 'bars', body: 'dark', cap: 'dark' },
  Rachikine: { label: 'paper', align: 'center', mark: 'leaf', body: 'tint', cap: 'white' },
  Nissaline: { label: 'print', align: 'center', mark: 'petal', body: 'pale', cap: 'white' },
  Razelio: { label: 'block', align: 'left', mark: 'bars', body: 'dark', cap: 'metal' },
} satisfies Record<string, Brand>;

export type BrandName = keyof typeof brands;
