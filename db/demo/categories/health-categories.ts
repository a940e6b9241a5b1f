import type { MainCategory } from './main-category.ts';

/** The main categories of health, with their subcategories. */
export const healthCategories: Record<string, MainCategory> = {
  'Vitamins & Supplements': {
    description: 'Vitamins, minerals, plants and bee products for every age and every season of the year.',
    tint: 'orange',
    tile: [
      { shape: 'gummy jar', brand: 'Vitanoor', label: 'Multi Kids', tint: 'coral' },
      { shape: 'blister', brand: 'Zibanea', label: 'Iron', tint: 'plum' },
      { shape: 'pill bottle', brand: 'Vitanoor', label: 'Vitamin C', detail: '1000 mg', tint: 'orange' },
    ],
    children: {
      Vitamins: {
        description: 'Single vitamins and complete formulas, from drops for infants to tablets for seniors.',
        children: {
          'Vitamin C': 'Vitamin C in tablets and effervescent tubes (vitamine C).',
          'Vitamin D': 'Vitamin D3 in drops and softgels, for gray months and for indoor days.',
          'B Vitamins': 'B complex, B12 and folic acid, also for the months around a pregnancy.',
          Multivitamins: 'All the daily vitamins in one: for women, men, children and people over 50.',
        },
      },
      Minerals: {
        description: 'Magnesium, iron, zinc and calcium in tablets, capsules, ampoules and syrup.',
        children: {
          Magnesium: 'Magnesium in capsules, ampoules and sticks, by the amount of each.',
          Iron: 'Iron with vitamin C, in tablets and as a syrup, for those whose intake falls short.',
          'Zinc & Calcium': 'Zinc with selenium, and calcium with vitamin D3.',
        },
      },
      'Everyday Balance': {
        description: 'Supplements chosen by need: sleep, digestion, joints, beauty and drive.',
        children: {
          'Sleep & Calm': 'Melatonin and infusions for the evening.',
          'Digestion & Transit': 'Probiotics, psyllium fiber and charcoal.',
          'Joint Comfort': 'Collagen, glucosamine and turmeric for people who walk, garden or train.',
          'Hair, Skin & Nails': 'Biotin with zinc, and brewer’s yeast, taken with meals.',
          'Energy & Focus': 'Ginseng, royal jelly and spirulina for demanding weeks.',
        },
      },
      'Plants, Bees & Oils': {
        description: 'Honey, propolis, black seed and fish oils, bottled with care.',
        children: {
          'Honey & Propolis': 'What the hive gives: sprays, syrups and drops for throat and voice.',
          'Omega-3 & Oils': 'Fish, cod liver and black seed (nigelle) oils in softgels and bottles.',
        },
      },
    },
  },
  'First Aid': {
    description: 'Everything for the small accidents of the day, at home, at school and on the road.',
    tint: 'red',
    tile: [
      { shape: 'roll', brand: 'Pansoria', label: 'Bandage', tint: 'sky' },
      { shape: 'aerosol', brand: 'Pansoria', label: 'Cold Spray', tint: 'blue' },
      { shape: 'first-aid case', brand: 'Pansoria', label: 'First Aid', tint: 'red' },
    ],
    children: {
      Dressings: {
        description: 'Plasters, compresses and bandages to cover, hold and protect.',
        children: {
          Plasters: 'Adhesive plasters (pansements) for fingers, knees, heels and sensitive skin.',
          Compresses: 'Sterile compresses and cotton for cleaning and covering wounds.',
          'Bandages & Tapes': 'Crêpe, cohesive and elastic bandages (bandes), with the tape that holds them.',
        },
      },
      Antiseptics: 'Alcohol at 70° for unbroken skin, and a lotion that cleans around small wounds.',
      'Mosquitoes & Bites':
        'Nets, lotions and sprays (anti-moustiques) for babies and grown-ups, and care after a bite.',
      'Hot & Cold Care': 'Gel packs for cold and warmth, and a cold spray for the edge of the pitch.',
      'First Aid Kits': 'Filled cases for the car, the home, the school and the trail (trousses de secours).',
    },
  },
  'Orthopedics & Mobility': {
    description: 'Supports, walking aids and compression, fitted by size, for recovery and for every day.',
    tint: 'navy',
    tile: [
      { shape: 'crutch', brand: 'Marchelia', label: '', tint: 'teal' },
      { shape: 'stocking', brand: 'Orthassil', label: '', tint: 'clay' },
      { shape: 'knee brace', brand: 'Orthassil', label: '', tint: 'blue' },
    ],
    children: {
      'Braces & Supports': {
        description: 'Knitted and rigid supports that steady a joint without stopping it.',
        children: {
          'Knee & Ankle': 'Knitted and hinged supports for knees and ankles (genouillères, chevillères).',
          'Wrist & Hand': 'Splints for wrists and thumbs (attelles de poignet).',
          'Back & Neck': 'Lumbar belts, posture straps and soft collars (ceintures lombaires).',
        },
      },
      'Walking Aids': {
        description: 'From a light folding stick to a steady frame: help that is cut to the body’s height.',
        children: {
          'Walking Canes': 'Adjustable, folding and four-footed sticks (cannes), each in three sizes.',
          'Crutches & Frames': 'Forearm crutches, folding frames and the tips that wear out.',
        },
      },
      'Compression Hosiery': 'Knee-high stockings with graduated pressure, in the French classes 1 and 2.',
      'Foot Comfort': 'Insoles, heel cups, toe separators and soft socks (semelles, talonnettes).',
    },
  },
  'Medical Wear': {
    description: 'What people in hospitals, pharmacies and laboratories wear, from head to foot.',
    tint: 'teal',
    tile: [
      { shape: 'scrubs', brand: 'Mizarel', label: '', tint: 'teal' },
      { shape: 'clog', brand: 'Khatwane', label: '', tint: 'blue' },
      { shape: 'coat', brand: 'Mizarel', label: '', tint: 'teal' },
    ],
    children: {
      'Medical Footwear': {
        description: 'Closed, washable and slip-resistant, for twelve hours on hard floors.',
        children: {
          'Medical Clogs': 'Light clogs (sabots médicaux) from 35 to 46, with strap or without.',
          'Nursing Shoes': 'Closed work shoes with a cushioned sole (chaussures professionnelles).',
        },
      },
      'Professional Clothing': {
        description: 'Cloth that stands daily washing at 60 degrees and still looks neat.',
        children: {
          'Lab Coats': 'White coats (blouses blanches) for doctors, pharmacists and students.',
          Scrubs: 'Tunic and trouser sets (tenues de bloc) in the colors of the wards.',
          'Gowns & Operating Attire': 'Reusable gowns for the operating room and for patients.',
        },
      },
      'Single-Use Protection': 'Gloves and masks by the box, and a washable cap.',
    },
  },
  'Health Devices': {
    description: 'Reliable instruments for checking and caring at home, with clear displays.',
    tint: 'blue',
    tile: [
      { shape: 'infrared thermometer', brand: 'Nabdium', label: '', tint: 'teal' },
      { shape: 'oximeter', brand: 'Nabdium', label: '', tint: 'navy' },
      { shape: 'pressure monitor', brand: 'Nabdium', label: '', tint: 'blue' },
    ],
    children: {
      Thermometers: 'Digital, flexible and contactless thermometers (thermomètres).',
      'Blood Pressure Monitors': 'Arm and wrist monitors (tensiomètres) and their spare cuffs.',
      'Breathing & Oxygen': 'Nebulizers, spacers and pulse oximeters (nébuliseurs, oxymètres).',
      'Diabetes Care': 'Glucose meters, strips, lancets and cooling cases for insulin.',
      'Scales & Heat': 'Bathroom scales and heating pads (coussins chauffants).',
    },
  },
  'Sport & Slimming': {
    description: 'Protein, hydration and light nutrition for training days and for patient goals.',
    tint: 'graphite',
    tile: [
      { shape: 'effervescent tube', brand: 'Riyadine', label: 'Electrolytes', tint: 'sky' },
      { shape: 'box', brand: 'Rachikine', label: 'Tea', tint: 'leaf' },
      { shape: 'tub', brand: 'Riyadine', label: 'Whey', detail: 'Vanilla', tint: 'orange' },
    ],
    children: {
      'Sports Nutrition': {
        description: 'Protein, bars, amino acids and electrolytes, with the label told plainly.',
        children: {
          'Protein & Bars': 'Whey, plant protein and bars in flavors that people finish.',
          'Amino Acids & Hydration': 'Creatine, amino acids and electrolytes, measured by the scoop.',
        },
      },
      Slimming: {
        description: 'Light infusions, konjac fiber and counted meals, as part of balanced eating.',
        children: {
          'Infusions & Capsules':
            'Infusions of green tea, hibiscus or fennel, and konjac capsules (minceur).',
          'Meal Replacements': 'Shakes with vitamins for a counted meal.',
        },
      },
    },
  },
};
