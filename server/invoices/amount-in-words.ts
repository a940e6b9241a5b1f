const small = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf'],
];
const tens = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt'];

/** The amount in French words, as the law wants it on an invoice: `deux cents dinars algériens et un centime`. */
export function amountInWords(centimes: number) {
  const [dinars, rest] = [Math.floor(centimes / 100), centimes % 100];
  const currency = dinars < 2 ? 'dinar algérien' : 'dinars algériens';
  // A million is a noun: « un million de dinars ».
  const joined = dinars >= 1_000_000 && dinars % 1_000_000 === 0 ? `de ${currency}` : currency;
  const words = `${numberInWords(dinars)} ${joined}`;
  if (rest === 0) return words;
  return `${words} et ${numberInWords(rest)} ${rest === 1 ? 'centime' : 'centimes'}`;
}

/** A whole number from 0 in French words, in the traditional spelling. */
export function numberInWords(number: number): string {
  const [billions, millions] = [Math.floor(number / 1e9), Math.floor(number / 1e6) % 1_000];
  const [thousands, rest] = [Math.floor(number / 1_000) % 1_000, number % 1_000];
  const parts = [
    billions > 0 && `${numberInWords(billions)} milliard${billions > 1 ? 's' : ''}`,
    millions > 0 && `${hundreds(millions)} million${millions > 1 ? 's' : ''}`,
    thousands > 0 && (thousands === 1 ? 'mille' : `${hundreds(thousands, { isBeforeMille: true })} mille`),
    (rest > 0 || number === 0) && hundreds(rest),
  ];
  return parts.filter(Boolean).join(' ');
}

/** « Cent » and « quatre-vingt » have an s only at the end, but « mille » is no noun and does not end the number. */
function hundreds(number: number, { isBeforeMille = false } = {}) {
  const [hundred, rest] = [Math.floor(number / 100), number % 100];
  if (hundred === 0) return belowHundred(rest, isBeforeMille);
  const cent = hundred === 1 ? 'cent' : `${small[hundred]} cent`;
  if (rest === 0) return hundred > 1 && !isBeforeMille ? `${cent}s` : cent;
  return `${cent} ${belowHundred(rest, isBeforeMille)}`;
}

function belowHundred(number: number, isBeforeMille: boolean) {
  if (number < 20) return small[number] ?? '';
  if (number === 80) return isBeforeMille ? 'quatre-vingt' : 'quatre-vingts';
  // 70 to 79 and 90 to 99 count on from soixante and quatre-vingt.
  const ten = number >= 80 ? 8 : Math.min(Math.floor(number / 10), 6);
  const rest = number - ten * 10;
  if (rest === 0) return tens[ten] ?? '';
  const joint = ten < 8 && [1, 11].includes(rest) ? ' et ' : '-';
  return `${tens[ten]}${joint}${small[rest]}`;
}
