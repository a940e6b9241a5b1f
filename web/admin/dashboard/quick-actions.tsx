import folderPlusIcon from 'icon:folder-plus';
import packageIcon from 'icon:package';
import packagePlusIcon from 'icon:package-plus';
import usersRoundIcon from 'icon:users-round';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { dashboardWords } from '../../words/dashboard-words.ts';

const words = dashboardWords.actions;

const actions = [
  { to: '/admin/products/new', icon: packagePlusIcon, text: words.addProduct },
  { to: '/admin/categories?action=create', icon: folderPlusIcon, text: words.addCategory },
  { to: '/admin/orders', icon: packageIcon, text: words.viewOrders },
  { to: '/admin/users', icon: usersRoundIcon, text: words.manageUsers },
];

/** The ways that administrators take most. */
export function QuickActions() {
  return (
    <section aria-label={words.title}>
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {actions.map(({ to, icon, text }) => (
          <li key={to} className="grid">
            <ButtonLink to={to} kind="secondary">
              <Icon drawing={icon} className="size-4.5 text-brand-strong" />
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
