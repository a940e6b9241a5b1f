import FolderPlusIcon from 'icon:folder-plus';
import PackageIcon from 'icon:package';
import PackagePlusIcon from 'icon:package-plus';
import UsersRoundIcon from 'icon:users-round';
import { ButtonLink } from '../../ui/button.tsx';
import { dashboardWords } from '../../words/dashboard-words.ts';

const words = dashboardWords.actions;

const actions = [
  { to: '/admin/products/new', icon: PackagePlusIcon, text: words.addProduct },
  { to: '/admin/categories?action=create', icon: FolderPlusIcon, text: words.addCategory },
  { to: '/admin/orders', icon: PackageIcon, text: words.viewOrders },
  { to: '/admin/users', icon: UsersRoundIcon, text: words.manageUsers },
];

/** The ways that administrators take most. */
export function QuickActions() {
  return (
    <section aria-label={words.title}>
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {actions.map(({ to, icon: Icon, text }) => (
          <li key={to} className="grid">
            <ButtonLink to={to} kind="secondary">
              <Icon className="size-4.5 text-brand-strong" />
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
