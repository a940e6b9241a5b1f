import type { ProductLine } from '../product-line.ts';
import { cosmeticWarnings } from '../usual-texts.ts';

export const mosquitoes: ProductLine[] = [
  {
    key: 'baby-mosquito-lotion',
    category: 'Mosquitoes & Bites',
    brand: 'Petinoor',
    name: 'Baby Mosquito Lotion (Lotion Anti-Moustiques Bébé), {volume}',
    picture: { shape: 'flip bottle', label: 'Mosquito Lotion', detail: 'From 6 months', tint: 'leaf' },
    price: 990,
    options: { volume: { '75 ml': 1, '150 ml': 1.7 } },
    description:
      'A mild lotion with 15 percent IR3535 that keeps mosquitoes away from a baby’s skin for up to four hours. No perfume, no alcohol and no essential oils. For babies under 6 months, use a net instead.',
    features: ['From 6 months', 'Up to four hours', 'No perfume, no alcohol', 'Absorbs without stickiness'],
    facts: {
      class: 'baby',
      ingredients:
        'IR3535 (ethyl butylacetylaminopropionate) 15 %, Aqua, Glycerin, Carbomer, Panthenol. No perfume.',
      usage:
        'Once a day at most, spread a thin layer on uncovered skin. Put it into your own hands first; leave out the baby’s hands, eyes and mouth. Wash it off indoors.',
      warnings:
        'Use repellents safely: read the label first. Do not put it on broken skin or under clothes. Put sunscreen on first and wait twenty minutes. Keep out of reach of children.',
      audience: 'Babies from 6 months and children. Younger babies: only a net and long clothes.',
    },
  },
  {
    key: 'mosquito-net',
    category: 'Mosquitoes & Bites',
    brand: 'Petinoor',
    name: 'Mosquito Net (Moustiquaire), {place}',
    picture: { shape: 'soft pack', label: 'Mosquito Net', detail: '{place}', tint: 'sky' },
    price: 1100,
    options: { place: { Stroller: 1, Cot: 1.25, 'Double Bed': 2.4 } },
    optionName: 'Place of use',
    description:
      'A fine net that lets air in and keeps mosquitoes out, with nothing sprayed on it. The safest choice for the first months. An elastic edge closes tightly around stroller or cot, and it goes into the machine at 30 °C.',
    features: ['From birth', 'No insecticide', 'Fine mesh', 'Washable'],
    facts: {
      class: 'baby',
      ingredients: 'Polyester mesh with 200 holes per square centimeter, elastic edge. No insecticide.',
      usage:
        'Pull it over {use} and check that it closes all around. Tuck it in below the mattress where it can slip. Wash at 30 °C and dry it in the air.',
      warnings:
        'Keep the net out of a baby’s reach: it can suffocate or strangle. Check it for holes. Do not leave a baby alone under a loose net. Keep away from flames.',
      audience: '{who}',
      terms: {
        use: {
          Stroller: 'the hood of the stroller',
          Cot: 'the cot',
          'Double Bed': 'the whole bed from the ring above',
        },
        who: {
          Stroller: 'Babies from birth.',
          Cot: 'Babies from birth.',
          'Double Bed': 'Adults and children.',
        },
      },
    },
  },
  {
    key: 'mosquito-spray',
    category: 'Mosquitoes & Bites',
    brand: 'Pansoria',
    name: 'Mosquito Repellent Spray (Anti-Moustiques) {strength}, {volume}',
    picture: { shape: 'spray', label: 'Mosquito Spray', detail: 'Icaridin {strength}', tint: 'emerald' },
    price: 890,
    options: { strength: { '10 %': 1, '20 %': 1.25 }, volume: { '75 ml': 1, '100 ml': 1.25 } },
    description:
      'Icaridin keeps mosquitoes and ticks away without a strong smell and without harming watches or glasses. 10 % is enough for an evening on the terrace, 20 % for a night outdoors or a trip to the south.',
    features: ['Against mosquitoes and ticks', 'No greasy film', 'Does not harm plastic', 'Hardly any smell'],
    facts: {
      class: 'hygiene',
      ingredients: 'Icaridin {strength}, Alcohol denat., Aqua, Propylene Glycol. Protects for about {hours}.',
      usage:
        'Spray on uncovered skin from a hand’s breadth away and spread. For the face, spray into the hand first. Reapply after {hours} or after bathing.',
      warnings:
        'Use repellents safely: read the label first. Flammable: keep away from flames. Do not put it on broken skin, eyes or mouth, or on children’s hands. Keep out of reach of children.',
      audience: 'Adults and children from {age}. Pregnant: ask your pharmacist first.',
      terms: {
        hours: { '10 %': 'four hours', '20 %': 'eight hours' },
        age: { '10 %': '2 years', '20 %': '6 years' },
      },
    },
  },
  {
    key: 'after-bite',
    category: 'Mosquitoes & Bites',
    brand: 'Pansoria',
    name: 'After-Bite Care (Après-Piqûres), {form}',
    picture: { shape: 'roll-on', label: 'After-Bite', detail: 'Calms', tint: 'mint' },
    price: 520,
    options: { form: { 'Roll-On 15 ml': 1, 'Baby Gel 30 ml': 1.25 } },
    description:
      'Cools the skin after a mosquito bite and takes away the wish to scratch. The roll-on with menthol fits any pocket; the baby gel soothes with aloe and panthenol and contains neither menthol nor perfume.',
    features: ['Cools at once', 'No ammonia', 'Small enough for a pocket', 'Baby gel without menthol'],
    facts: {
      class: 'cosmetic',
      ingredients: '{formula}',
      usage: 'Dab on the bite as soon as you can, and again after an hour if need be. Up to six times a day.',
      warnings: `${cosmeticWarnings}{menthol} Trouble with breathing or a swollen face after a bite is an emergency.`,
      audience: '{who}',
      content: '{form}',
      terms: {
        formula: {
          'Roll-On 15 ml': 'Aqua, Alcohol, Menthol, Glycerin, Calendula Officinalis Flower Extract.',
          'Baby Gel 30 ml':
            'Aqua, Aloe Barbadensis Leaf Juice, Panthenol, Glycerin, Carbomer, Sodium Benzoate.',
        },
        menthol: {
          'Roll-On 15 ml': ' Flammable. With epilepsy, ask your doctor first.',
          'Baby Gel 30 ml': '',
        },
        who: {
          'Roll-On 15 ml': 'Adults and children from 3 years.',
          'Baby Gel 30 ml': 'Babies from 3 months and children.',
        },
      },
    },
  },
];
