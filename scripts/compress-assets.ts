import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const clientFolder = join(import.meta.dirname, '../build/client');
const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Writes the Brotli and gzip copies that the shop serves. The build does it once, so it can use the highest levels. */
async function compressAssets() {
  const names = await readdir(clientFolder, { recursive: true });
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compress(join(clientFolder, name))),
  );
}

async function compress(file: string) {
  const body = await readFile(file);
  const brotli = await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await Promise.all([
    writeFile(`${file}.br`, brotli),
    writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 })),
  ]);
}

await compressAssets();
