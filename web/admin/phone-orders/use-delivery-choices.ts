import { useEffect, useState } from 'react';
import type { ReplyFrom } from '../../../shared/api.ts';
import { wilayaCode } from '../../../shared/delivery/delivery-price.ts';
import { call } from '../../call.ts';
import { language } from '../../words/formats.ts';
import type { OrderAddress } from './order-address.ts';

/** A commune with its French and its Arabic name, as buyers may tell either. */
export type ListedCommune = ReplyFrom<'GET /delivery/communes'>[number] & { names: string[] };

export type DeliveryChoices = {
  /** Null until they are known. */
  communes: ListedCommune[] | null;
  options: ReplyFrom<'GET /delivery/options'>;
};

/** The communes of a wilaya and the ways of delivery to the place. The quote says what is wrong. */
export function useDeliveryChoices({ Wilaya, communeId }: OrderAddress): DeliveryChoices {
  const wilaya = wilayaCode(Wilaya);
  const place = wilaya === undefined ? undefined : JSON.stringify({ wilaya, commune: communeId });
  const communes = useAnswer(wilaya, readCommunes);
  const options = useAnswer(place, readOptions);
  return { communes, options: options ?? [] };
}

function readOptions(place: string, signal: AbortSignal) {
  return call('GET /delivery/options', { query: JSON.parse(place) }, { signal });
}

async function readCommunes(wilaya: number, signal: AbortSignal): Promise<ListedCommune[]> {
  const read = (lang: 'fr' | 'ar') => call('GET /delivery/communes', { query: { wilaya, lang } }, { signal });
  const [french, arabic] = await Promise.all([read('fr'), read('ar')]);
  const [own, other] = language === 'ar' ? [arabic, french] : [french, arabic];
  const names = new Map(other.map(({ id, name }) => [id, name]));
  return own.map((commune) => ({ ...commune, names: [commune.name, names.get(commune.id) ?? commune.name] }));
}

/** What `read` answers to a question, and null until then. */
function useAnswer<Question, Answer>(
  question: Question | undefined,
  read: (question: Question, signal: AbortSignal) => Promise<Answer>,
) {
  const [known, setKnown] = useState<{ to: Question; answer: Answer } | null>(null);
  useEffect(() => {
    if (question === undefined) return;
    const attempt = new AbortController();
    const { signal } = attempt;
    read(question, signal).then(
      (answer) => !signal.aborted && setKnown({ to: question, answer }),
      () => undefined,
    );
    return () => attempt.abort();
  }, [question, read]);
  return known && known.to === question ? known.answer : null;
}
