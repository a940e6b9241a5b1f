import circleUserRoundIcon from 'icon:circle-user-round';
import layoutDashboardIcon from 'icon:layout-dashboard';
import logInIcon from 'icon:log-in';
import logOutIcon from 'icon:log-out';
import packageIcon from 'icon:package';
import userRoundPlusIcon from 'icon:user-round-plus';
import { Link } from 'react-router';
import { userEntry } from '../../session/local-entries.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { layoutWords } from '../../words/layout-words.ts';
import { logOut } from './log-out.ts';

const words = layoutWords.account;

const itemStyles =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-sm hover:bg-brand-soft hover:text-brand-deep';

/** Signing in, or what belongs to who is signed in; the same in the account menu and in the mobile one. */
export function AccountItems({ close }: { close: () => void }) {
  const user = userEntry.use();
  if (!user) {
    return (
      <ul>
        <Item to="/login" icon={logInIcon} text={words.login} />
        <Item to="/register" icon={userRoundPlusIcon} text={words.register} />
      </ul>
    );
  }
  return (
    <>
      <p className="wrap-break-word mb-2 border-line border-b px-3 pt-1 pb-3 font-semibold text-sm">
        {words.welcome(user.name)}
      </p>
      <ul>
        <Item to="/profile" icon={circleUserRoundIcon} text={words.profile} />
        <Item to="/myorders" icon={packageIcon} text={words.orders} />
        {user.role === 'admin' && <Item to="/admin" icon={layoutDashboardIcon} text={words.dashboard} />}
        <li className="mt-2 border-line border-t pt-2">
          <button
            type="button"
            className={itemStyles}
            onClick={() => {
              close();
              void logOut();
            }}
          >
            <Icon drawing={logOutIcon} className="size-4.5 text-ink-muted" />
            {words.logout}
          </button>
        </li>
      </ul>
    </>
  );
}

function Item({ to, icon, text }: { to: string; icon: string; text: string }) {
  return (
    <li>
      <Link to={to} className={itemStyles}>
        <Icon drawing={icon} className="size-4.5 text-ink-muted" />
        {text}
      </Link>
    </li>
  );
}
