/** The name of this software, and of a shop without a name of its own. No other file writes it (tools/gates/check-files.ts). */
export const softwareName = 'Saha';
