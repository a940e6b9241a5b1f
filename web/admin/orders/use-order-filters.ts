import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { changeOrderList, type OrderFilterValues, type OrderList, orderListUrl } from './admin-order-list.ts';

/** The filters as they are being filled in, and the way to the orders that they leave. */
export function useOrderFilters(list: OrderList) {
  const navigate = useNavigate();
  const { keyword, status, startDate, endDate } = list;
  const [filters, setFilters] = useState<OrderFilterValues>({ keyword, status, startDate, endDate });

  // The back button changes them from outside; a mere refresh leaves what is being typed.
  useEffect(() => setFilters({ keyword, status, startDate, endDate }), [keyword, status, startDate, endDate]);

  const fill = (change: Partial<OrderFilterValues>) => setFilters({ ...filters, ...change });
  const show = (wanted: OrderFilterValues) => {
    setFilters(wanted);
    void navigate(orderListUrl(changeOrderList(list, { ...wanted, keyword: wanted.keyword.trim() })), {
      preventScrollReset: true,
    });
  };
  return { filters, fill, show };
}
