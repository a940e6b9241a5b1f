import { useNavigation } from 'react-router';
import { routePath } from '../session/local-url.ts';

/** The page that is loading, if any. React Router's own pending location begins with the language. */
export function usePendingLocation() {
  const { location } = useNavigation();
  return location && { path: routePath(location.pathname), search: location.search };
}
