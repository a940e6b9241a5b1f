/** Words that join others, in the languages of the shop. */
const joining = new Set(
  `a an and are as at be by can do for from has have he her his how i if in into is it its just me my no not of off on or our out
  s so t that the their them this to too up us very was we what when where which who whom why will with without you your use used
  made make set sets size sizes piece pieces one two new pack packs long short big small large plus all any good best
  au aux avec ce ces cette chez d dans de des du elle en entre est et eux il j je l la le les leur lui m ma mais me mes moi mon n
  ne nos notre nous on ou par pas pour qu que qui quoi sa sans se ses si son sous sur ta te tes toi ton tres tu un une vers vos
  votre vous y taille pot lot grand grande petit petite bon bonne nouveau nouvelle
  في من على الى عن مع و او ال هذا هذه ذلك التي الذي كل بعد قبل دون بدون بين عند ما لا كيف هل انا انت
  ta3 taa ntaa ta ntae li lel fi fel min men bach wach kifach w ou chi hadi hada`.split(/\s+/),
);

/** Forms and colors in which many kinds of products come: beside another word they only say which of them. */
const forms = new Set(
  `ampoule ampoules capsule capsules gelule gelules comprime comprimes tablet tablets pill pills sirop syrup poudre powder spray
  creme cream gel lotion huile oil lait milk baume balm serum stick mousse pommade produit produits product products solution
  appareil appareils device machine apparatus
  flacon tube boite sachet sachets soin soins traitement treatment care kit
  noir noire black blanc blanche white rouge red bleu bleue blue vert verte green rose pink jaune yellow marron brown beige
  اسود ابيض احمر ازرق اخضر وردي
  جهاز كريم جل زيت شراب حبوب اقراص كبسولات مسحوق بخاخ لوشن سيروم منتج منتجات علاج`.split(/\s+/),
);

export type MeaningWord = { plain: string; stem: string };

/** Whether a word says which thing is meant: no number, no single letter and no joining word. */
export function carriesMeaning({ plain, stem }: MeaningWord) {
  return plain.length > 1 && !/\d/.test(plain) && !joining.has(plain) && !joining.has(stem);
}

/** Whether a word names only the form of a product. */
export function isForm({ plain, stem }: MeaningWord) {
  return forms.has(plain) || forms.has(stem);
}

/** A search with at most this many meaningful words needs all of them: a `pregnancy test` is not just any test. */
const mostNeeded = 2;

/** `always`: no product is a match without it. `first`: no product is one, unless another product has all words. */
export type Need = 'always' | 'first';

type Placed = MeaningWord & { place: number };

/**
 * How much a short search needs each of its words, by place. A color and a form say which of the things is meant, so the thing
 * is always needed. A longer search describes what is wanted, and its words may be left out: the page says which.
 */
export function neededWords(words: Placed[]): Map<number, Need> {
  const meaning = words.filter(carriesMeaning);
  if (meaning.length > mostNeeded) return new Map();
  const things = meaning.filter((word) => !isForm(word));
  const isQualified = meaning.length === 2 && things.length === 1;
  if (isQualified) return new Map(things.map(({ place }) => [place, 'always']));
  return new Map(meaning.map(({ place }) => [place, 'first']));
}

/** In a search with at most this many meaningful words, an unknown one means that the shop does not have the thing. */
export const mostTelling = 3;
