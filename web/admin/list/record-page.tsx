import type { ComponentProps, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { pageMeta } from '../../head/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { SaveBar } from './save-bar.tsx';
import { SaveProblem } from './save-problem.tsx';
import { afterSaving, UnsavedChanges } from './unsaved-changes.tsx';

type Titles = { newTitle: string; editTitle: string; errorTitle: string };

type Asked = { params: { id?: string | undefined }; error?: unknown };

/** The title of a page that creates a record or, with an id, changes one. */
export function recordMeta(words: Titles, { params, error }: Asked) {
  if (error) return pageMeta({ title: words.errorTitle });
  return pageMeta({ title: params.id ? words.editTitle : words.newTitle });
}

type HeadingProps = { words: Titles & { back: string }; back: string; isNew: boolean };

export function RecordHeading({ words, back, isNew }: HeadingProps) {
  return (
    <>
      <BackLink to={back}>{words.back}</BackLink>
      <h1 className="mb-6 font-bold text-2xl tracking-tight">{isNew ? words.newTitle : words.editTitle}</h1>
    </>
  );
}

/** A function that goes back to the list after a save, without the question about unsaved changes. */
export function useReturn(back: string) {
  const navigate = useNavigate();
  return () => void navigate(back, { state: afterSaving });
}

type FrameProps<Stored> = {
  form: {
    props: ComponentProps<'form'>;
    /** The version that somebody else has saved meanwhile. */
    stale: Stored | null | undefined;
    problem?: string | undefined;
    isBusy: boolean;
    isChanged: boolean;
  };
  /** The words of the button. */
  save: string;
  back: string;
  /** Starts the form again with the version of somebody else. */
  onLoadSaved: (stale: Stored) => void;
  /** Whether a picture is still being sent. Saving waits for it. */
  isSending?: boolean;
  /** Used in place of `form.isChanged`, if the page has unsaved input outside it. */
  isChanged?: boolean;
  children: ReactNode;
};

/** The fields of a record, the bar that saves them, and the question before leaving unsaved changes. */
export function RecordFrame<Stored>({ form, back, isSending = false, ...props }: FrameProps<Stored>) {
  const { stale, problem, isBusy, isChanged } = form;
  const { save, onLoadSaved, children } = props;
  return (
    <>
      <form {...form.props}>
        {children}
        <SaveBar {...{ save, back, isBusy, isSending }}>
          <SaveProblem text={problem} onLoadSaved={stale ? () => onLoadSaved(stale) : undefined} />
        </SaveBar>
      </form>
      <UnsavedChanges isChanged={(props.isChanged ?? isChanged) || isSending} />
    </>
  );
}
