/** The widths of the two bars and two spaces of each digit. */
const digitWidths = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];

type Place = { x: number; y: number; width: number; height: number };

/** Bars for the last twelve digits of a barcode, with guards at both ends and in the middle. */
export function drawBarcode(digits: string, { x, y, width, height }: Place) {
  const codes = [...digits.slice(-12)].map((digit) => digitWidths[Number(digit)] ?? '');
  const left = ['111', ...codes.slice(0, 6)].join('');
  const widths = [...left, ...'11111', ...codes.slice(6).join(''), ...'111'].map(Number);
  const module = width / widths.reduce((sum, wide) => sum + wide, 0);
  let pen = x;
  let bars = '';
  widths.forEach((wide, index) => {
    if (index % 2 === 0)
      bars += `M${pen.toFixed(2)} ${y}h${(wide * module).toFixed(2)}v${height}h-${(wide * module).toFixed(2)}z`;
    pen += wide * module;
  });
  return `<path d="${bars}" fill="#17211e"/>`;
}
