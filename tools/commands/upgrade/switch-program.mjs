import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program; tests pass another one. */
const ownRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the new release is built. */
export function nextProgram(root = ownRoot) {
  return join(root, '.upgrade/next');
}

/**
 * Puts the built release in the place of this program. Once it has begun it can only be finished: after a kill, `npm run
 * upgrade` does that first.
 */
export function switchProgram(root = ownRoot) {
  if (existsSync(nextProgram(root))) renameSync(nextProgram(root), moving(root));
  finishSwitch(root);
}

/** Finishes a switch that was begun, if there is one. */
export function finishSwitch(root = ownRoot) {
  if (!existsSync(moving(root))) return;
  move(root, '');
  rmSync(moving(root), { recursive: true });
}

/** Removes the former program, which takes seconds. */
export function removeFormer(root = ownRoot) {
  rmSync(former(root), { recursive: true, force: true });
}

const moving = (root) => join(root, '.upgrade/moving');
const former = (root) => join(root, '.upgrade/former');

/**
 * Folders whose files are replaced one by one: either because this code is in them, and each of its files must be there at
 * every moment, or because the merchant's own files may be in them. All other folders are replaced as a whole, so that
 * no file of the former release is left in them.
 */
const merged = new Set([
  '',
  'tools',
  'tools/commands',
  'tools/commands/upgrade',
  'tools/set-up',
  'public',
  'deploy',
]);

/** Moves the file or folder of this path, and leaves what has been moved before. */
function move(root, path) {
  const [from, to, aside] = [moving(root), root, former(root)].map((place) => join(place, path));
  if (merged.has(path)) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) move(root, join(path, name));
    return;
  }
  // A folder replaces nothing that is there, not even a link.
  if (isThere(to) && (isFolder(to) || isFolder(from))) {
    rmSync(aside, { recursive: true, force: true });
    mkdirSync(dirname(aside), { recursive: true });
    renameSync(to, aside);
  }
  // A file replaces the former one in the same moment.
  renameSync(from, to);
}

function isThere(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isFolder(path) {
  return lstatSync(path).isDirectory();
}
