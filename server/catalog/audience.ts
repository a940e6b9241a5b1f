import { may } from '../../shared/access/roles.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Caller } from '../platform/http/handle-endpoint.ts';

/** Whether the caller may see products of inactive categories, and inactive categories and needs. */
export type Audience = {
  includeHidden: boolean;
  /** Whether the caller may see what the shop pays for a product. */
  seesCost?: boolean;
  /** The language of the texts; the base texts without it. */
  language?: Language | undefined;
};

type Asked = { lang?: Language | undefined; forSale?: boolean | undefined };

export function audienceOf(user: Caller['user'], { lang, forSale = false }: Asked): Audience {
  return {
    includeHidden: user !== null && may(user, 'catalog') && !forSale,
    seesCost: user !== null && may(user, 'money'),
    language: lang,
  };
}
