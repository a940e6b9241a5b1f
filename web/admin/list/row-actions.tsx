import PencilIcon from 'icon:pencil';
import TrashIcon from 'icon:trash';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

const actionStyles =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-brand-strong';

/** Opens the form of a row. Its `aria-label` names the row. */
export function EditLink(props: ComponentProps<typeof Link>) {
  return (
    <Link {...props} className={actionStyles}>
      <PencilIcon className="size-4.5" />
    </Link>
  );
}

/** Deletes a row. Its `aria-label` names the row. */
export function DeleteButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={`${actionStyles} not-disabled:hover:bg-danger-soft not-disabled:hover:text-danger disabled:cursor-not-allowed disabled:opacity-40`}
    >
      <TrashIcon className="size-4.5" />
    </button>
  );
}
