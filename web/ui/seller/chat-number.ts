/** The phone number in the address of a WhatsApp chat, in the groups in which people in Algeria read it. */
export function chatNumber(url: string): string {
  const number = url.replace('https://wa.me/', '+');
  return number.replace(/^\+213(\d{3})(\d{2})(\d{2})(\d{2})$/, '+213 $1 $2 $3 $4');
}
