import { type Language, rootLanguage } from '../../../shared/values/languages.ts';
import type { Db } from '../../platform/db/connection.ts';
import { answerReview, hideReview, showReview } from '../../reviews/moderate-review.ts';
import { signLink } from '../../reviews/review-links.ts';
import { writeReview } from '../../reviews/write-review.ts';
import type { SampleShop } from './furnish-samples.ts';
import type { SampleOrder } from './plan-orders.ts';
import { sampleNames } from './sample-names.ts';

/** Each says what it is: a shop must not invent what buyers say. */
const texts: Record<Language, string> = {
  en: 'Sample review. In a real shop, this is what a buyer says about the product.',
  fr: 'Avis d’exemple. Dans une vraie boutique, c’est ici qu’un client parle du produit.',
  ar: 'تقييم تجريبي. في متجر حقيقي يكتب الزبون هنا رأيه في المنتج.',
};

const answers: Record<Language, string> = {
  en: 'Sample answer of the pharmacist.',
  fr: 'Réponse d’exemple du pharmacien.',
  ar: 'رد تجريبي من الصيدلي.',
};

const allStars = [5, 4, 5, 3, 5, 4, 2, 5];

type Reviewing = { at: Date; order: SampleOrder; orderId: string; staff: SampleShop['staff'] };

/** Reviews the first product of a delivered sample order; some wait, a few are hidden or answered. */
export async function reviewSample(db: Db, { at: now, order, orderId, staff }: Reviewing) {
  const { number, buyer, lines } = order;
  const [line] = lines;
  const stars = allStars[(number / 3) % allStars.length];
  if (!line || stars === undefined) return;
  const { productId } = line;
  const body = {
    ...{ token: await signLink(db, { orderId, now }), productId, stars, text: texts[rootLanguage()] },
    ...{ name: buyer.name, pictures: [] },
  };
  await writeReview(db, { body, query: { lang: rootLanguage() }, user: null, now });
  const { id } = await db
    .selectFrom('reviews')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if ((number / 3) % 5 === 1) return;
  if (stars === 2) {
    await hideReview(db, { id, reason: sampleNames().reasons.hidden, by: staff.editor });
    return;
  }
  await showReview(db, { id, by: staff.editor });
  if (stars < 5) await answerReview(db, { id, text: answers[rootLanguage()], by: staff.editor, now });
}
