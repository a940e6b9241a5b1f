import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMayOpen } from '../../session/use-may.ts';

/** The way to a group of the settings, for those who may open it. */
export function SettingsLink({ group, children }: { group: string; children: ReactNode }) {
  const mayOpen = useMayOpen();
  const page = `/admin/settings/${group}`;
  if (!mayOpen(page)) return null;
  return (
    <Link to={page} className="inline-block font-semibold underline">
      {children}
    </Link>
  );
}
