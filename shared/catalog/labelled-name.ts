/**
 * The name of a member of a family with what sets it apart, such as `Eau micellaire – 1 L`, as the database's
 * `name_with_label` has it. A name that has the label already, or all its parts as in `Brace, blue, size L` with `Blue, L`,
 * stays as it is.
 */
export function labelledName({ name, label = '' }: { name: string; label?: string | undefined }) {
  const plain = (text: string) => text.toLowerCase().replaceAll(/(\d)\s+(\D)/g, '$1$2');
  const parts = plain(label).split(/\s*[,،]\s+/);
  if (parts.every((part) => words(part).test(plain(name)))) return name;
  return `${name} – ${label}`.slice(0, 500);
}

/** The product under its labelled name, for lists in which members of a family stand beside each other. */
export function underLabelledName<P extends Parameters<typeof labelledName>[0]>(product: P): P {
  return { ...product, name: labelledName(product) };
}

/** Finds this text as whole words. An empty text is always found. */
function words(text: string) {
  if (text === '') return /^/;
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u');
}
