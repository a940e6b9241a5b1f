import TruckIcon from 'icon:truck';
import { Link, useRevalidator } from 'react-router';
import type { Call } from '../../../shared/api.ts';
import type { ListedCourier } from '../../../shared/couriers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ResultsRegion } from '../list/list-results.tsx';
import { EditLink } from '../list/row-actions.tsx';
import type { Route } from './+types/couriers-page.ts';
import { CourierSections } from './courier-sections.tsx';

const words = adminCouriersWords.list;

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(
  (call: Call) => foundOrProblem(call('GET /couriers', {})),
  words.failed,
);

export const handle = listStates(words);

/** The couriers of the shop (requirements: Couriers). */
export default function CouriersPage({ loaderData: { found, problem } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const add = (
    <ButtonLink to="/admin/couriers/new">
      <TruckIcon className="size-4.5" />
      {words.add}
    </ButtonLink>
  );
  return (
    <>
      <ListHeading title={words.title}>{found && found.length > 0 && add}</ListHeading>
      <CourierSections current="couriers" />
      <p className="mt-4 max-w-3xl text-ink-muted text-sm">{words.lead}</p>
      <ListProblem title={words.errorTitle} text={problem} onRetry={revalidate} />
      {found && (
        <ResultsRegion label={words.title} shown={found} isLoading={state === 'loading'} className="mt-4">
          {found.length === 0 && (
            <EmptyState icon={TruckIcon} title={words.noneTitle} text={words.none}>
              {add}
            </EmptyState>
          )}
          <ul className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
            {found.map((courier) => (
              <Row key={courier._id} courier={courier} />
            ))}
          </ul>
        </ResultsRegion>
      )}
    </>
  );
}

function Row({ courier: { _id, name, kind, isActive, open } }: { courier: ListedCourier }) {
  const page = `/admin/couriers/${_id}/edit`;
  return (
    <li className="flex items-center gap-4 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <Link to={page} prefetch="intent" className="wrap-anywhere font-semibold hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <Badge>{adminCouriersWords.kinds[kind]}</Badge>
          {!isActive && <Badge tone="warning">{words.off}</Badge>}
        </p>
        <p className="mt-1 text-ink-muted tabular-nums">{words.open(open)}</p>
      </div>
      <EditLink to={page} prefetch="intent" aria-label={words.editNamed(name)} />
    </li>
  );
}
