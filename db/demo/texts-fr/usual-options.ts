/** French words of options that several lines have, by their English words. */
export const usualOptions: Record<string, string> = {};
