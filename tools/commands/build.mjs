import { buildWeb } from '../set-up/build-web.mjs';
import { exitOnProblem } from '../set-up/problem.mjs';

// `npm run build`: the pages in each language of LANGUAGES, unless they are built already.

await exitOnProblem(buildWeb);
