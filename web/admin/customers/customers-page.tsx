import UserRoundSearchIcon from 'icon:user-round-search';
import UsersRoundIcon from 'icon:users-round';
import { adminCustomersWords as words } from '../../words/admin-customers-words.ts';
import { adminReportsWords } from '../../words/admin-reports-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { Periods } from '../reports/report-sections.tsx';
import type { Route } from './+types/customers-page.ts';
import { customerList } from './customer-list.ts';
import { CustomersTable } from './customers-table.tsx';

export const { meta, clientLoader, handle } = listRoute({
  list: customerList,
  words,
  read: (call, query) => call('GET /customers', { query }),
});

/** Everyone who has ordered, one row for each person (requirements: Customers). */
export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  const { filters } = words;
  return (
    <ListPage
      list={customerList}
      loaded={loaderData}
      words={words}
      exportFrom="/api/customers/export"
      intro={<Periods list={customerList} loaded={loaderData} />}
      filters={{
        label: filters.label,
        columns:
          'grid-cols-2 *:first:col-span-2 *:last:col-span-2 md:grid-cols-[2fr_1fr_1fr_auto] md:*:first:col-span-1 md:*:last:col-span-1',
        fields: [{ keyword: filters.keyword }, { days: adminReportsWords.filters }],
        apply: filters.apply,
        clears: true,
      }}
      rowsOf={({ customers }) => customers}
      summary={({ customers, count }) => words.found(customers.length, count)}
      empty={{ icon: UsersRoundIcon, filteredIcon: UserRoundSearchIcon, words: words.empty }}
    >
      {(customers, { shown }) => <CustomersTable customers={customers} state={shown.state} />}
    </ListPage>
  );
}
