import type { ProductLine } from '../product-line.ts';
import { deviceWarnings } from '../usual-texts.ts';

export const healthDevices: ProductLine[] = [
  {
    key: 'nebulizer',
    category: 'Breathing & Oxygen',
    brand: 'Nabdium',
    name: '{kind} Nebulizer (Nébuliseur)',
    picture: { shape: 'nebulizer', label: 'Nebulizer', tint: 'sky' },
    price: 8900,
    options: { kind: { Compressor: 1, Mesh: 1, 'Kids Compressor': 1 } },
    featured: true,
    description:
      'Turns a prescribed solution into a mist fine enough for the small airways. Two masks and a mouthpiece are in the box. The compressor is robust, the mesh model silent and portable. Rinse the cup after each use and let it dry.',
    features: [
      'Two masks and a mouthpiece',
      'Particles below 5 µm',
      'Parts can be boiled',
      'Two-year warranty',
    ],
    facts: {
      class: 'device',
      ingredients:
        '{device}, medicine cup, mouthpiece, mask for {masks}, filters. Particles below 5 µm. All parts free of latex.',
      usage:
        'Fill the cup with the prescribed solution, sit upright and breathe calmly until the mist ends. Rinse cup and mask with hot water after each use and let them dry; boil them once a week.',
      warnings: `${deviceWarnings} Only with solutions that a doctor prescribes, never with oils.`,
      audience: '{who}',
      terms: {
        device: {
          Compressor: 'Compressor of 1.4 kg with hose',
          Mesh: 'Mesh device of 120 g with battery',
          'Kids Compressor': 'Compressor of 1.2 kg with hose',
        },
        masks: {
          Compressor: 'adult and child',
          Mesh: 'adult and child',
          'Kids Compressor': 'child and baby',
        },
        who: {
          Compressor: 'Adults and children.',
          Mesh: 'Adults and children.',
          'Kids Compressor': 'Babies and children, under an adult’s eye.',
        },
      },
    },
  },
  {
    key: 'oximeter',
    category: 'Breathing & Oxygen',
    brand: 'Nabdium',
    name: 'Fingertip Pulse Oximeter (Oxymètre de Pouls), {color}',
    picture: { shape: 'oximeter', label: 'Oximeter', tint: 'navy' },
    price: 2900,
    options: { color: { Navy: 'navy', Coral: 'coral' } },
    description:
      'Oxygen saturation and pulse within ten seconds, on a display that can be read from both sides. Warm hands and nails without polish give the best reading. It does not replace a doctor’s judgment.',
    features: [
      'Saturation and pulse',
      'Turning display',
      'Switches itself off',
      'Lanyard and batteries included',
    ],
    facts: {
      class: 'device',
      ingredients:
        'Housing of ABS with sensor and turning display, two AAA batteries, lanyard. Saturation 70 to 100 %, accurate to 2 %; pulse 30 to 250 a minute.',
      usage:
        'Warm the hand, take off nail polish, put in a finger and keep still for ten seconds. Read the value once it no longer changes.',
      warnings: `${deviceWarnings} Trouble with breathing is an emergency at any value.`,
      audience: 'Adults and children from 6 years. Cold hands and dark nail polish give wrong values.',
    },
  },
  {
    key: 'inhalation-chamber',
    category: 'Breathing & Oxygen',
    brand: 'Nabdium',
    name: 'Inhalation Chamber (Chambre d’Inhalation), {age}',
    picture: { shape: 'box', label: 'Inhaler Spacer', tint: 'coral' },
    price: 2300,
    options: { age: { '0-9 Months': 1, '9 Months-6 Years': 1, 'From 6 Years': 1.05 } },
    description:
      'A spacer between inhaler and mouth, so that the spray is breathed in instead of hitting the throat. The valve moves visibly with each breath. Wash once a week with dish soap and do not rub it dry.',
    features: ['Soft mask by age', 'Valve that can be seen', 'Fits the usual inhalers', 'Antistatic'],
    facts: {
      class: 'device',
      ingredients:
        'Chamber of antistatic polymer, valve and mask of silicone. Free of latex and BPA. Fits the usual spray inhalers.',
      usage:
        'Shake the inhaler, plug it in, hold the mask close to the face, press once and breathe calmly {breaths}. Wash once a week with dish soap, and let it dry without rubbing.',
      warnings:
        'Only for inhalers that a doctor prescribes. One person only. Check the valve before each use; replace the chamber after twelve months. Keep small parts away from children.',
      audience: '{who}',
      terms: {
        breaths: { '0-9 Months': 'ten times', '9 Months-6 Years': 'six times', 'From 6 Years': 'four times' },
        who: {
          '0-9 Months': 'Babies up to 9 months.',
          '9 Months-6 Years': 'Children from 9 months to 6 years.',
          'From 6 Years': 'Adults and children from 6 years.',
        },
      },
    },
  },
  {
    key: 'lancets',
    category: 'Diabetes Care',
    brand: 'Nabdium',
    name: 'Lancets (Lancettes) {gauge}, {pack}',
    picture: { shape: 'box', label: 'Lancets', tint: 'red' },
    price: 420,
    options: {
      gauge: { '28G': 1, '30G': 1.05, '33G': 1.15 },
      pack: { '50 pieces': 1, '100 pieces': 1.8, '200 pieces': 3.3 },
    },
    description:
      'Fine, three-sided points for the usual lancing devices. The higher the number, the thinner the point. Use each one once, and collect the used ones in a hard container.',
    features: [
      'Sterile, for single use',
      'Three-sided polish',
      'Fits the usual lancing devices',
      'Twist-off cap',
    ],
    facts: {
      class: 'device',
      ingredients:
        'Needle of stainless steel, {gauge} ({width}), three-sided, sterilized by radiation; body of polyethylene.',
      usage:
        'Wash your hands with warm water. Put the lancet into the device, twist off the cap and prick the side of a fingertip. Change the finger each time.',
      warnings:
        'Single use, for one person only: shared lancets pass on infections. Collect used ones in a hard container. Do not use if the cap is loose. Keep away from children.',
      audience: 'Adults, and children under an adult’s eye, who measure blood sugar.',
      terms: { width: { '28G': '0.36 mm', '30G': '0.31 mm', '33G': '0.23 mm, for tender skin' } },
    },
  },
  {
    key: 'diabetes-case',
    category: 'Diabetes Care',
    brand: 'Nabdium',
    name: 'Cooling Case for Insulin (Trousse Isotherme), {size}',
    picture: { shape: 'first-aid case', label: 'Cool Case', tint: 'navy' },
    price: 2700,
    options: { size: { 'Two Pens': 1, 'Four Pens': 1.3, Family: 1.7 } },
    description:
      'Keeps pens and vials between 2 and 8 °C for up to ten hours with its two gel packs. A window shows the temperature. The packs are frozen flat and never touch the insulin.',
    features: [
      'Up to ten hours of cold',
      'Thermometer window',
      'Two gel packs included',
      'Hand luggage size',
    ],
    facts: {
      class: 'device',
      ingredients:
        'Case of polyester with insulating foam, thermometer window, two gel packs. Room for {room}.',
      usage:
        'Freeze the gel packs flat for eight hours, put them into their pockets and the insulin into the middle. Check the window: 2 to 8 °C. Keep it out of the sun.',
      warnings:
        'Insulin must not freeze or touch the packs. Discard insulin that froze or looks changed, and ask your pharmacist. Do not put it into the hold of a plane.',
      audience: 'People who travel with insulin or other medicines that need cold.',
      terms: {
        room: {
          'Two Pens': 'two pens and needles',
          'Four Pens': 'four pens, or two pens and vials',
          Family: 'eight pens, vials and a meter',
        },
      },
    },
  },
  {
    key: 'bathroom-scale',
    category: 'Scales & Heat',
    brand: 'Nabdium',
    name: 'Bathroom Scale (Pèse-Personne), {model}',
    picture: { shape: 'scale', label: 'Scale', tint: 'mint' },
    price: 2800,
    options: { model: { Glass: 1, 'Body Analysis': 1, Bamboo: 1 } },
    description:
      'Four sensors and a display that is easy to read from above. Put it on a hard, level floor and weigh yourself at the same hour. The analysis model estimates fat and water; it is not for people with a pacemaker.',
    features: [
      'Up to 180 kg in steps of 100 g',
      'Switches on by stepping',
      'Tempered glass or bamboo',
      'Large figures',
    ],
    facts: {
      class: 'device',
      ingredients: '{plate}, four sensors, display, batteries included. Up to 180 kg in steps of 100 g.',
      usage:
        'Put it on a hard, level floor and step on with bare feet, at the same hour each time. Stand still until the figure stops.',
      warnings:
        'Wet glass is slippery: do not step on with wet feet or on the edge. Keep batteries away from children.{pacemaker}',
      audience: 'Adults and children who can stand still.{who}',
      terms: {
        plate: {
          Glass: 'Tempered glass 6 mm',
          'Body Analysis': 'Tempered glass 6 mm with steel electrodes',
          Bamboo: 'Bamboo on a steel frame',
        },
        pacemaker: {
          Glass: '',
          'Body Analysis': ' The analysis sends a weak current: do not use it with a pacemaker.',
          Bamboo: '',
        },
        who: { Glass: '', 'Body Analysis': ' Pregnant: weight only, without the analysis.', Bamboo: '' },
      },
    },
  },
  {
    key: 'heating-pad',
    category: 'Scales & Heat',
    brand: 'Nabdium',
    name: 'Heating Pad (Coussin Chauffant), {shape}',
    optionName: 'Shape and size',
    picture: { shape: 'heat pad', label: 'Heating Pad', tint: 'clay' },
    price: 3600,
    options: { shape: { 'Classic 40 x 30 cm': 1, 'Large 60 x 40 cm': 1, 'Back & Neck': 1 } },
    offer: 25,
    description:
      'Even warmth in three levels from a soft cover that goes into the machine. It switches off after ninety minutes. It is not for small children or for people who cannot feel heat.',
    features: ['Three levels', 'Switches off by itself', 'Washable cover', 'Warm within minutes'],
    facts: {
      class: 'device',
      ingredients:
        'Cover of polyester fleece, heating wire with overheating protection, switch with three levels, mains cable of 2.5 m. {shape}.',
      usage:
        'Lay it flat on the body, choose a level and start with the lowest. It switches off after ninety minutes. Take off the switch before the cover goes into the machine.',
      warnings:
        'Do not sleep on it, fold it or use it wet. Do not use it on numb, swollen or injured skin, or together with warming creams. Check the cable before each use.',
      audience: 'Adults and children from 8 years who can feel heat. Pregnant: do not put it on the belly.',
    },
  },
];
