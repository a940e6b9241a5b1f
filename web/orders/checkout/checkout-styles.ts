import { buttonStyles } from '../../ui/button.tsx';

/** The way on at the end, the way back before it; on phones the way on comes first. */
export const stepActionsStyles = 'flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-between';

export const backLinkStyles = buttonStyles({ kind: 'plain', size: 'large' });
