import { type Language, rootLanguage } from '../../../shared/values/languages.ts';
import { daysOf, lastDays } from '../../platform/settings/shop-day.ts';
import type { SampleOrder } from './plan-orders.ts';
import { momentOf, weekdayOf } from './sample-days.ts';
import type { SampleSearch } from './sample-searches.ts';
import type { Random } from './seeded-random.ts';

type Message = { name: string; email: string; subject: string; message: string; language: Language };

type Doing =
  | { kind: 'receive'; units: Map<string, number> }
  | { kind: 'sellOut'; products: string[] }
  | { kind: 'sweep' }
  | { kind: 'payout'; courier: 0 | 1; isShort: boolean }
  | { kind: 'search'; searches: SampleSearch[] }
  | { kind: 'message'; message: Message; isAnswered: boolean };

/** Something that happens in the sample shop apart from a single order. */
export type ShopStep = Doing & { at: Date };

type Planning = {
  now: Date;
  days: number;
  orders: SampleOrder[];
  searches: SampleSearch[];
  /** Products that nobody has refilled. */
  soldOut: string[];
  random: Random;
};

/** The days on which couriers pay: Sunday and Wednesday. */
const payDays = [0, 3] as const;
const paidAt = 11 * 60;
const receivedEvery = 20;

/** All that happens in the shop until now, apart from single orders. */
export function planShop({ now, orders, searches, soldOut, random, ...span }: Planning): ShopStep[] {
  const days = daysOf(lastDays(now, span.days));
  const isOver = (day: string) => momentOf(day, paidAt) < now;
  const shortDay = days.findLast((day) => weekdayOf(day) === payDays[0] && isOver(day));
  const steps = days.flatMap((day, place): ShopStep[] => {
    const following = days.slice(place, place + receivedEvery);
    const courier = courierPaying(day);
    return [
      ...(place % receivedEvery === 0 ? [receive({ orders, days: following })] : []),
      {
        kind: 'search',
        searches: searchesOf(searches, random.fork(`search ${place}`)),
        at: momentOf(day, 12 * 60),
      },
      ...(courier === undefined
        ? []
        : [{ kind: 'payout' as const, courier, isShort: day === shortDay, at: momentOf(day, paidAt) }]),
      ...(place % 9 === 5 ? [messageOf(day, { place, isAnswered: place < span.days - 10 })] : []),
      { kind: 'sweep', at: momentOf(day, 20 * 60 + 5) },
    ];
  });
  return [...steps, { kind: 'sellOut', products: soldOut, at: now }];
}

function courierPaying(day: string): 0 | 1 | undefined {
  const weekday = weekdayOf(day);
  if (weekday === payDays[0]) return 0;
  return weekday === payDays[1] ? 1 : undefined;
}

type Receiving = { days: string[]; orders: SampleOrder[] };

/** The units for these days' orders arrive before the first one, so that only the catalog's own stock is left. */
function receive({ days: [day = '', ...more], orders }: Receiving): ShopStep {
  const [first, end] = [momentOf(day, 0), momentOf(more.at(-1) ?? day, 24 * 60)];
  const units = new Map<string, number>();
  for (const { at, lines } of orders) {
    if (at < first || at >= end) continue;
    for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
  }
  return { kind: 'receive', units, at: first };
}

/** The first searches of a language are the most frequent. */
function searchesOf(searches: SampleSearch[], random: Random) {
  return Array.from({ length: random.between(15, 30) }, () => {
    const place = Math.min(random.between(0, searches.length - 1), random.between(0, searches.length - 1));
    return searches[place] ?? random.pick(searches);
  });
}

const texts: Record<Language, Pick<Message, 'name' | 'subject' | 'message'>> = {
  en: {
    name: 'Sample Buyer',
    subject: 'Sample question',
    message: 'This is a sample message of the demo. Do you deliver on Saturdays?',
  },
  fr: {
    name: 'Client exemple',
    subject: 'Question exemple',
    message: 'Ceci est un message exemple de la démonstration. Livrez-vous le samedi\u00a0?',
  },
  ar: {
    name: 'زبون تجريبي',
    subject: 'سؤال تجريبي',
    message: 'هذه رسالة تجريبية من العرض. هل التوصيل متوفر يوم السبت؟',
  },
};

/** How many visitors write in turn. */
const writers = 3;

type Writing = { place: number; isAnswered: boolean };

function messageOf(day: string, { place, isAnswered }: Writing): ShopStep {
  const language = rootLanguage();
  const email = `message-0${(place % writers) + 1}@saha.example`;
  const message = { ...texts[language], email, language };
  return { kind: 'message', message, isAnswered, at: momentOf(day, 15 * 60) };
}
