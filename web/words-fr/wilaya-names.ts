/** The name of a wilaya for the page. Orders store the French name. */
export function wilayaName(wilaya: string) {
  return wilaya;
}
