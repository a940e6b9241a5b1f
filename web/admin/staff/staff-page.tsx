import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { userEntry } from '../../session/local-entries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { adminMailServerWords } from '../../words/admin-mail-server-words.ts';
import { adminStaffWords as words } from '../../words/admin-staff-words.ts';
import { PageFailure, type PageStates } from '../kit/page-states.tsx';
import { SettingsLink } from '../kit/settings-link.tsx';
import type { Route } from './+types/staff-page.ts';
import { InvitationList, InviteForm } from './invitations-card.tsx';
import { MemberRow } from './member-row.tsx';
import { type StaffChange, StaffDialog } from './staff-dialog.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

export const clientLoader = privateLoader((call) => call('GET /staff', {}), words.failed);

export const handle = {
  loading: { title: words.title, text: words.loading, outline: ['h-80'] },
  failure: { title: words.errorTitle, failed: words.failed, tryAgain: words.tryAgain },
} satisfies PageStates;

export const ErrorBoundary = PageFailure;

/** The people of the staff with their roles, and the open invitations (requirements: Staff). */
export default function StaffPage({ loaderData }: Route.ComponentProps) {
  const { members, invitations, hasMailServer } = loaderData;
  const { revalidate } = useRevalidator();
  const [asked, ask] = useState<StaffChange | null>(null);
  const ownId = userEntry.use()?._id;
  return (
    <>
      <h1 className="font-bold text-2xl tracking-tight">{words.title}</h1>
      <div className="mt-6 grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card title={words.members}>
          <ul className="-my-4 divide-y divide-line">
            {members.map((member) => (
              <MemberRow key={member._id} member={member} isOwn={member._id === ownId} onAsk={ask} />
            ))}
          </ul>
        </Card>
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.invite.title}>
            {!hasMailServer && <NoMailServer />}
            <InviteForm hasMailServer={hasMailServer} onInvited={() => void revalidate()} />
          </Card>
          <Card title={words.invitations.title}>
            <InvitationList
              {...{ invitations, hasMailServer }}
              onChanged={() => void revalidate()}
              onAsk={ask}
            />
          </Card>
        </div>
      </div>
      {asked && <StaffDialog asked={asked} onChanged={() => void revalidate()} onClose={() => ask(null)} />}
    </>
  );
}

/** Said before somebody waits for a mail that never comes. */
function NoMailServer() {
  return (
    <div className="mb-5">
      <Alert kind="warning">
        <p className="mb-1">{words.invite.noMailServer}</p>
        <SettingsLink group="mail-server">{adminMailServerWords.setUp}</SettingsLink>
      </Alert>
    </div>
  );
}
