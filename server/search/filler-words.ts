/**
 * Words about the purchase, by stem. They say nothing about the product, so they are left out at once and never corrected.
 */
const fillers = new Set(
  `cher prix acheter achat vente livraison algerie pas moins meilleur meilleure bon marche promo
  cheap price buy best online delivery algeria
  سعر ثمن رخيص شراء افضل احسن توصيل جزاير الجزاير chhal شحال بشحال rkhis`.split(/\s+/),
);

/** The places of the words that matter: all of them if there are only fillers. */
export function meaningfulPlaces(words: { stem: string }[]) {
  const places = words.keys().toArray();
  const meaningful = places.filter((place) => !fillers.has(words[place]?.stem ?? ''));
  return meaningful.length > 0 ? meaningful : places;
}
