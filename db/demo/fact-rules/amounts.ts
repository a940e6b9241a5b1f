export const milligrams = { g: 1000, mg: 1, µg: 0.001 };

/** The amount of a substance in an English list of ingredients, in milligrams; the sum of those joined by `+`. */
export function amountOf(substance: string, ingredients: string) {
  const [name = '', ...others] = substance.split(' + ');
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`${escaped}[^.,;]*? ?(\\d[\\d,]*(?:\\.\\d+)?) (g|mg|µg)`, 'i').exec(ingredients);
  const own = found
    ? Number(found[1]?.replaceAll(',', '')) * milligrams[found[2] as keyof typeof milligrams]
    : 0;
  return others.reduce((sum, other): number => sum + amountOf(other, ingredients), own);
}
