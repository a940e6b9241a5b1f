/** The address with which phones call a number. */
export function phoneAddress(phone: string) {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
