import { everyWord, type FactSheet, languages } from './fact-sheet.ts';

/** Active substances of medicines, which a parapharmacy must not sell, in the spelling of any of the languages. */
const medicines: RegExp[] = [
  /povidone|بوفيدون|iod(?:ine solution|opovidone)/i,
  /chlorhexidin|كلورهيكسيدين/i,
  /hexamidine|هيكساميدين/i,
  /paracetamol|acetaminophen|باراسيتامول/i,
  /ibuprof[eè]n|diclofenac|naproxen|إيبوبروفين|ديكلوفيناك/i,
  /acetylsalicyli|acétylsalicyli/i,
  /lidoca[iï]n|benzoca[iï]n|ليدوكايين|بنزوكايين/i,
  /minoxidil|مينوكسيديل/i,
  /finasterid|فيناستيرايد/i,
  /benzoyl peroxide|peroxyde de benzoyle/i,
  /tretinoin|trétinoïne|adapalen|isotretinoin/i,
  /hydroquinone|هيدروكينون/i,
  /ketoconazol|kétoconazole|clotrimazol|miconazol|econazol|terbinafin/i,
  /permethrin|perméthrine|malathion|ivermectin/i,
  /hydrocortison|betamethason|clobetasol|كورتيزون/i,
  /loperamid|lopéramide|diosmectite|smectite/i,
  /\bsenna (?:lea|pod)|feuilles de séné|bisacodyl/i,
  /codein|codéine|dextromethorphan|pholcodin/i,
  /hedera|\bivy\b|\blierre\b|اللبلاب/i,
  /ephedr|éphédr|sibutramin|yohimb/i,
  /salbutamol|budesonid/i,
  /\binsulin (?:glargine|aspart|lispro)/i,
];

/** Each substance of a medicine that a product names. */
export function findMedicines({ key, texts }: FactSheet) {
  return languages.flatMap((language) =>
    medicines
      .map((medicine) => medicine.exec(everyWord(texts[language]))?.[0])
      .filter((found) => found !== undefined)
      .map((found) => `${key}: ${found} is a medicine`),
  );
}
