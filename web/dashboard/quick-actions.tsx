import { Link } from 'react-router';
import { Card } from '../ui/card.tsx';
import { dashboardWords } from '../words/dashboard-words.ts';

const words = dashboardWords.actions;

const actions = [
  { to: '/admin/products/new', icon: 'icon-[package-plus]', text: words.addProduct },
  { to: '/admin/categories?action=create', icon: 'icon-[folder-plus]', text: words.addCategory },
  { to: '/admin/orders', icon: 'icon-[package]', text: words.viewOrders },
  { to: '/admin/users', icon: 'icon-[users-round]', text: words.manageUsers },
];

/** The ways that administrators take most. */
export function QuickActions() {
  return (
    <Card title={words.title}>
      <ul className="grid grid-cols-2 gap-2">
        {actions.map(({ to, icon, text }) => (
          <li key={to} className="grid">
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-20 flex-col items-center justify-center gap-2 rounded-control border border-line p-2 text-center font-semibold text-sm hover:border-brand-strong hover:bg-brand-soft hover:text-brand-deep"
            >
              <span aria-hidden="true" className={`${icon} size-5 text-brand-strong`} />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
