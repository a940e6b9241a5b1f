type Line = { total: number; rate: number };

/**
 * The TVA in totals that include it, by rate, and the part of each line without it. Each sum is rounded to a centime
 * once. The lines share its rounding, so they add up to it.
 */
export function splitTva(lines: Line[]) {
  const sums = new Map<number, number>();
  const nets = lines.map(({ total, rate }) => {
    const before = sums.get(rate) ?? 0;
    sums.set(rate, before + total);
    return withoutTva(before + total, rate) - withoutTva(before, rate);
  });
  const taxes = [...sums]
    .sort(([a], [b]) => b - a)
    .map(([rate, gross]) => {
      const net = withoutTva(gross, rate);
      return { rate, net, tva: gross - net, gross };
    });
  return { nets, taxes };
}

/**
 * The part of a line's discount that falls on units that are taken back, after others were. Any split of the line adds up
 * to the whole.
 */
export function discountOfTaken({
  quantity,
  discount,
  units,
  now,
}: Omit<Taken, 'net' | 'netTaken' | 'gross'> & { discount: number }) {
  const due = (units: number) => Math.round((discount * units) / quantity);
  return due(units + now) - due(units);
}

/** Units of an invoiced line that are taken back now, after others were. All sums are centimes. */
type Taken = {
  /** Of the whole line. */
  quantity: number;
  net: number;
  /** What was taken back before, by all documents so far. */
  units: number;
  netTaken: number;
  /** The units that are taken back now, and their total with TVA. */
  now: number;
  gross: number;
};

/**
 * The part without TVA of units that are taken back. Each document takes what is due for all units so far, without what
 * the ones before took, so that any split of the line, in any order, adds up to it exactly.
 */
export function netOfTaken({ quantity, net, units, netTaken, now, gross }: Taken) {
  const due = Math.round((net * (units + now)) / quantity) - netTaken;
  // Documents of an earlier release rounded each for itself, and may have taken too much.
  return Math.min(gross, Math.max(0, due));
}

/** The sums by rate, highest first, of lines whose part without TVA is known. */
export function sumByRate(lines: { total: number; rate: number; net: number }[]) {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a);
  return rates.map((rate) => {
    const own = lines.filter((line) => line.rate === rate);
    const net = own.reduce((sum, line) => sum + line.net, 0);
    const gross = own.reduce((sum, { total }) => sum + total, 0);
    return { rate, net, tva: gross - net, gross };
  });
}

export function withoutTva(gross: number, rate: number) {
  return gross - Math.round((gross * rate) / (100 + rate));
}

export type StampMethod = 'whole' | 'slices';

type StampRule = {
  /** The first day on which the rule holds. */
  from: string;
  /** A cash payment up to this sum owes nothing. */
  free: number;
  /** The centimes for each hundred dinars, begun ones included, up to a sum. */
  steps: { upTo: number; perHundred: number }[];
};

/** The stamp duty on cash, in centimes, newest rule first: finance law for 2025, article 46. */
const stampRules: StampRule[] = [
  {
    from: '2025-01-01',
    free: 300_00,
    steps: [
      { upTo: 30_000_00, perHundred: 100 },
      { upTo: 100_000_00, perHundred: 150 },
      { upTo: Number.POSITIVE_INFINITY, perHundred: 200 },
    ],
  },
];

type Stamped = { total: number; day: string; method: StampMethod; least: number };

/**
 * The stamp duty on a sum paid in cash on this day. The law can be read in two ways, between which the settings choose: the rate of the step
 * holds for the whole sum, or each slice has its own. 0 before the first rule.
 */
export function stampDuty({ total, day, method, least }: Stamped) {
  const rule = stampRules.find(({ from }) => from <= day);
  if (!rule || total <= rule.free) return 0;
  const duty = method === 'whole' ? dutyOnWhole(total, rule) : dutyOnSlices(total, rule);
  return Math.max(duty, least);
}

function dutyOnWhole(total: number, { steps }: StampRule) {
  const step = steps.find(({ upTo }) => total <= upTo);
  return begunHundreds(total) * (step?.perHundred ?? 0);
}

function dutyOnSlices(total: number, { steps }: StampRule) {
  let from = 0;
  let duty = 0;
  for (const { upTo, perHundred } of steps) {
    duty += begunHundreds(Math.max(0, Math.min(total, upTo) - from)) * perHundred;
    from = upTo;
    if (total <= upTo) break;
  }
  return duty;
}

function begunHundreds(centimes: number) {
  return Math.ceil(centimes / 100_00);
}
