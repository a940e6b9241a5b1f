import RefreshCwIcon from 'icon:refresh-cw';
import { Button } from './button.tsx';

type Props = { text: string; isRefreshing: boolean; onRefresh: () => unknown };

/** Reads the data of the page again. */
export function RefreshButton({ text, isRefreshing, onRefresh }: Props) {
  return (
    <Button kind="secondary" busy={isRefreshing} onClick={() => void onRefresh()}>
      {!isRefreshing && <RefreshCwIcon className="size-4.5" />}
      <span className="max-sm:sr-only">{text}</span>
    </Button>
  );
}
