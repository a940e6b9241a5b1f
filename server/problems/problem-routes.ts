import { problemApi } from '../../shared/problems.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { dismissProblems, retryProblems } from './answer-problems.ts';
import { backUpNightly } from './back-up-nightly.ts';
import { countProblems, listProblems } from './find-problems.ts';
import { watchProblems } from './watch-problems.ts';

/** What is wrong with the shop, for administrators (requirements: Problems). */
export const routes = [
  handle(problemApi.list, (context) => listProblems(context)),
  handle(problemApi.count, async (context) => ({ count: await countProblems(context) })),
  handle(problemApi.retry, ({ body, user, ...context }) =>
    retryProblems({ ...context, ids: body.ids, by: user }),
  ),
  handle(problemApi.dismiss, ({ body, user, ...context }) =>
    dismissProblems({ ...context, ids: body.ids, by: user }),
  ),
];

export const jobs = [watchProblems, backUpNightly];
