/**
 * Some products of a line: all of them, or only those with these options. `['sun-milk', 'SPF 50+']` are the sun milks
 * of SPF 50+ in every size.
 */
type Choice = [line: string, ...options: string[]];

type Need = {
  slug: string;
  name: string;
  /** Two to four sentences that help to choose, without a promise to heal. */
  description: string;
  choices: Choice[];
};

/** The needs by which shoppers look for products, in the order in which the shop shows them. */
export const needs: Need[] = [
  {
    slug: 'newborn',
    name: 'Newborn',
    description:
      'The first weeks need few things, and mild ones: water, cotton and liniment for the change, a wash without perfume, a thermometer and vitamin D drops. Your doctor tells you how many drops a day; give only one product with vitamin D, and ask first if the baby has had an ampoule at the health center. Until 6 months a net is the way to keep mosquitoes off.',
    choices: [
      ['vitamin-d3-drops'],
      ['diapers', '1 Newborn 2-5 kg'],
      ['liniment'],
      ['baby-cotton'],
      ['baby-wash'],
      ['diaper-cream'],
      ['nasal-care'],
      ['digital-thermometer', 'Baby Tip'],
      ['baby-bottle', '120 ml'],
      ['teats', 'Slow 0 Months'],
      ['pacifier', '0-6 Months'],
      ['mosquito-net', 'Stroller'],
      ['mosquito-net', 'Cot'],
    ],
  },
  {
    slug: 'sun',
    name: 'Sun',
    description:
      'For the face, choose by skin type and take two finger lengths; for the body, about six teaspoons. Put on sunscreen again every two hours and after bathing. Fair skin, children and brown spots call for SPF 50+, and shade at midday helps more than any cream.',
    choices: [
      ['face-sunscreen', 'SPF 50+'],
      ['face-sunscreen', 'SPF 30'],
      ['tinted-sunscreen'],
      ['kids-sun'],
      ['sun-milk', 'SPF 50+'],
      ['sun-spray', 'SPF 50+'],
      ['sun-stick', 'SPF 50+'],
      ['after-sun', '200 ml'],
    ],
  },
  {
    slug: 'mosquitoes',
    name: 'Mosquitoes',
    description:
      'Up to 6 months, protect a baby with a net over stroller and cot. From 6 months a lotion made for babies can be used, from 2 years a spray with 10 % icaridin. Repellent goes on uncovered skin only and never on small hands. After a bite, cool the skin and do not scratch.',
    choices: [
      ['mosquito-net'],
      ['baby-mosquito-lotion'],
      ['mosquito-spray'],
      ['after-bite'],
      ['cold-hot-pack', 'Small 13 x 14 cm'],
    ],
  },
  {
    slug: 'blood-pressure',
    name: 'Blood Pressure at Home',
    description:
      'Measure around the middle of your upper arm first: the wrong cuff shows wrong values. Up to 32 cm the standard cuff fits; for a thicker arm choose the monitor with the cuff of 22-42 cm, or a spare cuff up to 52 cm. Sit still for five minutes, measure twice in the morning and evening, and show the values to your doctor.',
    choices: [
      ['arm-pressure-monitor', '22-42 cm'],
      ['arm-pressure-monitor', '22-32 cm'],
      ['spare-cuff'],
      ['wrist-pressure-monitor'],
    ],
  },
  {
    slug: 'sleep',
    name: 'Sleep',
    description:
      'Good nights begin with habits: a fixed hour, a dark room and no screen in bed. Melatonin contributes to the reduction of time taken to fall asleep. A warm infusion belongs to a quiet evening. If you have slept badly for more than four weeks, talk to a doctor.',
    choices: [['melatonin'], ['night-infusion'], ['magnesium-bisglycinate'], ['magnesium-ampoules']],
  },
  {
    slug: 'hair-loss',
    name: 'Hair Loss',
    description:
      'Hair falls more in autumn, after a birth and after weeks of stress. Biotin and zinc contribute to the maintenance of normal hair, and a lotion massaged into the scalp makes it look denser. Give any of them three months. See a doctor about sudden or patchy loss.',
    choices: [
      ['anti-hair-loss'],
      ['hair-nails'],
      ['brewers-yeast'],
      ['zinc', '10 mg'],
      ['iron-vitamin-c', '14 mg'],
      ['repair-shampoo', 'Castor Oil'],
      ['argan-oil', 'Castor'],
      ['hair-mask', 'Argan'],
    ],
  },
  {
    slug: 'ramadan',
    name: 'Ramadan',
    description:
      'Between sunset and dawn, drink often and in small glasses; electrolyte tablets bring sodium and potassium after a hot day. Dates are the usual start to the meal, and miswak and a rinse keep the breath fresh. If you are pregnant, have diabetes or take medicines, ask your doctor before you fast.',
    choices: [
      ['date-energy-bar'],
      ['electrolytes', '1 tube'],
      ['psyllium-fiber', '200 g'],
      ['probiotics', '5 strains'],
      ['charcoal'],
      ['toothpaste', 'Miswak & Clove'],
      ['mouthwash', 'Dry Mouth'],
      ['night-infusion', 'Verbena & Linden'],
      ['lip-balm', 'Unscented'],
    ],
  },
  {
    slug: 'winter',
    name: 'Winter',
    description:
      'Short days and dry indoor air ask for a little more care. Vitamins C and D and zinc contribute to the normal function of the immune system; honey and thyme are pleasant for a dry throat; salt water rinses the nose. One product with vitamin D is enough.',
    choices: [
      ['vitamin-c-tablets', '500 mg'],
      ['vitamin-c-effervescent', '20 tablets'],
      ['vitamin-d3-softgels', '1000 IU'],
      ['zinc', '10 mg'],
      ['honey-thyme-syrup'],
      ['throat-lozenges', '24 lozenges'],
      ['propolis-throat-spray', '20 ml'],
      ['nasal-care'],
      ['surgical-masks', '50 masks'],
      ['lip-balm', 'Honey'],
    ],
  },
  {
    slug: 'dry-skin',
    name: 'Dry Skin',
    description:
      'Wash with an oil or a bar without soap, in lukewarm water and not for long. Put on cream within three minutes, while the skin is still damp. Choose products without perfume when the skin itches. Skin that weeps or keeps you awake needs a doctor.',
    choices: [
      ['shea-balm'],
      ['shower-oil'],
      ['surgras-soap'],
      ['body-milk', 'Unscented'],
      ['cream-cleanser'],
      ['day-cream', 'Dry Skin'],
      ['night-cream', 'Nourishing'],
      ['hand-cream', 'Unscented'],
      ['foot-cream', '10 %'],
      ['lip-balm', 'Unscented'],
    ],
  },
  {
    slug: 'acne-prone-skin',
    name: 'Acne-Prone Skin',
    description:
      'Three steps are enough: a mild gel in the morning and evening, a care product with salicylic acid or niacinamide, and a light sunscreen. Begin with every other day and give it eight weeks. Do not squeeze; a patch keeps the fingers away. Painful or deep spots need a doctor.',
    choices: [
      ['foaming-gel'],
      ['blemish-gel'],
      ['pimple-patches'],
      ['niacinamide-serum'],
      ['day-cream', 'Oily Skin'],
      ['face-sunscreen', 'Oily Skin'],
      ['micellar-water', 'Oily Skin'],
      ['clay-mask', 'Green'],
    ],
  },
  {
    slug: 'pregnancy',
    name: 'Pregnancy',
    description:
      'Folic acid is best begun a month before, and later a prenatal formula takes over. Light compression stockings suit legs that stand for long, an oil keeps the skin supple, and nursing pads belong in the bag for the clinic. Show every supplement to your doctor or midwife.',
    choices: [
      ['folic-acid', '400 µg'],
      ['prenatal'],
      ['stretch-mark-oil'],
      ['compression-stockings', 'Class 1', 'Beige'],
      ['face-sunscreen', 'SPF 50+', 'Sensitive Skin'],
      ['intimate-wash', 'Every Day'],
      ['nursing-pads'],
      ['nipple-balm'],
      ['breast-pump'],
      ['sanitary-pads', 'Post-Birth'],
    ],
  },
  {
    slug: 'diabetes-and-feet',
    name: 'Diabetes Care & Feet',
    description:
      'Meter, strips and lancets for the daily check, and a case that keeps insulin cool on the way. Feet deserve a look every evening: wash, dry between the toes, and use a cream with 10 % urea, but never between the toes. Socks without seams do not rub. Any sore on a foot needs a doctor at once.',
    choices: [
      ['glucose-meter'],
      ['glucose-strips'],
      ['lancets', '33G'],
      ['lancets', '30G'],
      ['diabetes-case'],
      ['comfort-socks'],
      ['foot-cream', '10 %'],
    ],
  },
  {
    slug: 'back-and-joints',
    name: 'Back & Joints',
    description:
      'Many people like warmth on a tense back and cold on a fresh knock. A belt or knee support helps for the task, not all day, because muscles need work. Measure before you choose a size. See a doctor about pain after a fall, numbness or weak legs.',
    choices: [
      ['lumbar-belt', '21 cm'],
      ['heating-pad'],
      ['cold-hot-pack'],
      ['knee-sleeve', 'Black'],
      ['posture-strap'],
      ['cervical-collar', '8 cm'],
      ['glucosamine'],
    ],
  },
  {
    slug: 'travel-and-hajj',
    name: 'Travel & Hajj',
    description:
      'Long flights, heat and many kilometers on foot: compression stockings for the journey, plasters for the heels, electrolytes and a sun stick for the way. Products without perfume suit the days of ihram. Put your medicines into your hand luggage and take enough for the whole journey.',
    choices: [
      ['sun-stick', 'SPF 50+'],
      ['roll-on-deodorant', 'Unscented'],
      ['surgras-soap', '100 g'],
      ['lip-balm', 'Unscented'],
      ['electrolytes', '1 tube'],
      ['compression-stockings', 'Class 1', 'Black'],
      ['gel-insoles', 'Everyday'],
      ['blister-plasters', '5 pieces'],
      ['hand-gel', '80 ml'],
      ['surgical-masks', '50 masks'],
      ['first-aid-kit', 'Hiking'],
      ['intimate-wipes', '15 wipes'],
      ['diabetes-case', 'Two Pens'],
      ['mosquito-spray', '20 %'],
    ],
  },
];
