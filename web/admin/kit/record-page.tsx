import { type ComponentProps, type ComponentType, Fragment, type ReactNode, useState } from 'react';
import type { Call } from '../../../shared/api.ts';
import { pageMeta } from '../../head/page-meta.ts';
import type { PageMatches } from '../../head/shop-name.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { SaveBar } from '../list/save-bar.tsx';
import { SaveProblem } from '../list/save-problem.tsx';
import { UnsavedChanges } from '../list/unsaved-changes.tsx';
import { recordStates } from './page-states.tsx';

type Words = Parameters<typeof recordStates>[0] & { newTitle: string; editTitle: string; failed: string };

type RouteOptions<Loaded> = {
  words: Words;
  /** The page of the list of such records. */
  list: string;
  height: 'h-120' | 'h-160';
  read: (call: Call, record: { id: string; url: URL }) => Promise<Loaded>;
};

type Asked = PageMatches & { params: { id?: string | undefined }; error?: unknown };

/** The exports of the route that creates a record or, with an id in its URL, changes one. */
export function recordRoute<Loaded>({ words, list, height, read }: RouteOptions<Loaded>) {
  const load: Load<Loaded | null> = async (call, { params: { id }, url }) =>
    id === undefined ? null : read(call, { id, url });
  return {
    meta({ params, error, matches }: Asked) {
      if (error) return pageMeta(matches, { title: words.errorTitle });
      return pageMeta(matches, { title: params.id ? words.editTitle : words.newTitle });
    },
    loader: existenceLoader(load),
    clientLoader: privateLoader(load, words.failed),
    handle: recordStates(words, list, height),
  };
}

/** The record that a form changes (null for a new one), its list, and a function that starts the form with a newer version. */
export type Editing<Stored> = {
  loaded: Stored | null;
  list: string;
  loadSaved: (current: Stored) => void;
};

type Props<Stored> = {
  words: Pick<Words, 'newTitle' | 'editTitle' | 'back'>;
  list: string;
  stored: Stored | null;
  editor: ComponentType<{ editing: Editing<Stored> }>;
};

/** A record that two administrators may change at once. */
type Versioned = { _id: string; version: number };

/** The title of a record's page and its form, which starts again for another record and for a newer version. */
export function RecordPage<Stored extends Versioned>({ words, ...props }: Props<Stored>) {
  const { list, stored } = props;
  return (
    <>
      <BackLink to={list}>{words.back}</BackLink>
      <h1 className="mb-6 font-bold text-2xl tracking-tight">{stored ? words.editTitle : words.newTitle}</h1>
      <LoadedEditor key={stored?._id ?? 'new'} {...props} />
    </>
  );
}

type EditorProps<Stored> = Omit<Props<Stored>, 'words'>;

function LoadedEditor<Stored extends Versioned>({ list, stored, editor: Editor }: EditorProps<Stored>) {
  const [loaded, setLoaded] = useState(stored);
  return (
    <Fragment key={loaded?.version ?? 'new'}>
      <Editor editing={{ loaded, list, loadSaved: setLoaded }} />
    </Fragment>
  );
}

type FrameProps<Stored> = {
  form: {
    props: ComponentProps<'form'>;
    /** The version that somebody else has saved meanwhile. */
    stale?: Stored | null | undefined;
    problem?: string | undefined;
    isBusy: boolean;
    isChanged: boolean;
  };
  /** The words of the button. */
  save: string;
  back: string;
  /** Starts the form again with the version of somebody else. */
  onLoadSaved?: (stale: Stored) => void;
  /** Whether a picture is still being sent. Saving waits for it. */
  isSending?: boolean;
  /** Used in place of `form.isChanged`, if the page has unsaved input outside it. */
  isChanged?: boolean;
  /** What stays on the screen beside the fields, and in short in the bar where there is no room beside them. */
  summary?: { beside: ReactNode; short: ReactNode };
  children: ReactNode;
};

/** The fields of a record, the bar that saves them, and the question before leaving unsaved changes. */
export function RecordFrame<Stored>({ form, back, isSending = false, ...props }: FrameProps<Stored>) {
  const { stale, problem, isBusy, isChanged } = form;
  const { save, onLoadSaved, summary, children } = props;
  const bar = (
    <SaveBar {...{ save, back, isBusy, isSending }} summary={summary?.short}>
      <SaveProblem text={problem} onLoadSaved={stale ? () => onLoadSaved?.(stale) : undefined} />
    </SaveBar>
  );
  return (
    <>
      <form {...form.props}>
        {summary ? (
          <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start xl:gap-5">
            <div className="grid grid-cols-1 gap-5">{children}</div>
            <div className="max-xl:contents xl:sticky xl:top-18">
              <div className="max-xl:mt-5">{summary.beside}</div>
              {bar}
            </div>
          </div>
        ) : (
          <>
            {children}
            {bar}
          </>
        )}
      </form>
      <UnsavedChanges isChanged={(props.isChanged ?? isChanged) || isSending} />
    </>
  );
}
