import { useNavigation } from 'react-router';

/** A line at the top that grows while the next page is on its way. */
export function PageProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden="true" className="page-progress fixed inset-x-0 top-0 z-50 h-0.75 bg-brand" />;
}
