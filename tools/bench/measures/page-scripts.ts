import { type Language, localPath } from '../../../shared/values/languages.ts';
import { httpRequest } from '../load/http-request.ts';
import { openConnection } from '../load/open-connection.ts';
import type { Figure } from '../report.ts';
import type { Server } from '../servers/server.ts';

type Page = { name: string; path: string; language: Language };

const languageNames: Record<Language, string> = { en: 'English', fr: 'French', ar: 'Arabic' };

const mostKilobytes = 150;

/** Measures the compressed JavaScript that a page loads before any interaction. */
export async function measurePageScripts({ port }: Server, { name, path, language }: Page): Promise<Figure> {
  const connection = await openConnection(port);
  const read = async (address: string, encoding = 'br') => {
    const { reply } = await connection.ask(httpRequest(address, { encoding }));
    if (reply.status !== 200) throw new Error(`${address} answered ${reply.status}`);
    return reply.body;
  };
  const html = await read(localPath(language, path), 'identity');
  // The page writes the address of a module as /assets/x.js, another module as ./x.js.
  const wanted = new Set(
    Array.from(html.toString().matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, url = '']) => url),
  );
  for (const url of wanted) {
    const code = (await read(url, 'identity')).toString();
    for (const [, name = ''] of code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
      wanted.add(`/assets/${name}`);
  }
  let bytes = 0;
  for (const url of wanted) bytes += (await read(url)).length;
  connection.close();
  const kilobytes = bytes / 1000;
  return {
    what: `JavaScript of the ${name} in ${languageNames[language]}, ${wanted.size} files (br)`,
    target: `≤ ${mostKilobytes} kB`,
    measured: `${kilobytes.toFixed(1)} kB`,
    met: kilobytes <= mostKilobytes,
  };
}
