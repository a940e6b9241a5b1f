import ClockIcon from 'icon:clock';
import PackageCheckIcon from 'icon:package-check';
import PackageOpenIcon from 'icon:package-open';
import PackageXIcon from 'icon:package-x';
import TruckIcon from 'icon:truck';
import type { OrderStatus } from '../../../shared/orders/order-terms.ts';
import type { Icon } from '../../ui/icons/icon.tsx';

export const statusIcons: Record<OrderStatus, Icon> = {
  Pending: ClockIcon,
  Processing: PackageOpenIcon,
  Shipped: TruckIcon,
  Delivered: PackageCheckIcon,
  Cancelled: PackageXIcon,
};
