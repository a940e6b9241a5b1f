/** The wilayas of Algeria and their highest code, since 2026. Addresses name the 58 of before. */
export const wilayaCount = 69;
