import { expect, test } from 'vitest';
import { encodingOf } from './text-encoding.ts';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const latin = (text: string) => Buffer.from(text, 'latin1');
const spreadsheet = 'file-is-spreadsheet';
const notUtf8 = 'file-encoding-unknown';

test.each([
  ['UTF-8', Buffer.from('Prix;Crème;كريم\n'), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from('\ufeffPrix;Crème\n'), 'utf-8'],
  ['UTF-16 with a mark', utf16('\ufeffPrix\tCrème\tكريم\n'), 'utf-16le'],
  ['UTF-16 without a mark', utf16('code\tاسم\n7\tكريم للوجه واليدين\n'), 'utf-16le'],
  ['UTF-16 with the bytes swapped', utf16('\ufeffPrix\tCrème\n').swap16(), 'utf-16be'],
  [
    'French in Windows-1252',
    latin('Libell\xe9;Cr\xe9\xe9e l\x92eau \x9cuf \x80 \xc0 CR\xc8ME\n'),
    'windows-1252',
  ],
  // "code;كريم الوجه" and a French word, which has the same letters in both code pages.
  ['Arabic in Windows-1256', latin('code;\xdf\xd1\xed\xe3 \xc7\xe1\xe6\xcc\xe5;cr\xe8me\n'), 'windows-1256'],
])('%s is recognized', (_, bytes, encoding) => {
  expect(encodingOf(bytes)).toEqual({ encoding });
});

test.each([
  ['an empty file', Buffer.alloc(0), 'file-empty'],
  ['a workbook', latin('PK\x03\x04\x14\0'), spreadsheet],
  ['an old workbook', latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), spreadsheet],
  ['a page that is called a workbook', latin('<html><table><tr><td>1'), spreadsheet],
  ['a PDF', latin('%PDF-1.7'), 'file-is-pdf'],
  ['a photo', latin('\xff\xd8\xff\xe0'), 'file-is-picture'],
  ['bytes of a program', latin('\x7fELF\x01\x02\0\x05'), 'file-not-csv'],
  ['UTF-8 with a damaged place', Buffer.concat([Buffer.from('Crème;Gelée;'), latin('\xe9\n')]), notUtf8],
  ['the code page of DOS', latin('Libell\x82;Cr\x8ame\n'), notUtf8],
  ['the code page of old Macs', latin('Libell\x8e;Cr\x8fme\n'), notUtf8],
])('%s is refused with advice', (_, bytes, problem) => {
  expect(encodingOf(bytes)).toEqual({ problem });
});
