import CircleUserRoundIcon from 'icon:circle-user-round';
import HeartIcon from 'icon:heart';
import LayoutDashboardIcon from 'icon:layout-dashboard';
import LogInIcon from 'icon:log-in';
import LogOutIcon from 'icon:log-out';
import PackageIcon from 'icon:package';
import UserRoundPlusIcon from 'icon:user-round-plus';
import { Link } from 'react-router';
import { isStaff } from '../../../shared/access/accounts.ts';
import { call } from '../../call.ts';
import { leaveSignedOut, userEntry } from '../../session/local-entries.ts';
import type { Icon } from '../../ui/icons/icon.tsx';
import { layoutWords } from '../../words/layout-words.ts';

const words = layoutWords.account;

export const itemStyles =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-sm hover:bg-brand-soft hover:text-brand-deep';

/** The links to sign in and register, or the pages of the signed-in user. The mobile menu shows the same items. */
export function AccountItems({ close }: { close: () => void }) {
  const user = userEntry.use();
  if (!user) {
    return (
      <ul>
        <Item to="/login" icon={LogInIcon} text={words.login} />
        <Item to="/register" icon={UserRoundPlusIcon} text={words.register} />
        <Item to="/wishlist" icon={HeartIcon} text={words.wishes} />
      </ul>
    );
  }
  return (
    <>
      <p className="own-direction wrap-break-word mb-2 border-line border-b px-3 pt-1 pb-3 font-semibold text-sm">
        {words.welcome(user.name)}
      </p>
      <ul>
        <Item to="/profile" icon={CircleUserRoundIcon} text={words.profile} />
        <Item to="/myorders" icon={PackageIcon} text={words.orders} />
        <Item to="/wishlist" icon={HeartIcon} text={words.wishes} />
        {isStaff(user.role) && <Item to="/admin" icon={LayoutDashboardIcon} text={words.dashboard} />}
        <li className="mt-2 border-line border-t pt-2">
          <button
            type="button"
            className={itemStyles}
            onClick={() => {
              close();
              void logOut();
            }}
          >
            <LogOutIcon className="size-4.5 text-ink-muted" />
            {words.logout}
          </button>
        </li>
      </ul>
    </>
  );
}

function Item({ to, icon: Icon, text }: { to: string; icon: Icon; text: string }) {
  return (
    <li>
      <Link to={to} className={itemStyles}>
        <Icon className="size-4.5 text-ink-muted" />
        {text}
      </Link>
    </li>
  );
}

/** Signing out does not wait longer than this for an answer. */
const longestWaitMs = 5_000;

/**
 * Ends the session and loads the home page. This browser forgets the user whatever the server answers
 * (requirements: Sessions).
 */
async function logOut() {
  try {
    await call('POST /auth/logout', {}, { signal: AbortSignal.timeout(longestWaitMs) });
  } catch {
    // The browser forgets the user even if the server cannot be reached.
  }
  leaveSignedOut();
}
