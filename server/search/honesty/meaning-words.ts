/** Words that join others, in the languages of the shop. */
const joining = new Set(
  `a an and are as at be by can do for from has have he her his how i if in into is it its just me my no not of off on or our out
  s so t that the their them this to too up us very was we what when where which who whom why will with without you your use used
  made make set sets size sizes piece pieces one two new pack packs long short big small large plus all any good best
  au aux avec ce ces cette chez d dans de des du elle en entre est et eux il j je l la le les leur lui m ma mais me mes moi mon n
  ne nos notre nous on ou par pas pour qu que qui quoi sa sans se ses si son sous sur ta te tes toi ton tres tu un une vers vos
  votre vous y taille pot lot grand grande petit petite bon bonne nouveau nouvelle
  anti ضد مضاد
  في من على الى عن مع و او ال هذا هذه ذلك التي الذي كل بعد قبل دون بدون بين عند ما لا كيف هل انا انت
  ta3 taa ntaa ta ntae li lel fi fel min men bach wach kifach w ou chi hadi hada`.split(/\s+/),
);

/** Forms, colors, people and pain, which suit many kinds of products: beside another word they only say which of them. */
const forms = new Set(
  `ampoule ampoules capsule capsules gelule gelules comprime comprimes tablet tablets pill pills sirop syrup poudre powder spray
  creme cream gel lotion baume balm serum stick mousse pommade produit produits product products solution
  femme femmes homme hommes enfant enfants adulte adultes senior woman women man men kid kids child children adult adults
  للنساء للرجال للاطفال للكبار للرضع نساء رجال اطفال douleur douleurs pain الم الام
  appareil appareils device machine apparatus
  flacon tube boite sachet sachets soin soins traitement treatment care kit
  noir noire black blanc blanche white rouge red bleu bleue blue vert verte green rose pink jaune yellow marron brown beige
  اسود ابيض احمر ازرق اخضر وردي
  جهاز كريم جل شراب حبوب اقراص كبسولات مسحوق بخاخ لوشن سيروم منتج منتجات علاج`.split(/\s+/),
);

export type MeaningWord = { plain: string; stem: string };

/** Whether a word says which thing is meant: no number, no single letter and no joining word. */
export function carriesMeaning({ plain, stem }: MeaningWord) {
  return plain.length > 1 && !/\d/.test(plain) && !joining.has(plain) && !joining.has(stem);
}

/** Many things consist of these: beside a brand they do not say which is meant. */
const substances = new Set('huile oil zit lait milk hlib beurre butter زيت حليب زبده'.split(' '));

/** Whether a word hardly says which product of a brand is meant. */
export function isVague(word: MeaningWord) {
  return isForm(word) || substances.has(word.plain);
}

/** Whether a word names only the form of a product. */
export function isForm({ plain, stem }: MeaningWord) {
  return forms.has(plain) || forms.has(stem);
}

/** `always`: no product is a match without it. `first`: one of the words that say together what is meant. */
export type Need = 'always' | 'first';

/** The word after one of these names something that the product must not contain. */
const negations = new Set(['sans', 'without', 'no', 'بدون', 'دون', 'بلا']);

/** Whether the word at a place is one that the product must not contain. */
export function isLeftOut(words: { plain: string }[], place: number) {
  return negations.has(words[place - 1]?.plain ?? '');
}

type Placed = MeaningWord & { place: number; isCommon?: boolean; isLeftOut?: boolean };

/**
 * How much a search needs each of its words, by place. A color and a form say which of the things is meant, so the thing is
 * always needed.
 */
export function neededWords(words: Placed[]): Map<number, Need> {
  const meaning = words.filter((word) => carriesMeaning(word) && !word.isLeftOut);
  const things = meaning.filter((word) => !isForm(word));
  const [thing] = things;
  if (thing === undefined) return new Map(meaning.map(({ place }) => [place, 'first']));
  if (meaning.length === 1 || things.length > 1) return new Map(things.map(({ place }) => [place, 'first']));
  if (!thing.isCommon) return new Map([[thing.place, 'always']]);
  return new Map(meaning.map((word) => [word.place, word === thing ? 'always' : 'first']));
}

/** In a search with at most this many meaningful words, an unknown one means that the shop does not have the thing. */
export const mostTelling = 3;
