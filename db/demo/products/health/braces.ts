import type { ProductLine } from '../product-line.ts';
import { braceAudience, braceWarnings } from '../usual-texts.ts';

export const braces: ProductLine[] = [
  {
    key: 'knee-sleeve',
    category: 'Knee & Ankle',
    brand: 'Orthassil',
    name: 'Knitted Knee Support (Genouillère), {color}, size {size}',
    picture: { shape: 'knee brace', label: 'Knee Support', tint: 'blue' },
    price: 2900,
    options: { color: { Blue: 'blue', Black: 'graphite' }, size: { S: 1, M: 1, L: 1, XL: 1.05, XXL: 1.05 } },
    featured: true,
    description:
      'A breathing knit that presses firmly around the joint and softly at the edges, with a silicone ring that guides the kneecap. For strain, for sport and for long hours of standing. Measure the thigh 12 cm above the knee and choose the size from the table on the box.',
    features: [
      'Silicone ring around the kneecap',
      'Breathing knit without a back seam',
      'Soft edge that does not cut in',
      'Fits left and right',
    ],
    facts: {
      class: 'device',
      ingredients:
        'Polyamide 62 %, elastane 28 %, cotton 10 %; ring of silicone around the kneecap. Free of latex.',
      usage:
        'Measure the thigh 12 cm above the knee: S 36 to 41, M 41 to 46, L 46 to 51, XL 51 to 56, XXL 56 to 62 cm. Pull it on until the ring lies around the kneecap.',
      warnings: braceWarnings,
      audience: braceAudience,
    },
  },
  {
    key: 'hinged-knee',
    category: 'Knee & Ankle',
    brand: 'Orthassil',
    name: 'Hinged Knee Brace (Genouillère Articulée), size {size}',
    picture: { shape: 'knee brace', label: 'Hinged Brace', tint: 'navy' },
    price: 6400,
    options: { size: { S: 1, M: 1, L: 1, XL: 1.05 } },
    description:
      'Two aluminum hinges keep the knee from swaying sideways, while it can bend as it should. It opens at the front, so it goes on without lifting a painful leg. Often used after a sprain, on the advice of a doctor or physiotherapist.',
    features: [
      'Hinges on both sides',
      'Opens fully at the front',
      'Four adjustable straps',
      'Washable after removing the hinges',
    ],
    facts: {
      class: 'device',
      ingredients:
        'Neoprene-free knit of polyamide and elastane, two aluminum hinges, four straps with hook fastener.',
      usage:
        'Measure the thigh 12 cm above the knee: S 36 to 41, M 41 to 46, L 46 to 51, XL 51 to 58 cm. Close it at the front, the hinges beside the kneecap, and tighten the straps from bottom to top.',
      warnings: braceWarnings,
      audience: braceAudience,
    },
  },
  {
    key: 'ankle-brace',
    category: 'Knee & Ankle',
    brand: 'Orthassil',
    name: 'Ankle Support with Cross Straps (Chevillère), {color}, size {size}',
    picture: { shape: 'ankle brace', label: 'Ankle Support', tint: 'teal' },
    price: 2400,
    options: { color: { Teal: 'teal', Black: 'graphite' }, size: { S: 1, M: 1, L: 1, XL: 1 } },
    description:
      'A sleeve for the warmth and two crossed straps for the hold, like a bandage that is always wound right. Slim enough for a laced shoe. Put the sleeve on first, then pull the straps across the instep.',
    features: ['Figure-of-eight straps', 'Thin: fits into shoes', 'Open heel', 'Left and right'],
    facts: {
      class: 'device',
      ingredients: 'Polyamide 58 %, polyester 24 %, elastane 18 %; straps with hook fastener. Free of latex.',
      usage:
        'Measure around the ankle: S 18 to 21, M 21 to 24, L 24 to 27, XL 27 to 30 cm. Pull on the sleeve, cross the straps over the instep and close them at the sides.',
      warnings: braceWarnings,
      audience: braceAudience,
    },
  },
  {
    key: 'wrist-splint',
    category: 'Wrist & Hand',
    brand: 'Orthassil',
    name: 'Wrist Splint (Attelle de Poignet), {side}, size {size}',
    picture: { shape: 'wrist brace', label: 'Wrist Splint', tint: 'teal' },
    price: 2200,
    options: { side: { Left: 1, Right: 1 }, size: { S: 1, M: 1, L: 1 } },
    description:
      'An aluminum stay along the palm holds the wrist in a resting position at the keyboard, and at night if a doctor advises it, while the fingers stay free. The stay can be bent by hand to fit, or taken out. Three straps close with one hand.',
    features: ['Removable palm stay', 'Fingers stay free', 'Closes with one hand', 'Airy lining'],
    facts: {
      class: 'device',
      ingredients:
        'Polyester mesh, foam of polyurethane, aluminum stay, three straps with hook fastener. Free of latex.',
      usage:
        'For the {side:small} hand. Measure around the wrist: S 13 to 16, M 16 to 19, L 19 to 22 cm. Slide in the hand, put the stay along the palm and close the straps. Hand wash without the stay.',
      warnings: braceWarnings,
      audience: braceAudience,
    },
  },
  {
    key: 'thumb-brace',
    category: 'Wrist & Hand',
    brand: 'Orthassil',
    name: 'Thumb Brace (Attelle de Pouce), {side}, size {size}',
    picture: { shape: 'wrist brace', label: 'Thumb Brace', tint: 'clay' },
    price: 2100,
    options: { side: { Left: 1, Right: 1 }, size: { 'S/M': 1, 'L/XL': 1 } },
    description:
      'It steadies the base of the thumb when jars, phones and pruning shears ask too much of it. The splint follows the thumb and leaves the wrist movable. Hand wash, dry flat.',
    features: [
      'Moldable aluminum splint',
      'Wrist stays movable',
      'Slim under a sleeve',
      'Soft micro-fleece inside',
    ],
    facts: {
      class: 'device',
      ingredients: 'Polyester microfleece, aluminum splint, straps with hook fastener. Free of latex.',
      usage:
        'For the {side:small} hand. Measure around the wrist: S/M 13 to 17, L/XL 17 to 21 cm. Bend the splint to the thumb, then close the straps. Hand wash and dry flat.',
      warnings: braceWarnings,
      audience: braceAudience,
    },
  },
  {
    key: 'lumbar-belt',
    category: 'Back & Neck',
    brand: 'Orthassil',
    name: 'Lumbar Support Belt (Ceinture Lombaire) {height}, size {size}',
    picture: { shape: 'back belt', label: 'Lumbar Belt', tint: 'graphite' },
    price: 4200,
    options: { height: { '21 cm': 1, '26 cm': 1.15 }, size: { S: 1, M: 1, L: 1, XL: 1.05, XXL: 1.1 } },
    offer: 10,
    description:
      'Four flexible stays along the spine and two cross straps that multiply the pull of your hands. For lifting, driving and the days after a strained back. Wear it for the task, not all day, so that the muscles keep working.',
    features: [
      'Four flexible stays',
      'Double traction straps',
      'Breathing mesh',
      'Stays in place when sitting',
    ],
    facts: {
      class: 'device',
      ingredients:
        'Mesh of polyamide, polyester and elastane, four flexible stays, two cross straps with hook fastener. Height {height}.',
      usage:
        'Measure around the hips: S 75 to 85, M 85 to 95, L 95 to 105, XL 105 to 118, XXL 118 to 132 cm. Put the stays along the spine, close the belt, then tighten the straps. Wear it for the task.',
      warnings: braceWarnings,
      audience: 'Adults. Pregnant, or with a hernia or poor circulation: ask a doctor first.',
    },
  },
  {
    key: 'posture-strap',
    category: 'Back & Neck',
    brand: 'Orthassil',
    name: 'Posture Corrector (Redresse-Dos), size {size}',
    picture: { shape: 'back belt', label: 'Posture Strap', tint: 'blue' },
    price: 2600,
    options: { size: { 'S/M': 1, 'L/XL': 1 } },
    description:
      'Two padded loops draw the shoulders back gently and remind you to sit upright. Start with twenty minutes a day at the desk. It can be worn over a shirt or, unseen, under one.',
    features: [
      'Padded under the arms',
      'Adjusts at the front',
      'Thin enough for under a shirt',
      'For daily short wear',
    ],
    facts: {
      class: 'device',
      ingredients: 'Polyester and elastane, padding of foam, buckles of polyamide.',
      usage:
        'Chest S/M 70 to 95, L/XL 95 to 120 cm. Put it on like a backpack and tighten until the shoulders stand back without strain. Begin with twenty minutes a day, at most two hours.',
      warnings: braceWarnings,
      audience: 'Adults and teenagers. With pain in the back or arms, ask a doctor first.',
    },
  },
  {
    key: 'cervical-collar',
    category: 'Back & Neck',
    brand: 'Orthassil',
    name: 'Soft Cervical Collar (Collier Cervical) {height}, size {size}',
    picture: { shape: 'neck collar', label: 'Soft Collar', tint: 'sand' },
    price: 1500,
    options: { height: { '8 cm': 1, '10 cm': 1.1 }, size: { S: 1, M: 1, L: 1 } },
    description:
      'Foam with a cotton cover that rests the neck and keeps it warm. The front is cut out for the chin. Take the height from the distance between chin and collarbone, and ask a doctor if pain lasts.',
    features: ['Supple anatomical foam', 'Washable cotton cover', 'Cut out for the chin', 'Rear closure'],
    facts: {
      class: 'device',
      ingredients: 'Foam of polyurethane, cover of cotton stockinette, hook fastener. Height {height}.',
      usage:
        'Neck S 30 to 36, M 36 to 41, L 41 to 46 cm. Put the cut-out under the chin and close it behind. Wear it for short times and take it off to move the neck gently.',
      warnings: `${braceWarnings} After an accident, do not move the person: call for help.`,
      audience: 'Adults. Do not drive while you wear it.',
    },
  },
];
