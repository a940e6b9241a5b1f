/** French names and descriptions of the needs, by slug. */
export const needs: Record<string, { name: string; description: string }> = {};
