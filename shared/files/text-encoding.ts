import { messageOf } from '../refusals/codes.ts';

const spreadsheet = messageOf('file-is-spreadsheet');
const notUtf8 = messageOf('file-encoding-unknown');
const noTable = messageOf('file-not-csv');

const pdf = messageOf('file-is-pdf');
const picture = messageOf('file-is-picture');

/** How the files begin that people upload instead of a CSV file, in Latin-1. */
const otherFiles: [string, string][] = [
  ['PK\u0003\u0004', spreadsheet],
  ['\u00d0\u00cf\u0011\u00e0', spreadsheet],
  ['%PDF', pdf],
  ['\u0089PNG', picture],
  ['\u00ff\u00d8\u00ff', picture],
  ['GIF8', picture],
  ['RIFF', picture],
];

/** Some portals call a web page a spreadsheet. */
const page = /^\s*<(?:!doctype|html|table|\?xml)/i;

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1256';

/** The encoding of a text file, or the code of the reason why it is none. */
export type Encoding = { encoding: TextEncoding } | { problem: string };

/**
 * Recognizes the encoding of a file whose pieces are added in order. Spreadsheet programs write UTF-8, UTF-16 ("Unicode
 * text") or the code page of the computer, and only some say which. A code page is accepted only if the text in it is
 * plainly French or Arabic, because a wrong guess would store wrong names without an error.
 */
export class EncodingGuess {
  #begin = '';
  #length = 0;
  /** NUL bytes at even and at odd places. */
  readonly #nuls = [0, 0] as const as [number, number];
  #controls = 0;
  /** The bytes that the present UTF-8 sequence still lacks, and the sequences that were complete or broken. */
  #missing = 0;
  #whole = 0;
  #broken = 0;
  /** Consecutive bytes that are Arabic letters in Windows-1256; French has no three accented letters in a row. */
  #run = 0;
  #arabic = 0;
  /** Bytes between letters that are letters in the code pages of DOS and old Macs, and signs in Windows-1252. */
  #foreign = 0;
  #wasLetter = false;
  #isOddOne = false;

  add(bytes: Uint8Array) {
    if (this.#begin.length < 64) this.#begin += String.fromCharCode(...bytes.subarray(0, 64));
    for (const byte of bytes) {
      if (byte < 0x80) this.#addAscii(byte);
      else this.#addHigh(byte);
      this.#length += 1;
    }
  }

  end(): Encoding {
    if (this.#length === 0) return { problem: messageOf('file-empty') };
    const [, problem] = otherFiles.find(([begin]) => this.#begin.startsWith(begin)) ?? [];
    if (problem !== undefined) return { problem };
    if (page.test(this.#begin)) return { problem: spreadsheet };
    const wide = this.#wide();
    if (wide) return { encoding: wide };
    if (this.#controls > 0 || this.#nuls[0] + this.#nuls[1] > 0) return { problem: noTable };
    if (this.#missing > 0) this.#broken += 1;
    if (this.#broken === 0) return { encoding: 'utf-8' };
    // A text in UTF-8 with a damaged place is no text in a code page.
    if (this.#broken <= 4 * this.#whole) return { problem: notUtf8 };
    if (this.#arabic > 0) return { encoding: 'windows-1256' };
    return this.#foreign === 0 ? { encoding: 'windows-1252' } : { problem: notUtf8 };
  }

  /** UTF-16 by its mark, or because every other byte of Latin text and separators is 0. */
  #wide(): TextEncoding | undefined {
    if (this.#begin.startsWith('\u00ff\u00fe')) return 'utf-16le';
    if (this.#begin.startsWith('\u00fe\u00ff')) return 'utf-16be';
    const [even, odd] = this.#nuls;
    const many = Math.max(3, this.#length / 20);
    if (even === 0 && odd > many) return 'utf-16le';
    return odd === 0 && even > many ? 'utf-16be' : undefined;
  }

  #addAscii(byte: number) {
    this.#breakSequence();
    this.#run = 0;
    if (byte === 0) this.#nuls[this.#length % 2 === 0 ? 0 : 1] += 1;
    // Tab, line breaks, form feed, and the end of a file of DOS.
    else if (byte < 0x20 && !isSpace(byte)) this.#controls += 1;
    const isLetter = (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
    if (this.#isOddOne && isLetter) this.#foreign += 1;
    this.#isOddOne = false;
    this.#wasLetter = isLetter;
  }

  #addHigh(byte: number) {
    if (byte < 0xc0) {
      if (this.#missing === 0) this.#broken += 1;
      else {
        this.#missing -= 1;
        if (this.#missing === 0) this.#whole += 1;
      }
    } else {
      this.#breakSequence();
      this.#missing = lengthOfSequence(byte);
      if (this.#missing === 0) this.#broken += 1;
    }
    this.#run = isArabicLetter(byte) ? this.#run + 1 : 0;
    if (this.#run === 3) this.#arabic += 1;
    this.#isOddOne = this.#wasLetter && isOddBetweenLetters(byte);
    this.#wasLetter = byte >= 0xc0;
  }

  #breakSequence() {
    if (this.#missing > 0) this.#broken += 1;
    this.#missing = 0;
  }
}

function isSpace(byte: number) {
  return (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a;
}

/** How many bytes follow this first one in UTF-8; 0 for a byte that begins nothing. */
function lengthOfSequence(byte: number) {
  if (byte < 0xc2 || byte > 0xf4) return 0;
  if (byte < 0xe0) return 1;
  return byte < 0xf0 ? 2 : 3;
}

function isArabicLetter(byte: number) {
  if (byte >= 0xc0 && byte <= 0xdf) return byte !== 0xd7;
  return byte === 0xe1 || (byte >= 0xe3 && byte <= 0xe6) || byte === 0xec || byte === 0xed;
}

/** The signs of Windows-1252 from 0x80, without Œ, œ, the apostrophe, dashes, quotation marks and the ellipsis. */
function isOddBetweenLetters(byte: number) {
  return byte < 0xa0 && ![0x85, 0x8c, 0x92, 0x93, 0x94, 0x96, 0x97, 0x9c].includes(byte);
}

/** The encoding of a whole file. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const guess = new EncodingGuess();
  guess.add(bytes);
  return guess.end();
}
