import { ButtonLink } from '../ui/button.tsx';
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
    <section aria-label={words.title}>
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {actions.map(({ to, icon, text }) => (
          <li key={to} className="grid">
            <ButtonLink to={to} kind="secondary">
              <span aria-hidden="true" className={`${icon} size-4.5 text-brand-strong`} />
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
