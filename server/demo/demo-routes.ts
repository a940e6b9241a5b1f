import { demoApi } from '../../shared/demo.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { findDemo, removeDemo } from './remove-demo.ts';

/** The demo in a merchant's own shop. */
export const routes = [
  handle(demoApi.show, ({ db }) => findDemo(db)),
  handle(demoApi.remove, ({ db, user }) => removeDemo(db, { by: user })),
];
