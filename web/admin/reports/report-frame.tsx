import ChartColumnIcon from 'icon:chart-column';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { useOpensWide } from '../kit/folded-card.tsx';
import { type FrameProps, ListFrame, type Loaded } from '../kit/list-page.tsx';
import type { Texts } from '../list/admin-list.ts';
import { ResultsRegion } from '../list/list-results.tsx';
import { Periods, ReportSections, type Section } from './report-sections.tsx';

type Props<Filters extends Texts, Sorting extends Texts, Report> = Pick<
  FrameProps<Filters, Sorting>,
  'list' | 'exportFrom'
> & {
  section: Section;
  loaded: Loaded<Filters, Sorting, Report>;
  words: FrameProps<Filters, Sorting>['words'] & { none: string; noneText: string; lead?: string };
  /** Absent if the report tells of the present. */
  filters?: FrameProps<Filters, Sorting>['filters'];
  icon?: Icon;
  /** What stands above its periods. */
  note?: ReactNode;
  /** A title, and the meaning of each figure. */
  definitions?: { title: string } & Record<string, string>;
  children: (report: Report) => ReactNode;
};

/** A report below its tabs and choices: its figures, or a note that there are none, and what they mean. */
export function ReportFrame<
  Filters extends Texts,
  Sorting extends Texts,
  Report extends { rows: unknown[] },
>({
  section,
  definitions,
  icon = ChartColumnIcon,
  note,
  children,
  ...props
}: Props<Filters, Sorting, Report>) {
  const { list, loaded, words, filters } = props;
  const { found } = loaded;
  return (
    <ListFrame
      {...props}
      sections={<ReportSections current={section} />}
      intro={
        <>
          {note}
          {filters && <Periods list={list} loaded={loaded} />}
        </>
      }
      lead={words.lead}
    >
      {({ isLoading }) => (
        <>
          {found && (
            <ResultsRegion label={words.title} shown={found} isLoading={isLoading} className="mt-5">
              {found.rows.length > 0 ? (
                children(found)
              ) : (
                <EmptyState icon={icon} title={words.none} text={words.noneText} />
              )}
            </ResultsRegion>
          )}
          {definitions && <Definitions {...definitions} />}
        </>
      )}
    </ListFrame>
  );
}

function Definitions({ title, ...texts }: Record<string, string>) {
  return (
    <details open={useOpensWide()} className="mt-6 max-w-4xl text-ink-muted text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-ink">
        <h2 className="inline">{title}</h2>
      </summary>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {Object.values(texts).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
