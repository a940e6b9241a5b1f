export function median(values: number[]) {
  return percentile(values, 50);
}

/** The value below which `percent` of the values lie (nearest rank). */
export function percentile(values: number[], percent: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
