/** The Latin letters of the keys, on the keyboards of Algeria (AZERTY) and of phones and imports (QWERTY). */
const latinKeys = ['azertyuiop^$qsdfghjklmùwxcvn,;:!', "qwertyuiop[]asdfghjkl;'zxcvnm,./"];
/** The Arabic letters of the same keys, on both. */
const arabic = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ';

/** The key that types two letters. */
const [twoLettersKey, twoLetters] = ['b', 'لا'];

/** The same keys in the other script, on each keyboard that can type the keyword. */
export function typedInOtherScript(keyword: string): string[] {
  const typed = keyword.toLowerCase();
  const texts = latinKeys.flatMap((latin) => [
    converted(typed, arabic, latin).replaceAll('\0', twoLettersKey),
    converted(typed.replaceAll(twoLettersKey, '\0'), latin, arabic).replaceAll('\0', twoLetters),
  ]);
  return [...new Set(texts.filter((text) => text !== '' && text !== typed))];
}

/** '' if a character is on no key. */
function converted(text: string, from: string, to: string) {
  let result = '';
  for (const letter of text.replaceAll(twoLetters, '\0')) {
    const key = from.indexOf(letter);
    if (key < 0 && !/[\s\d\0]/.test(letter)) return '';
    result += key < 0 ? letter : to[key];
  }
  return result;
}
