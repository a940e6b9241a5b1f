/**
 * The words of a text that claim to heal, treat or prevent a disease, each once, as written. A supplement must not say so
 * (requirements: Product facts). English, French and Arabic; accents, case and vowel signs do not matter. Sentences that
 * deny it, treatments that somebody is undergoing, care of hair and skin, and a French `cure` of some weeks are no claims.
 */
export function findHealingClaims(text: string): string[] {
  const found = sentencesOf(text).flatMap((words) =>
    words.flatMap((_, place) => claimAt(words, place) ?? []),
  );
  return [...new Set(found)];
}

type Word = { written: string; plain: string };

function sentencesOf(text: string): Word[][] {
  return text.split(/[.!?;:\n؟؛]+/).map((sentence) =>
    Array.from(sentence.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([written]) => ({
      written: written.toLowerCase(),
      plain: withoutMarks(written),
    })),
  );
}

/** Lower case without accents, hamzas, vowel signs and lengthening; the Arabic endings ى and ة as ي and ه. */
function withoutMarks(word: string) {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}ـ]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');
}

/** Whole words without accents. `verbs` are claims by themselves, `nouns` only if they do not name another treatment. */
const verbs = oneOf(
  'heals? healed healing cures? cured curing curative treats? treated treating',
  'gueri guerie gueris gueries guerir guerit guerissent guerissant guerison soigne soignent soigner soignant traite traitent traiter',
  '[وف]?س?[يتن](?:عالج|شفي|داوي)(?:ون|ها|ه)?',
);
const nouns = oneOf(
  'treatments? remedy remedies traitements? remedes?',
  '[وف]?(?:[بلك]|ال|بال|كال|لل)?(?:علاج|علاجا|علاجات|معالجه|شفاء|مداواه)',
);

/** These are claims only if a disease follows in the same sentence. */
const preventions = oneOf(
  'prevents? prevented preventing prevention fights? fighting combats?',
  'previent previennent prevenir lutter? luttent combat combattre',
  '[وف]?[يت](?:قي|منع|كافح) [وف]?(?:لل|ال)?وقايه',
);
const diseases = oneOf(
  'diseases? illness(?:es)? cancers? diabetes infections? flu influenza covid asthma arthritis hypertension alzheimer',
  'maladies? diabete grippe asthme arthrite arthrose',
  '(?:ب?ال|لل)?(?:مرض|امراض|سرطان|سكري|عدوي|انفلونزا|ربو)',
);

/** These deny a claim, even with words of `between` in between: "is not intended to diagnose, treat, cure or prevent". */
const denials = oneOf(
  'not no never cannot nor without don doesn isn won ne n ni pas non sans aucun',
  '[وف]?(?:لا|ليس|ليست|لم|لن|غير|دون|بدون)',
);
const between = oneOf(
  't a an any the to as for or and intended meant designed used suitable replace replaces substitute medical medicine diagnose mitigate disease',
  'd l un une le la les de des du au aux ou et en destine destinee vise pretend peut remplace remplacer se substitue substituer substitut medical diagnostiquer maladie',
  'يهدف تهدف يغني تغني يعتبر تعتبر مخصص مخصصه بديل بديلا يمكن ان عن الي من او اي دواء تشخيص مرض',
);

/** Near these there is no claim: up to three words before a noun, one word before a claim, or up to two after it. */
const beforeNoun = oneOf(
  'under undergoing during ongoing current receiving medical heat water beauty spa hair skin scalp facial nail antibiotic anticoagulant hormonal',
  'sous cas suivez suivre suivi prenez pendant',
  'اثناء خلال تحت',
);
const beforeVerb = oneOf('being heat water medecin medecins');
const afterClaim = oneOf(
  'yourself yourselves himself herself',
  'medical medicaux medicamenteux anticoagulant antibiotique hormonal cours capillaires? cheveux ongles peau eau',
  'الطبي طبي الدوائي دوائي الشعر البشره',
);

/** After these, a treat is a sweet or a gift: "a tasty treat". */
const treatsAsSweets = oneOf('a sweet tasty little healthy delicious daily special real as');

/** The French `cure` is a course of some weeks. */
const beforeCourse = oneOf('une la en de des cette chaque votre vos par \\d+');
const afterCourse = oneOf('de d par detox minceur thermale');

function oneOf(...lists: string[]) {
  return new RegExp(`^(?:${lists.join(' ').replaceAll(' ', '|')})$`, 'u');
}

function claimAt(words: Word[], place: number): string | undefined {
  const { written, plain } = words[place] as Word;
  const isPlace = (at: number, list: RegExp) => list.test(words[at]?.plain ?? '');
  if (preventions.test(plain)) return preventionAt(words, place);
  if (!verbs.test(plain) && !nouns.test(plain)) return undefined;
  if (isDenied(words, place)) return undefined;
  // A participle describes the product: "citron non traité", "ongles soignés".
  if (/^(?:soigné|traité)/.test(written.normalize('NFC'))) return undefined;
  if (/^cures?$/.test(plain) && (isPlace(place - 1, beforeCourse) || isPlace(place + 1, afterCourse)))
    return undefined;
  if (/^treats?$/.test(plain) && isPlace(place - 1, treatsAsSweets)) return undefined;
  if (nouns.test(plain) && [1, 2, 3].some((steps) => isPlace(place - steps, beforeNoun))) return undefined;
  if (isPlace(place - 1, beforeVerb)) return undefined;
  if ([1, 2].some((steps) => isPlace(place + steps, afterClaim))) return undefined;
  return written;
}

function preventionAt(words: Word[], place: number) {
  if (isDenied(words, place)) return undefined;
  const last = [1, 2, 3, 4, 5].find((steps) => diseases.test(words[place + steps]?.plain ?? ''));
  if (last === undefined) return undefined;
  const claim = words.slice(place, place + last + 1);
  return claim.map(({ written }) => written).join(' ');
}

/** Whether a denial comes before the claim, with only other claims and linking words between them. */
function isDenied(words: Word[], place: number) {
  const before = words
    .slice(0, place)
    .map(({ plain }) => plain)
    .reverse();
  const first = before.find((plain) => !isLink(plain));
  return first !== undefined && denials.test(first);
}

function isLink(plain: string) {
  if (denials.test(plain)) return false;
  return [verbs, nouns, preventions, diseases, between].some((list) => list.test(plain));
}
