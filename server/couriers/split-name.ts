const servant = /^(عبد|abd|abd[ae]l|abdul|abd-?[ea]l-?)$/iu;
const article = /^([ea]l|e[dnstz]|u[dl])$/i;
/** `Eddine`, `Ed-Dine` and `El-Houda`: the second half of a first name. */
const secondHalf = /^(ال.+|ed-?d?ine?|e[zs]-?z?(ine|ohra)|[ea]l-.+)$/iu;

/** A full name as couriers ask for it. First names of two words stay whole, such as `عبد القادر` and `Nour Eddine`. */
export function splitName(fullName: string) {
  const words = fullName.trim().split(/\s+/);
  const count = wordsOfFirst(words);
  const firstName = words.slice(0, count).join(' ');
  return { firstName, lastName: words.slice(count).join(' ') || firstName };
}

function wordsOfFirst([first = '', second = '', third = '', ...more]: string[]) {
  if (servant.test(first) && second !== '') return article.test(second) && third !== '' ? 3 : 2;
  if (secondHalf.test(second) && third !== '') return 2;
  const isOfThree = article.test(second) && (more.length > 0 || secondHalf.test(`ed${third}`));
  return isOfThree ? 3 : 1;
}
