import BanIcon from 'icon:ban';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PhoneBlock } from '../../../shared/confirmation/phone-book.ts';
import { shownPhone } from '../../../shared/values/phone-notation.ts';
import { call } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { showToast } from '../../ui/toast.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { pageWords } from '../../words/page-words.ts';
import { PageFailure, type PageStates } from '../kit/page-states.tsx';
import type { Route } from './+types/phone-book-page.ts';
import { ConfirmationHeading } from './confirmation-heading.tsx';
import { PhoneLookup } from './phone-lookup.tsx';

const words = adminConfirmationWords.book;

const load: Load<PhoneBlock[]> = (call) => call('GET /phones/blocks', {});

export const clientLoader = privateLoader(load, words.failed);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: adminConfirmationWords.sections.phones });
}

export const handle = {
  loading: { title: adminConfirmationWords.title, outline: ['h-160'] },
  failure: {
    title: adminConfirmationWords.errorTitle,
    failed: words.failed,
    tryAgain: adminConfirmationWords.tryAgain,
    missing: pageWords.notFound,
    back: { to: '/admin/confirmation', text: adminConfirmationWords.title },
  },
} satisfies PageStates;

export const ErrorBoundary = PageFailure;

/** What is known of a phone number, and the numbers that are blocked (requirements: Phone book). */
export default function PhoneBookPage({ loaderData: blocks }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<PhoneBlock | null>(null);
  return (
    <>
      <ConfirmationHeading current="phones" />
      <div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <PhoneLookup blocks={blocks} onBlocked={() => void revalidate()} />
        <Card title={words.blocked}>
          <p className="mb-4 text-ink-muted text-sm">{words.blockedHint}</p>
          {blocks.length === 0 ? (
            <p className="flex items-center gap-2 text-sm">
              <BanIcon className="size-4.5 text-ink-muted" />
              {words.none}
            </p>
          ) : (
            <ul className="divide-y divide-line text-sm">
              {blocks.map((block) => (
                <li key={block._id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
                  <BlockFacts block={block} />
                  <Button
                    kind="secondary"
                    aria-label={words.unblockNamed(block.phone)}
                    onClick={() => setEnding(block)}
                  >
                    {words.unblock}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
      {ending && (
        <ConfirmDialog
          title={words.unblockNamed(ending.phone)}
          text={words.unblockText}
          confirm={words.unblock}
          onConfirm={async () => {
            await call('POST /phones/blocks/:id/end', { params: { id: ending._id } });
            showToast({ kind: 'success', text: words.unblocked });
            await revalidate();
          }}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}

function BlockFacts({ block }: { block: PhoneBlock }) {
  return (
    <span className="min-w-0">
      <bdi dir="ltr" className="font-semibold">
        {shownPhone(block.phone)}
      </bdi>{' '}
      · {words.reasons[block.reason]}
      {block.note && <bdi className="wrap-anywhere block">{block.note}</bdi>}
      <span className="block text-ink-muted text-xs">
        {words.byUntil(block.by, formatDay(block.at), formatDay(block.endsAt))}
      </span>
    </span>
  );
}
