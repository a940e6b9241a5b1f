/** The name of a wilaya for the page. Orders store the French name, which English has too. */
export function wilayaName(wilaya: string) {
  return wilaya;
}

/** The name of a wilaya that was founded in 2026, for the page. */
export function foundedName({ name }: { name: string; arabic: string }) {
  return name;
}

type City = { city: string; cityArabic?: string | undefined };

/** The name of a city for the page: of a chosen commune in its language, otherwise as it was typed. */
export function cityName({ city }: City) {
  return city;
}
