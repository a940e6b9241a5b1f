import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Block, Inline } from '../../../shared/content/blocks.ts';

/** The text of an article. It never changes on a page, so indexes serve as keys. */
export function ArticleBody({ blocks }: { blocks: Block[] }) {
  return <div className="text-reading text-ink/90 leading-7.5">{blocks.map(drawBlock)}</div>;
}

const headings = {
  2: 'mt-11 text-balance font-semibold text-2xl text-ink leading-snug tracking-tight',
  3: 'mt-8 text-balance font-semibold text-lg text-ink',
};

function drawBlock(block: Block, index: number): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading key={index} id={block.id} className={headings[block.level]}>
          {drawLine(block.text)}
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p key={index} className="mt-4 text-pretty">
          {drawLine(block.text)}
        </p>
      );
    case 'note':
      return (
        <p key={index} className="mt-6 text-pretty rounded-card bg-brand-soft p-5 text-brand-deep">
          {drawLine(block.text)}
        </p>
      );
    case 'list':
      return <ArticleList key={index} block={block} />;
    case 'table':
      return <ArticleTable key={index} block={block} />;
  }
}

function ArticleList({ block: { isOrdered, items } }: { block: Extract<Block, { kind: 'list' }> }) {
  const List = isOrdered ? 'ol' : 'ul';
  const marks = isOrdered
    ? 'list-decimal marker:font-semibold marker:text-brand-strong'
    : 'list-disc marker:text-brand';
  return (
    <List className={`mt-4 space-y-2 ps-6 ${marks}`}>
      {items.map((item) => (
        <li key={JSON.stringify(item)} className="text-pretty ps-1">
          {drawLine(item)}
        </li>
      ))}
    </List>
  );
}

function ArticleTable({ block: { head, rows } }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    <div className="mt-6 overflow-hidden rounded-card border border-line">
      <table className="w-full text-base leading-6">
        <thead className="bg-canvas text-ink-muted text-sm">
          <tr>
            {head.map((cell) => (
              <th key={JSON.stringify(cell)} scope="col" className="px-4 py-3 text-start font-medium">
                {drawLine(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <ArticleRow key={JSON.stringify(row)} cells={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ArticleRow({ cells: [name = [], ...others] }: { cells: Inline[][] }) {
  return (
    <tr>
      <th scope="row" className="px-4 py-3 text-start align-top font-medium text-ink">
        {drawLine(name)}
      </th>
      {others.map((cell) => (
        <td key={JSON.stringify(cell)} className="px-4 py-3 align-top">
          {drawLine(cell)}
        </td>
      ))}
    </tr>
  );
}

function drawLine(line: Inline[]): ReactNode {
  return line.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is never reordered.
    return <Fragment key={index}>{drawPiece(piece)}</Fragment>;
  });
}

const linkStyles =
  'rounded-sm font-medium text-brand-strong underline decoration-brand/50 underline-offset-3 hover:decoration-brand-strong';

function drawPiece(piece: Exclude<Inline, string>) {
  const text = drawLine(piece.text);
  switch (piece.kind) {
    case 'strong':
      return <strong className="font-semibold text-ink">{text}</strong>;
    case 'emphasis':
      return <em>{text}</em>;
    case 'link':
      return piece.to.startsWith('/') ? (
        <Link to={piece.to} prefetch="intent" className={linkStyles}>
          {text}
        </Link>
      ) : (
        <a href={piece.to} rel="noopener" className={linkStyles}>
          {text}
        </a>
      );
  }
}
