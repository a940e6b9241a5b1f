import { pageMeta } from '../../head/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import type { Route } from './+types/new-order-page.ts';
import { PhoneOrderEditor } from './phone-order-editor.tsx';

const words = adminPhoneOrderWords.phone;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

/** An order for a buyer on the phone (requirements: Orders on the phone). */
export default function NewOrderPage() {
  return (
    <PhoneOrderEditor>
      <BackLink to="/admin/orders">{words.back}</BackLink>
      <h1 className="mt-2 mb-6 font-bold text-2xl tracking-tight">{words.title}</h1>
    </PhoneOrderEditor>
  );
}
