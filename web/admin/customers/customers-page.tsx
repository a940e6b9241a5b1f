import UserRoundSearchIcon from 'icon:user-round-search';
import UsersRoundIcon from 'icon:users-round';
import { adminCustomersWords as words } from '../../words/admin-customers-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
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
      filters={{
        label: filters.label,
        columns: 'sm:grid-cols-[minmax(0,1fr)_auto]',
        fields: [{ keyword: filters.keyword }],
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
