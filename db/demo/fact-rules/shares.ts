import { milligrams } from './amounts.ts';
import type { FactSheet } from './fact-sheet.ts';

/** The reference intakes of Regulation (EU) 1169/2011, annex XIII, in milligrams. */
const references: Record<string, number> = {
  'vitamin A': 0.8,
  'vitamin C': 80,
  'vitamin D': 0.005,
  'vitamin D3': 0.005,
  'vitamin B1': 1.1,
  'vitamin B6': 1.4,
  'vitamin B12': 0.0025,
  B12: 0.0025,
  B2: 1.4,
  'folic acid': 0.2,
  biotin: 0.05,
  iron: 14,
  zinc: 10,
  copper: 1,
  selenium: 0.055,
  iodine: 0.15,
  magnesium: 375,
  calcium: 800,
  potassium: 2000,
  chloride: 800,
};

const unitsPerMicrogram = 40;
const rounding = 1;

const stated = /((?:folic )?[a-z]+ ?[A-Z]?\d{0,2}|B\d+)[ ,]+([\d.]+) (g|mg|µg) \((?:\d+ IU\), )?([\d,]+)%/g;

/** Each share of the reference intake that is not that of its amount, and each amount of vitamin D in two units. */
export function findShareFaults({ key, texts: { en } }: FactSheet) {
  const text = en.ingredients;
  const shares = [...text.matchAll(stated)].flatMap(([written, name = '', amount, unit = '', share]) => {
    const reference = Object.keys(references).find((nutrient) => name.trim().endsWith(nutrient));
    if (!reference) return [`${key}: no reference intake of "${name.trim()}"`];
    const right =
      (Number(amount) * milligrams[unit as keyof typeof milligrams] * 100) / (references[reference] ?? 1);
    return Math.abs(right - Number(share?.replaceAll(',', ''))) > rounding
      ? [`${key}: "${written}" is ${Math.round(right)}%`]
      : [];
  });
  const units = [...text.matchAll(/([\d.]+) µg[ ,]+\(?(\d+) IU/g)].filter(
    ([, micrograms, units]) => Number(micrograms) * unitsPerMicrogram !== Number(units),
  );
  return [...shares, ...units.map(([written]) => `${key}: ${written} are not the same`)];
}
