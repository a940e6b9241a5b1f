import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Role } from '../../../shared/access/accounts.ts';
import { may } from '../../../shared/access/roles.ts';
import { call } from '../../call.ts';

/** The number of open problems, asked for on each page and after each change; 0 until it is known, or for other roles. */
export function useProblemCount(role: Role | undefined) {
  const [count, setCount] = useState(0);
  const { pathname } = useLocation();
  const { state } = useRevalidator();
  const isAllowed = role !== undefined && may(role, 'admin');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to ask again.
  useEffect(() => {
    if (!isAllowed || state !== 'idle') return;
    let isCurrent = true;
    call('GET /problems/count', {}).then(
      (reply) => isCurrent && setCount(reply.count),
      // The page itself says what is wrong.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isAllowed, pathname, state]);

  return count;
}
