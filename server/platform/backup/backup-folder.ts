import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { constants, copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { StartUpError } from '../start-up/start-up-error.ts';

/** The files of a backup. They give access to the whole shop, so only their owner may read them. */
export const backupParts = { database: 'database.tar.gz', password: 'password', pictures: 'uploads' };

const manifestFile = 'manifest.json';

const manifestSchema = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});

/** Size in bytes and SHA-256 of every file of a backup, by paths within it. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Lists every file of a finished backup with size and hash, so that a restore can detect damage before it begins. */
export async function writeManifest(folder: string): Promise<Manifest> {
  const manifest: Manifest = {
    version: 1,
    madeAt: new Date().toISOString(),
    files: await describeFiles(folder),
  };
  await writeFile(join(folder, manifestFile), JSON.stringify(manifest, null, 1), {
    mode: 0o600,
    flush: true,
  });
  return manifest;
}

const embeddedParts = [backupParts.database, backupParts.password];

/** Throws StartUpError unless the folder is a backup with these parts and all its files are unchanged. */
export async function requireWholeBackup(folder: string, parts = embeddedParts): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const found = new Map((await describeFiles(folder)).map((file) => [file.path, file]));
  const damage = manifest.files.flatMap(({ path, bytes, sha256 }) => {
    const file = found.get(path);
    if (!file) return [`${path} is missing`];
    return file.bytes === bytes && file.sha256 === sha256 ? [] : [`${path} has changed`];
  });
  const listed = new Set(manifest.files.map(({ path }) => path));
  const problems = [
    ...parts.filter((part) => !listed.has(part)).map((part) => `${part} is missing`),
    ...damage,
  ];
  if (problems.length > 0)
    throw new StartUpError(`${folder} is damaged. Nothing was restored.\n${list(problems)}`);
  return manifest;
}

async function readManifest(folder: string) {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')));
  } catch (error) {
    throw new StartUpError(
      `${folder} is not a backup of a shop: it has no ${manifestFile} that can be read.`,
      {
        cause: error,
      },
    );
  }
}

async function describeFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => path !== manifestFile);
  const files: Manifest['files'] = [];
  for (const path of paths.sort()) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    files.push({ path, bytes: (await stat(join(folder, path))).size, sha256: hash.digest('hex') });
  }
  return files;
}

const maxListed = 5;

function list(problems: string[]) {
  const lines = problems.slice(0, maxListed).map((problem) => `  ${problem}`);
  if (problems.length > maxListed) lines.push(`  and ${problems.length - maxListed} more`);
  return lines.join('\n');
}

/** The size of the files in MB, for messages. */
export function megabytes(files: Manifest['files']) {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/**
 * Copies the pictures that the target does not have yet; a picture never changes under its name. A picture that is
 * deleted meanwhile is skipped.
 */
export async function copyPictures(from: string, to: string) {
  await mkdir(to, { recursive: true });
  const copied = new Set(await readdir(to));
  for (const name of await readdir(from)) {
    if (!copied.has(name))
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE).catch(skipIfGone);
  }
}

function skipIfGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}
