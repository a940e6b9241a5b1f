import type { ProductLine } from '../product-line.ts';
import { deviceWarnings } from '../usual-texts.ts';

export const diabetesAndFeet: ProductLine[] = [
  {
    key: 'glucose-meter',
    category: 'Diabetes Care',
    brand: 'Nabdium',
    name: 'Blood Glucose Meter {kind} (Glucomètre)',
    picture: { shape: 'wide box', label: 'Glucose Meter', tint: 'teal' },
    price: 3200,
    options: { kind: { 'Starter Kit': 1, 'Bluetooth Kit': 1.3 } },
    description:
      'A result in five seconds from a tiny drop of blood, in large figures that can be read without glasses. Ten strips, a lancing device and ten lancets are in the case. Your doctor tells you when to measure and which values suit you.',
    features: [
      'Result in five seconds',
      'Large figures',
      'Remembers 500 values',
      'Case, strips and lancets included',
    ],
    facts: {
      class: 'device',
      ingredients:
        'Meter of ABS{radio}, two button cells, lancing device, 10 test strips, 10 lancets, case. Measures 0.2 to 6.0 g/l.',
      usage:
        'Wash your hands with warm water and dry them. Put in a strip, prick the side of a fingertip and touch the drop with the strip. Note the value and the time.',
      warnings: `${deviceWarnings} Do not change medicines by yourself. Very low or high values: call a doctor.`,
      audience: 'Adults, and children under an adult’s eye, who measure blood sugar.',
      terms: { radio: { 'Starter Kit': '', 'Bluetooth Kit': ' with Bluetooth' } },
    },
  },
  {
    key: 'glucose-strips',
    category: 'Diabetes Care',
    brand: 'Nabdium',
    name: 'Glucose Test Strips (Bandelettes), {pack}',
    picture: { shape: 'box', label: 'Test Strips', tint: 'teal' },
    price: 1100,
    options: { pack: { '25 strips': 1, '50 strips': 1.85, '100 strips': 3.5 } },
    description:
      'Strips for all Nabdium glucose meters. They draw in the drop by themselves and need no code. Close the tube at once after taking one out, because air and damp falsify the result, and mind the date on the tube.',
    features: [
      'For all Nabdium glucose meters',
      'No coding',
      'Half a microliter of blood',
      'Tube of 25 strips',
    ],
    facts: {
      class: 'device',
      ingredients: 'Strip of plastic with electrodes and the enzyme glucose dehydrogenase (FAD).',
      usage:
        'Take a strip with dry hands, close the tube, put the strip into the meter and touch the drop with its edge. Use within six months of opening the tube.',
      warnings:
        'Single use. Only for Nabdium glucose meters. Do not use after the date on the tube. Store between 4 and 30 °C, not in the refrigerator. Keep away from children.',
      audience: 'People who measure their blood sugar with a Nabdium meter.',
    },
  },
  {
    key: 'comfort-socks',
    category: 'Foot Comfort',
    brand: 'Orthassil',
    name: 'Seamless Comfort Socks (Chaussettes sans Couture), {color}, size {size}',
    picture: { shape: 'stocking', label: 'Comfort Socks', tint: 'navy' },
    price: 850,
    options: { color: { Navy: 'navy', Beige: 'sand' }, size: { '35-38': 1, '39-42': 1, '43-46': 1 } },
    description:
      'Soft socks without a seam at the toes and with a wide top that leaves no mark. Made for sensitive feet, for people with diabetes and for long days in closed shoes. The light inside of the sole shows at once if a spot has been rubbed.',
    features: ['No seam at the toes', 'Wide, soft top', 'Light sole that shows every trace', 'Two pairs'],
    facts: {
      class: 'wear',
      ingredients: 'Cotton 80 %, polyamide 17 %, elastane 3 %. Two pairs.',
      usage: 'Put on a fresh pair every day, without folds. Wash at 60 °C, inside out.',
      warnings:
        'With diabetes, look at your feet every day: show a sore, blister or red spot to a doctor at once. These are no compression stockings.',
      audience: 'Adults with sensitive feet. Shoe size {size}.',
    },
  },
];
