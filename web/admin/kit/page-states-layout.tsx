import { Outlet } from 'react-router';
import { PageLoading } from './page-states.tsx';

/** A layout without a frame, inside the back office: the navigation stays while the page below it is still loading. */
export default function PageStatesLayout() {
  return <Outlet />;
}

export function HydrateFallback() {
  return <PageLoading />;
}
