import type { MainCategory } from './main-category.ts';

/** The main categories of care and hygiene, with their subcategories. */
export const careCategories: Record<string, MainCategory> = {
  'Face Care': {
    description:
      'Cleansers, creams and serums for every skin type, chosen for what they do and for what they leave out.',
    tint: 'rose',
    tile: [
      { shape: 'tube', brand: 'Hoggaline', label: 'Gel Cleanser', tint: 'mint' },
      { shape: 'jar', brand: 'Djurelle', label: 'Night Cream', tint: 'violet' },
      { shape: 'dropper', brand: 'Zahrelle', label: 'Serum', detail: '30 ml', tint: 'rose' },
    ],
    children: {
      Cleansing: {
        description: 'The first step, morning and evening: take off the day and nothing more.',
        children: {
          'Cleansing Gels': 'Foaming and soap-free gels (gels nettoyants) for oily to sensitive skin.',
          'Micellar Waters & Toners': 'Waters and lotions (eau micellaire) that remove makeup and refresh.',
        },
      },
      Moisturizing: {
        description: 'Day and night creams (crèmes hydratantes) by skin type.',
        children: {
          'Day Creams': 'Light to rich textures that sit well under sunscreen and makeup.',
          'Night Creams': 'Nourishing textures for the hours in which skin rests.',
        },
      },
      'Targeted Care': {
        description: 'Concentrated formulas for one concern at a time.',
        children: {
          Serums: 'Hyaluronic acid, vitamin C and niacinamide, a few drops at a time (sérums).',
          'Eye Care': 'Gels and creams for the thin skin around the eyes (contour des yeux).',
          'Blemish Care': 'Daily care for shiny skin that is prone to imperfections.',
        },
      },
      'Lips & Masks': 'Balms (baume à lèvres), clay masks and sheet masks for a short pause.',
    },
  },
  'Hair Care': {
    description:
      'Shampoos, masks, oils and colors for hair that is washed in hard water and dried in the sun.',
    tint: 'mint',
    tile: [
      { shape: 'spray', brand: 'Tassilya', label: 'Hair Mist', tint: 'sand' },
      { shape: 'jar', brand: 'Tassilya', label: 'Mask', tint: 'honey' },
      { shape: 'flip bottle', brand: 'Tassilya', label: 'Shampoo', tint: 'mint' },
    ],
    children: {
      Shampoos: {
        description: 'A shampoo (shampooing) for each scalp and each kind of hair.',
        children: {
          'Everyday Shampoos': 'Mild formulas for frequent washing and for the whole family.',
          'Scalp Shampoos': 'For flakes and oily roots (antipelliculaire).',
          'Repair Shampoos': 'For dry, colored and brittle lengths.',
        },
      },
      'Conditioners & Masks': 'Balms and masks (masques capillaires) that untangle and soften.',
      'Oils & Treatments':
        'Argan, castor and cactus seed oils, a lotion for thinning hair, and care against lice.',
      'Hair Color': 'Gentle permanent colors (coloration) and plant henna in natural shades.',
    },
  },
  'Body & Hygiene': {
    description: 'Shower, soap, deodorant and milk: the daily basics, gentle enough for every day.',
    tint: 'sky',
    tile: [
      { shape: 'soap', brand: 'Casbaline', label: 'Olive Soap', tint: 'olive' },
      { shape: 'roll-on', brand: 'Casbaline', label: 'Deo', tint: 'blue' },
      { shape: 'pump', brand: 'Rosablida', label: 'Body Milk', tint: 'blush' },
    ],
    children: {
      'Shower & Bath': {
        description: 'What stands on the edge of the bathtub.',
        children: {
          'Shower Gels & Oils': 'Gels and oils (gel douche) for normal, dry and sensitive skin.',
          Soaps: 'Superfatted and traditional bars (savons) with olive, laurel and black seed.',
          Exfoliants: 'Sugar grains and black soap (gommage, savon noir) for a hammam at home.',
        },
      },
      'Body Moisturizing': {
        description: 'Milks, balms and creams for skin that feels tight.',
        children: {
          'Body Milks & Creams': 'Daily milks (lait corporel) and a rich balm, in bottle or jar.',
          'Hand & Foot Creams': 'Repairing creams for hands that work and heels that crack.',
        },
      },
      Deodorants: 'Roll-ons and sprays (déodorants), with and without scent.',
      'Hand Hygiene': 'Liquid soaps and alcohol gels (gel hydroalcoolique) for home and pocket.',
    },
  },
  'Oral Care': {
    description: 'Brushes, pastes and rinses for clean teeth and fresh breath, from the first tooth on.',
    tint: 'teal',
    tile: [
      { shape: 'electric toothbrush', brand: 'Sinnelia', label: 'Sonic', tint: 'blue' },
      { shape: 'clear bottle', brand: 'Sinnelia', label: 'Mouthwash', tint: 'mint' },
      { shape: 'toothbrush', brand: 'Sinnelia', label: 'Toothbrush', tint: 'teal' },
    ],
    children: {
      Toothbrushes: 'Manual and electric brushes (brosses à dents) by bristle and by age.',
      Toothpastes: 'Pastes (dentifrices) for sensitive teeth, gums, white teeth and children.',
      'Mouthwash & Floss': 'Rinses (bain de bouche), floss and brushes for the spaces between.',
      'Denture Care': 'Cleaning tablets and fixing cream for dentures (appareils dentaires).',
    },
  },
  'Mother & Baby': {
    description: 'Gentle care for newborns and comfort for mothers, before and after the birth.',
    tint: 'sun',
    tile: [
      { shape: 'soft pack', brand: 'Bahdjoun', label: 'Diapers', tint: 'mint' },
      { shape: 'pump', brand: 'Petinoor', label: 'Wash', tint: 'sky' },
      { shape: 'baby bottle', brand: 'Petinoor', label: 'Bottle', tint: 'coral' },
    ],
    children: {
      'Baby Skin Care': 'Washes, milks and creams (soins bébé) for very young skin.',
      'Diapers & Wipes': 'Diapers (couches) in six sizes, water wipes (lingettes) and cotton.',
      'Feeding & Nursing': {
        description: 'For meals from breast and bottle.',
        children: {
          'Bottles & Pacifiers': 'Anti-colic bottles (biberons), teats and pacifiers (sucettes) by age.',
          Breastfeeding: 'Pads, balms and pumps for nursing mothers (allaitement).',
        },
      },
      'Baby Comfort': 'Saline for nose and eyes, and teething gel.',
      Pregnancy: 'Supplements and body oils for the nine months (grossesse).',
    },
  },
  'Sun Care': {
    description: 'High protection for a strong sun, on the beach, at school and on the way to work.',
    tint: 'honey',
    tile: [
      { shape: 'spray', brand: 'Shamsolia', label: 'Body Spray', tint: 'orange' },
      { shape: 'stick', brand: 'Shamsolia', label: 'SPF 50+', tint: 'coral' },
      { shape: 'tube', brand: 'Shamsolia', label: 'Sun Cream', detail: 'SPF 50+', tint: 'sun' },
    ],
    children: {
      'Face Sunscreens': 'Invisible and tinted creams (écran solaire) and sticks for every day.',
      'Body Sunscreens': 'Milks, oils and sprays that cover quickly and resist water.',
      'Children in the Sun': 'Very high protection without perfume for small shoulders.',
      'After-Sun': 'Cooling milks and aloe gels (après-soleil).',
    },
  },
  'Intimate Care': {
    description: 'Mild washes, protection and comfort, with discreet packaging and clear words.',
    tint: 'plum',
    tile: [
      { shape: 'soft pack', brand: 'Nissaline', label: 'Pads', tint: 'violet' },
      { shape: 'tube', brand: 'Nissaline', label: 'Gel', tint: 'rose' },
      { shape: 'pump', brand: 'Nissaline', label: 'Intimate Wash', tint: 'plum' },
    ],
    children: {
      'Intimate Hygiene': 'Soap-free washes and wipes (gel intime) that respect the natural balance.',
      'Period Protection': 'Pads, liners and cups (serviettes hygiéniques, coupe menstruelle).',
      'Comfort & Bladder Care': 'Moisturizing gels and discreet protection for light to heavy leaks.',
    },
  },
  Men: {
    description: 'Shaving, beard and skin care that takes three minutes.',
    tint: 'pearl',
    tile: [
      { shape: 'razor', brand: 'Razelio', label: 'Razor', tint: 'navy' },
      { shape: 'tube', brand: 'Razelio', label: 'Face Gel', tint: 'blue' },
      { shape: 'aerosol', brand: 'Razelio', label: 'Shave Foam', tint: 'teal' },
    ],
    children: {
      Shaving: 'Foams, gels, razors and balms (mousse à raser, après-rasage).',
      'Beard Care': 'Oils, balms and shampoos for a beard that is kept (huile à barbe).',
      'Men’s Face & Body': 'Creams and shower gels with a sober scent.',
    },
  },
};
