/** The days of a report, YYYY-MM-DD. */
export type Period = { startDate: string; endDate: string };

export const periodNames = ['month', 'lastMonth', 'year'] as const;

/** The most usual periods on a day of the shop: the present month and year until today. */
export function periodsOf(today: string): Record<(typeof periodNames)[number], Period> {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return {
    month: { ...monthOf(year, month), endDate: today },
    lastMonth: monthOf(year, month - 1),
    year: { startDate: `${year}-01-01`, endDate: today },
  };
}

/** Month 0 is December of the year before. */
function monthOf(year: number, month: number): Period {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { startDate: day(Date.UTC(year, month - 1, 1)), endDate: day(Date.UTC(year, month, 0)) };
}
