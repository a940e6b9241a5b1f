import type { ProductLine } from '../product-line.ts';
import { cosmeticWarnings, outerUse } from '../usual-texts.ts';

export const faceTargeted: ProductLine[] = [
  {
    key: 'hyaluronic-serum',
    category: 'Serums',
    brand: 'Zahrelle',
    name: 'Hyaluronic Acid Serum {strength} (Sérum Hydratant), {volume}',
    picture: {
      shape: 'dropper',
      label: 'Hyaluronic Serum',
      detail: 'Pure moisture',
      tint: 'sky',
      prop: 'drops',
    },
    price: 2190,
    options: { strength: { '1 %': 1, '2 %': 1.2 }, volume: { '30 ml': 1, '50 ml': 1.45 } },
    offer: 15,
    featured: true,
    description:
      'Three sizes of hyaluronic acid: the large ones hold water on the surface, the small ones further in. Put four drops on skin that is still damp, then seal them in with a cream. Agrees with every other serum in this shop.',
    features: [
      'Plumps with moisture',
      'Three molecular weights',
      'No perfume, no oil',
      'For every skin type',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Glycerin, Sodium Hyaluronate ({strength}, in three molecular weights), Panthenol, Betaine, Xanthan Gum, Citric Acid, Phenoxyethanol, Ethylhexylglycerin.',
      usage: 'Morning and evening, pat four drops onto damp skin of face and neck, then apply a cream.',
      warnings: cosmeticWarnings,
      audience: 'Adults and teenagers, every skin type. Suitable in pregnancy.',
    },
  },
  {
    key: 'vitamin-c-serum',
    category: 'Serums',
    brand: 'Djurelle',
    name: 'Vitamin C Serum {strength} (Sérum Vitamine C), {volume}',
    picture: { shape: 'dropper', label: 'Vitamin C', detail: 'Radiance', tint: 'orange', prop: 'citrus' },
    price: 2690,
    options: { strength: { '10 %': 1, '15 %': 1.2, '20 %': 1.35 }, volume: { '15 ml': 0.6, '30 ml': 1 } },
    featured: true,
    description:
      'Ascorbic acid in a glass that lets no light through, because light is what spoils it. Begin with 10 percent and move up when the skin is used to it. In the morning, under sunscreen; a slight tingle during the first days is usual.',
    features: [
      'Brightens a dull complexion',
      'With vitamin E and ferulic acid',
      'Light-proof glass',
      'Use within three months',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Ascorbic Acid ({strength}), Propanediol, Glycerin, Tocopherol (1 %), Ferulic Acid (0.5 %), Panthenol, Sodium Hyaluronate, Phenoxyethanol.',
      usage:
        'In the morning, spread four drops over clean, dry face and neck. Follow with cream and sunscreen. {start} Use within three months.',
      warnings: `${cosmeticWarnings} Do not use it on irritated skin. Discard it once it has turned brown.`,
      audience: 'Adults. Suitable in pregnancy. Sensitive skin: test it inside the elbow first.',
      terms: {
        start: {
          '10 %': 'Begin with every other day.',
          '15 %': 'For skin that is used to 10 %.',
          '20 %': 'For skin that is used to 15 %.',
        },
      },
    },
  },
  {
    key: 'niacinamide-serum',
    category: 'Serums',
    brand: 'Djurelle',
    name: 'Niacinamide {strength} Serum, {volume}',
    picture: { shape: 'dropper', label: 'Niacinamide', detail: 'with Zinc', tint: 'violet', prop: 'drops' },
    price: 1950,
    options: { strength: { '5 %': 1, '10 %': 1.15 }, volume: { '30 ml': 1, '60 ml': 1.7 } },
    description:
      'Vitamin B3 with zinc for visible pores and for marks that stay after a blemish. A watery serum that vanishes at once, in the morning and in the evening. Results take eight weeks; take a picture on the first day.',
    features: ['Refines the look of pores', 'Regulates shine', 'With 1 % zinc', 'Watery texture'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Niacinamide ({strength}), Pentylene Glycol, Zinc PCA (1 %), Glycerin, Xanthan Gum, Allantoin, Phenoxyethanol, Ethylhexylglycerin.',
      usage: 'Morning and evening, spread four drops over clean skin before your cream. Give it eight weeks.',
      warnings: cosmeticWarnings,
      audience: 'Adults and teenagers from 14 years. Suitable in pregnancy.',
    },
  },
  {
    key: 'eye-contour',
    category: 'Eye Care',
    brand: 'Zahrelle',
    name: 'Eye Contour {texture} (Contour des Yeux), 15 ml',
    familyName: 'Eye Contour Care',
    picture: { shape: 'tube', label: 'Eye Contour', detail: '15 ml', tint: 'mint' },
    price: 1850,
    options: { texture: { 'Cooling Gel': 1, 'Rich Cream': 1, 'Caffeine Roll-On': 1 } },
    description:
      'The skin around the eyes is thin and has few glands of its own. The gel cools morning puffiness, the cream softens fine lines, the roll-on does both on the way to work. Tap it in with the ring finger along the bone, not on the lid.',
    features: [
      'With caffeine and cucumber',
      'No perfume',
      'Suitable for contact lenses',
      'Under makeup, too',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Glycerin, Caffeine, Cucumis Sativus Fruit Extract, {base}, Sodium Hyaluronate, Panthenol, Phenoxyethanol. No perfume.',
      usage:
        'Morning and evening, tap an amount like a grain of rice along the bone around each eye with the ring finger. Leave out the lid.',
      warnings: cosmeticWarnings,
      audience: 'Adults, contact lens wearers too. Suitable in pregnancy.',
      content: '15 ml',
      terms: {
        base: {
          'Cooling Gel': 'Carbomer, Menthyl Lactate',
          'Rich Cream': 'Squalane, Butyrospermum Parkii Butter, Ceramide NP',
          'Caffeine Roll-On': 'Propanediol, Escin, Xanthan Gum',
        },
      },
    },
  },
  {
    key: 'blemish-gel',
    category: 'Blemish Care',
    brand: 'Hoggaline',
    name: 'Blemish Control Care (Soin Anti-Imperfections), {form}',
    picture: { shape: 'tube', label: 'Blemish Care', detail: 'Salicylic acid', tint: 'teal' },
    price: 1450,
    options: { form: { 'Daily Fluid 40 ml': 1, 'Spot Gel 15 ml': 0.6, 'Night Care 40 ml': 1.1 } },
    offer: 10,
    description:
      'Salicylic acid clears what blocks the pores, and panthenol calms what is left. The fluid is for the whole face, the gel for single spots, the night care for two evenings a week. Use sunscreen by day.',
    features: ['With salicylic acid', 'Matte finish', 'No perfume', 'Suitable from 12 years'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, {formula}, Glycerin, Panthenol, Zinc PCA, Xanthan Gum, Sodium Hydroxide, Phenoxyethanol. No perfume.',
      usage: '{use} Use sunscreen by day. Start with every other day if your skin is sensitive.',
      warnings: `${cosmeticWarnings} A tight feeling is usual at first. Do not use it together with other acids, or if you are allergic to aspirin.{alcohol}`,
      audience: 'Adults and teenagers from 12 years. Pregnant: ask your pharmacist.',
      content: '{form}',
      terms: {
        alcohol: {
          'Daily Fluid 40 ml': '',
          'Spot Gel 15 ml': ' Flammable until dry.',
          'Night Care 40 ml': '',
        },
        formula: {
          'Daily Fluid 40 ml': 'Salicylic Acid (1 %), Niacinamide, Silica',
          'Spot Gel 15 ml': 'Alcohol, Salicylic Acid (2 %), Melaleuca Alternifolia Leaf Oil',
          'Night Care 40 ml': 'Glycolic Acid (6 %), Salicylic Acid (1 %), Squalane',
        },
        use: {
          'Daily Fluid 40 ml': 'Once a day, spread a thin layer over the clean face.',
          'Spot Gel 15 ml': 'Dab on single spots in the evening.',
          'Night Care 40 ml': 'Two evenings a week, spread it over the clean face.',
        },
      },
    },
  },
  {
    key: 'pimple-patches',
    category: 'Blemish Care',
    brand: 'Hoggaline',
    name: 'Hydrocolloid Spot Patches (Patchs), {pack}',
    picture: { shape: 'box', label: 'Spot Patches', detail: 'Hydrocolloid', tint: 'teal' },
    price: 590,
    options: { pack: { '24 patches': 1, '72 patches': 2.5 } },
    description:
      'Clear dots that draw fluid out of a spot overnight and keep fingers away from it. Put one on clean, dry skin before any cream. When it has turned white, it has done its work.',
    features: ['Three diameters', 'Almost invisible', 'Stays on overnight', 'No active drug'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Hydrocolloid (cellulose gum, styrene-isoprene block copolymer, polyisobutylene) on a polyurethane film. No active substance, no latex. {pack} of 8, 10 and 12 mm.',
      usage:
        'Wash and dry the skin. Press a patch onto the spot before any cream, leave it overnight and peel it off once it has turned white.',
      warnings:
        'Single use. Do not put it on open, infected or bleeding skin. Remove the patch if it itches.',
      audience: 'Adults and children from 8 years. Suitable in pregnancy.',
    },
  },
  {
    key: 'lip-balm',
    category: 'Lips & Masks',
    brand: 'Rosablida',
    name: 'Lip Balm (Baume à Lèvres), {flavor}',
    picture: { shape: 'stick', label: 'Lip Balm', detail: 'Beeswax', tint: 'rose' },
    price: 320,
    options: { flavor: { Rose: 'rose', Honey: 'honey', Almond: 'honey', Mint: 'mint', Unscented: 'rose' } },
    description:
      'Beeswax, shea butter and almond oil in a stick that holds its shape in a warm pocket. It shines a little and does not taste of anything but its name. 4 grams, enough for a winter.',
    features: [
      'With beeswax and shea',
      'No mineral oil',
      'Keeps its shape in summer',
      'For the whole family',
    ],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Prunus Amygdalus Dulcis Oil, Cera Alba, Butyrospermum Parkii Butter, Ricinus Communis Seed Oil, Candelilla Cera, Tocopherol{aroma}.',
      usage: 'Spread on dry lips as often as you like, and before going out into wind, cold or sun.',
      warnings: `${outerUse} Do not use it if you are allergic to bee products or almonds. Store below 35 °C.`,
      audience: 'The whole family from 3 years. Suitable in pregnancy.',
      content: '4 g',
      terms: {
        aroma: {
          Rose: ', Rosa Damascena Flower Oil',
          Honey: ', Mel',
          Almond: ', Aroma',
          Mint: ', Mentha Piperita Oil',
          Unscented: '',
        },
      },
    },
  },
  {
    key: 'clay-mask',
    category: 'Lips & Masks',
    brand: 'Rosablida',
    name: '{clay} Clay Mask (Masque à l’Argile), {volume}',
    picture: { shape: 'jar', label: 'Clay Mask', detail: 'Ready to use', tint: 'leaf' },
    price: 850,
    options: {
      clay: { Green: 1, Pink: 1, White: 1, Ghassoul: 1 },
      volume: { '100 g': 1, '200 g': 1.7 },
    },
    description:
      'Green for oily skin, pink for sensitive, white for dry, ghassoul for face and hair together. Ready to use: spread it thinly, wait ten minutes and rinse before it cracks. Once a week.',
    features: ['Ready to use', 'Takes up excess sebum', 'With orange blossom water', 'Glass jar'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, {clay2}, Citrus Aurantium Amara Flower Water, Glycerin, Xanthan Gum, Sodium Benzoate, Potassium Sorbate.',
      usage:
        'Once a week, spread a thin layer over clean face and neck, leave the eyes free, wait ten minutes and rinse with lukewarm water before it cracks.{hair}',
      warnings: cosmeticWarnings,
      audience: 'Adults and teenagers from 12 years. Suitable in pregnancy.',
      terms: {
        clay2: {
          Green: 'Illite',
          Pink: 'Kaolin, Illite, Iron Oxides',
          White: 'Kaolin',
          Ghassoul: 'Moroccan Lava Clay',
        },
        hair: {
          Green: '',
          Pink: '',
          White: '',
          Ghassoul: ' For hair, work it into wet roots and rinse well.',
        },
      },
    },
  },
  {
    key: 'sheet-mask',
    category: 'Lips & Masks',
    brand: 'Zahrelle',
    name: 'Sheet Mask (Masque Tissu), {need}, {pack}',
    picture: { shape: 'pouch', label: 'Sheet Mask', detail: 'Serum mask', tint: 'rose', prop: 'petals' },
    price: 240,
    options: { need: { Hydrating: 1, Radiance: 1, Soothing: 1 }, pack: { '1 mask': 1, '5 masks': 4.4 } },
    description:
      'A thin cloth of cellulose with a full spoon of serum. Lay it on for fifteen minutes and pat in what remains. Cold from the refrigerator, it wakes the face up before an evening out.',
    features: ['25 ml of serum', 'Biodegradable cloth', 'Fifteen minutes', 'No rinsing'],
    facts: {
      class: 'cosmetic',
      ingredients:
        'Aqua, Glycerin, Butylene Glycol, {formula}, Sodium Hyaluronate, Xanthan Gum, Phenoxyethanol. Cloth of cellulose. 25 ml of serum a mask.',
      usage:
        'Unfold on the clean face, smooth it down, take it off after fifteen minutes and pat in what remains. Do not rinse.',
      warnings: `${cosmeticWarnings} Single use.`,
      audience: 'Adults and teenagers from 12 years. Suitable in pregnancy.',
      terms: {
        formula: {
          Hydrating: 'Betaine, Aloe Barbadensis Leaf Juice',
          Radiance: 'Ascorbyl Glucoside, Niacinamide',
          Soothing: 'Panthenol, Centella Asiatica Extract',
        },
      },
    },
  },
];
