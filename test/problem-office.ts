import { watchProblems } from '../server/problems/watch-problems.ts';
import type { Problem, ProblemKind } from '../shared/problems.ts';
import { createTestApp } from './create-test-app.ts';
import { signedInAs } from './signed-in-as.ts';

type Options = NonNullable<Parameters<typeof createTestApp>[0]>;

/** A shop with an administrator who looks at its problems. */
export async function aProblemOffice(options: Options = {}) {
  const shop = await createTestApp(options);
  const { app, db, resources } = shop;
  const { headers, user } = await signedInAs(db, 'admin', resources.now());
  // Over https the names of cookies have a prefix.
  const cookie = `${headers.cookie}; __Host-${headers.cookie}`;
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const reply = await app.inject({
      ...{ method, url: `/api${path}`, headers: { ...headers, cookie } },
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const all = async () => (await call('GET', '/problems')).body.problems as Problem[];
  const ofKind = async (kind: ProblemKind) => (await all()).filter((problem) => problem.kind === kind);
  const count = async () => (await call('GET', '/problems/count')).body.count as number;
  const watch = () =>
    watchProblems.run({}, { ...resources, jobId: 'x', signal: new AbortController().signal });
  return { ...shop, user, call, all, ofKind, count, watch };
}
