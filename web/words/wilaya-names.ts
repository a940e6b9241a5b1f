/** The name of a wilaya for the page. Orders store the French name, which English has too. */
export function wilayaName(wilaya: string) {
  return wilaya;
}
