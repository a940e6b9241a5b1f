import type { ReplyFrom } from '../../../shared/api.ts';
import type { OwnPage } from '../../../shared/settings/own-pages.ts';
import { directionOf } from '../../../shared/values/languages.ts';
import { inPageLanguage } from '../../call.ts';
import type { Load } from '../../load.ts';
import { ArticleBody } from '../blog/article-body.tsx';

export type OwnText = ReplyFrom<'GET /pages/:page'>;

/** The merchant's own text of a page (requirements: Own pages). A failure is one of the page: the usual text might not hold. */
export function loadOwnText(page: OwnPage): Load<OwnText> {
  return (call) => call('GET /pages/:page', { params: { page }, query: inPageLanguage });
}

/** The text in its own language, which is not that of the page if nobody has translated it. */
export function OwnPageText({ own: { language, blocks } }: { own: NonNullable<OwnText> }) {
  return (
    <div lang={language} dir={directionOf(language)} className="mt-6">
      <ArticleBody blocks={blocks} />
    </div>
  );
}
