/**
 * The name of a member of a family with what sets it apart, such as `Eau micellaire – 1 L`, as the database's
 * `name_with_label` has it. A name that has the label already stays as it is.
 */
export function labelledName({ name, label = '' }: { name: string; label?: string | undefined }) {
  const plain = (text: string) => text.toLowerCase().replaceAll(/(\d)\s+(\D)/g, '$1$2');
  if (label === '' || words(plain(label)).test(plain(name))) return name;
  return `${name} – ${label}`.slice(0, 500);
}

/** The product under its labelled name, for lists in which members of a family stand beside each other. */
export function underLabelledName<P extends Parameters<typeof labelledName>[0]>(product: P): P {
  return { ...product, name: labelledName(product) };
}

/** Finds this text as whole words. */
function words(text: string) {
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u');
}
