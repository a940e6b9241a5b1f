/** Arabic names and descriptions of the categories, by English name. */
export const categories: Record<string, { name: string; description: string }> = {};
