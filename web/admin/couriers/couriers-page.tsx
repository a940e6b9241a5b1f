import TruckIcon from 'icon:truck';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute, wholeList } from '../kit/list-route.ts';
import { RecordRow, RowList } from '../kit/row-list.tsx';
import type { Route } from './+types/couriers-page.ts';
import { CourierSections } from './courier-sections.tsx';

const words = adminCouriersWords.list;
const courierList = wholeList('/admin/couriers');

export const { meta, clientLoader, handle } = listRoute({
  list: courierList,
  words,
  read: (call) => call('GET /couriers', {}),
});

/** The couriers of the shop (requirements: Couriers). */
export default function CouriersPage({ loaderData }: Route.ComponentProps) {
  const add = (
    <ButtonLink to="/admin/couriers/new">
      <TruckIcon className="size-4.5" />
      {words.add}
    </ButtonLink>
  );
  return (
    <ListPage
      list={courierList}
      loaded={loaderData}
      words={words}
      actions={loaderData.found?.length !== 0 && add}
      sections={<CourierSections current="couriers" />}
      lead={words.lead}
      rowsOf={(couriers) => couriers}
      empty={{ icon: TruckIcon, words: { title: words.noneTitle, none: words.none }, action: add }}
    >
      {(couriers) => (
        <RowList rows={couriers}>
          {({ _id, name, kind, isActive, open, lacksKeys }) => (
            <RecordRow page={pageOf(_id)} edit={words.editNamed(name)}>
              <p className="flex flex-wrap items-center gap-2">
                <Link
                  to={pageOf(_id)}
                  prefetch="intent"
                  className="wrap-anywhere font-semibold hover:underline"
                >
                  <bdi>{name}</bdi>
                </Link>
                <Badge>{adminCouriersWords.kinds[kind]}</Badge>
                {!isActive && <Badge tone="warning">{words.off}</Badge>}
                {lacksKeys && <Badge tone="warning">{words.lacksKeys}</Badge>}
              </p>
              <p className="mt-1 text-ink-muted tabular-nums">{words.open(open)}</p>
            </RecordRow>
          )}
        </RowList>
      )}
    </ListPage>
  );
}

function pageOf(id: string) {
  return `/admin/couriers/${id}/edit`;
}
