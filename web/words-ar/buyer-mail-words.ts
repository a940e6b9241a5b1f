import type { buyerMailWords as english } from '../words/buyer-mail-words.ts';

/** What the back office says of the emails to buyers about their orders. */
export const buyerMailWords: typeof english = {
  gets: 'يُرسل إلى الزبون إشعار بالبريد الإلكتروني.',
  manyGet: 'يُرسل إشعار بالبريد الإلكتروني إلى الزبائن الذين لهم عنوان.',
  off: 'هذا الإشعار بالبريد الإلكتروني موقف في الإعدادات.',
  noServer: 'ليس للمتجر خادم بريد، لذلك لا تُرسل أي رسالة.',
  noAddress: 'لا بريد إلكتروني: يجب الاتصال بالزبون',
};
