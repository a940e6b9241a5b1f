import DownloadIcon from 'icon:download';
import FunnelIcon from 'icon:funnel';
import RefreshCwIcon from 'icon:refresh-cw';
import { useId, useState } from 'react';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { usersWords } from '../../words/users-words.ts';
import { FilterForm } from './filter-form.tsx';
import { hidesSome, type UserList, userExportUrl } from './user-list.ts';

const words = usersWords;

type Props = { list: UserList; isRefreshing: boolean; onRefresh: () => void };

/** The page's title, what can be done with the whole list, and the filters once they are wanted. */
export function UserFilters({ list, isRefreshing, onRefresh }: Props) {
  const [isOpen, setOpen] = useState(hidesSome(list));
  const panelId = useId();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-2xl tracking-tight">{words.title}</h1>
        <div className="flex flex-wrap gap-2">
          <Button
            kind="secondary"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            <FunnelIcon className="size-4.5" />
            {words.filters.toggle}
          </Button>
          <Button kind="secondary" busy={isRefreshing} onClick={onRefresh}>
            {!isRefreshing && <RefreshCwIcon className="size-4.5" />}
            {words.refresh}
          </Button>
          <a href={userExportUrl(list)} download className={buttonStyles({ kind: 'secondary' })}>
            <DownloadIcon className="size-4.5" />
            {words.export}
          </a>
        </div>
      </div>
      <div id={panelId} hidden={!isOpen} className="mt-6">
        <FilterForm list={list} />
      </div>
    </>
  );
}
