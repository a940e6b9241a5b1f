import { type ProductLine, sizesOf } from '../product-line.ts';
import { footwearWarnings, wearWarnings } from '../usual-texts.ts';

const clogSizes = ['35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46'];
const clothSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

export const medicalWear: ProductLine[] = [
  {
    key: 'strap-clogs',
    category: 'Medical Clogs',
    brand: 'Khatwane',
    name: 'Medical Clogs with Strap (Sabots Médicaux), {color}',
    picture: { shape: 'clog', label: 'Strap Clog', detail: '35 to 46', tint: 'teal' },
    price: 3200,
    options: {
      color: { Teal: 'teal', Navy: 'navy', White: 'white', Plum: 'plum', Black: 'graphite' },
    },
    sizes: sizesOf(clogSizes, ['35', '46']),
    featured: true,
    description:
      'Light foam clogs for wards and pharmacies, with a strap that swings forward when you need to slip out quickly. The sole grips on wet tiles and the insole comes out for washing. They run wide: between two sizes, take the smaller.',
    features: ['Only 180 g a shoe', 'Slip-resistant sole', 'Washable at 50 °C', 'Antistatic'],
    facts: {
      class: 'wear',
      ingredients:
        'Foam of ethylene-vinyl acetate (EVA), rivets of polyoxymethylene, antistatic. 180 g a shoe. Removable insole.',
      usage:
        'They run wide: between two sizes, take the smaller. Wash by hand or at up to 50 °C, without spinning. Do not put them into the tumble dryer or the sun.',
      warnings: footwearWarnings,
      audience: 'Adults, indoors. For work where open heels are allowed.',
    },
  },
  {
    key: 'closed-clogs',
    category: 'Medical Clogs',
    brand: 'Khatwane',
    name: 'Closed Operating Room Clogs (Sabots de Bloc), {color}',
    picture: { shape: 'clog', label: 'Surgical Clog', detail: 'Autoclave', tint: 'emerald' },
    price: 4900,
    options: { color: { Green: 'emerald', White: 'white' } },
    sizes: sizesOf(clogSizes, ['36', '45', '46']),
    description:
      'Closed above and cut from one piece, so that nothing runs in. They stand the autoclave at 134 °C and many wash cycles. The raised footbed carries the arch through long operations.',
    features: [
      'Autoclave up to 134 °C',
      'Closed upper',
      'Antistatic and slip-resistant',
      'Anatomical footbed',
    ],
    facts: {
      class: 'wear',
      ingredients: 'One piece of thermoplastic elastomer, antistatic, closed upper. Raised footbed.',
      usage: 'Wash at up to 90 °C or sterilize at 134 °C. Let them dry in the air before you wear them.',
      warnings: footwearWarnings,
      audience: 'Adults who work in operating rooms and laboratories.',
    },
  },
  {
    key: 'nursing-shoes',
    category: 'Nursing Shoes',
    brand: 'Khatwane',
    name: 'Laced Nursing Shoes (Chaussures Infirmière), {color}',
    picture: { shape: 'shoe', label: 'Nursing Shoe', detail: '35 to 46', tint: 'pearl' },
    price: 6500,
    options: { color: { White: 'white', Navy: 'navy' } },
    sizes: sizesOf(clogSizes, ['35', '44']),
    offer: 10,
    description:
      'A trainer in work clothes: wipe-clean upper, memory foam inside and a heel that bends the first step. Toe and heel are closed, as most hospitals ask. Air the shoes overnight and change the insole after three months.',
    features: ['Memory foam insole', 'Wipe-clean upper', 'Cushioned heel', 'Slip resistance SRC'],
    facts: {
      class: 'wear',
      ingredients:
        'Upper of microfiber, lining of polyester mesh, insole of memory foam, sole of rubber and EVA. Slip resistance SRC.',
      usage:
        'Wipe with a damp cloth and mild soap. Air them overnight and change the insole after three months.',
      warnings: footwearWarnings,
      audience: 'Adults who stand and walk all day. Choose your usual size.',
    },
  },
  {
    key: 'slip-on-shoes',
    category: 'Nursing Shoes',
    brand: 'Khatwane',
    name: 'Slip-On Work Shoes (Mocassins Professionnels), {color}',
    picture: { shape: 'shoe', label: 'Slip-On', detail: '35 to 46', tint: 'sky' },
    price: 5800,
    options: { color: { Sky: 'sky', Black: 'graphite' } },
    sizes: sizesOf(clogSizes, ['46']),
    description:
      'Elastic sides instead of laces: in and out in a second, with a firm heel that still holds. The knit lets air through and dries quickly. Good for long rounds and for swollen feet in the evening.',
    features: ['Elastic sides', 'Airy knit', 'Removable insole', 'Light sole'],
    facts: {
      class: 'wear',
      ingredients: 'Upper of knitted polyester with elastic sides, removable insole of foam, sole of EVA.',
      usage: 'Wash the insole by hand and wipe the knit with a damp cloth. Dry them away from heaters.',
      warnings: footwearWarnings,
      audience: 'Adults who stand and walk all day, with feet that swell too.',
    },
  },
  {
    key: 'lab-coat',
    category: 'Lab Coats',
    brand: 'Mizarel',
    name: 'Lab Coat {cut} (Blouse Blanche), {cloth}',
    picture: { shape: 'coat', label: 'Lab Coat', tint: 'teal' },
    price: 3400,
    options: {
      cut: { Women: 1, Men: 1, Student: 0.8 },
      cloth: { 'Cotton-Polyester': 1, 'Pure Cotton': 1.3 },
    },
    sizes: sizesOf(clothSizes, ['XS', 'XXL']),
    featured: true,
    description:
      'A long white coat with a lapel collar, three pockets and a slit at the back for sitting. Press studs open at one pull. The blend needs hardly any ironing; pure cotton is cooler and is what chemistry rooms ask for.',
    features: ['Three pockets, one for pens', 'Press-stud front', 'Washable at 60 °C', 'Opaque white cloth'],
    facts: {
      class: 'wear',
      ingredients: '{fabric}, opaque white. Press studs of brass, free of nickel.',
      usage: 'Wash before the first wear. {wash} Iron at two dots. Choose your usual clothes size.',
      warnings:
        '{caution} It does not protect from acids, flames or rays. Change it as soon as something has been spilled on it.',
      audience: '{who}',
      terms: {
        fabric: {
          'Cotton-Polyester': 'Cotton 35 %, polyester 65 %, 190 g per square meter',
          'Pure Cotton': 'Cotton 100 %, 210 g per square meter',
        },
        wash: {
          'Cotton-Polyester': 'Wash at 60 °C; dry on low heat.',
          'Pure Cotton': 'Wash at 60 °C; it shrinks by up to 3 % at first.',
        },
        caution: {
          'Cotton-Polyester': 'Polyester melts: keep away from open flames.',
          'Pure Cotton': 'Cotton burns: keep away from open flames.',
        },
        who: {
          Women: 'Adults, women’s cut.',
          Men: 'Adults, men’s cut.',
          Student: 'Students, straight cut for women and men.',
        },
      },
    },
  },
  {
    key: 'short-coat',
    category: 'Lab Coats',
    brand: 'Mizarel',
    name: 'Short Pharmacist Coat (Blouse Courte), {trim}',
    picture: { shape: 'coat', label: 'Short Coat', detail: '{trim}', tint: 'emerald' },
    price: 2900,
    options: { trim: { 'Green Trim': 'emerald', 'Blue Trim': 'blue' } },
    sizes: sizesOf(clothSizes, ['XXL']),
    description:
      'Hip-long, with a mandarin collar and a colored edge: made for the counter, where a long coat is in the way. Short sleeves for the summer. The side slits let you reach the lowest drawer.',
    features: ['Short sleeves', 'Mandarin collar', 'Two large pockets', 'Keeps its white'],
    facts: {
      class: 'wear',
      ingredients:
        'Cotton 35 %, polyester 65 %, 180 g per square meter. Press studs of brass, free of nickel.',
      usage:
        'Wash before the first wear, at 60 °C with similar colors. Iron at two dots. Choose your usual clothes size.',
      warnings: wearWarnings,
      audience: 'Adults who work at a counter; straight cut.',
    },
  },
  {
    key: 'scrub-set',
    category: 'Scrubs',
    brand: 'Mizarel',
    name: 'Scrub Set (Tenue de Bloc), {cut}, {color}',
    picture: { shape: 'scrubs', label: 'Scrub Set', detail: '{color}', tint: 'teal' },
    price: 4200,
    options: {
      cut: { Women: 1, Men: 1 },
      color: { Teal: 'teal', Navy: 'navy', Plum: 'plum', Green: 'emerald' },
    },
    sizes: sizesOf(clothSizes, ['XS']),
    offer: 15,
    description:
      'V-neck tunic and drawstring trousers in a cloth with 2 % stretch. Five pockets take scissors, phone and notes. The colors hold through a hundred washes at 60 °C, so that sets bought later still match.',
    features: ['Cloth with stretch', 'Five pockets', 'Colorfast at 60 °C', 'Tunic and trousers together'],
    facts: {
      class: 'wear',
      ingredients: 'Polyester 72 %, viscose 26 %, elastane 2 %, 170 g per square meter. Tunic and trousers.',
      usage:
        'Wash before the first wear, at 60 °C with similar colors. Needs hardly any ironing. Choose your usual clothes size.',
      warnings: wearWarnings,
      audience: 'Adults, {cut2} cut.',
      terms: { cut2: { Women: 'women’s', Men: 'men’s' } },
    },
  },
  {
    key: 'scrub-top',
    category: 'Scrubs',
    brand: 'Mizarel',
    name: 'Printed Scrub Top (Tunique Médicale), {color}',
    picture: { shape: 'scrubs', label: 'Scrub Top', detail: '{color}', tint: 'rose' },
    price: 2500,
    options: { color: { Rose: 'rose', Coral: 'coral', Violet: 'violet' } },
    sizes: sizesOf(clothSizes, ['XL', 'XXL']),
    description:
      'A friendly color for children’s wards and dental chairs. The tunic is cut a little longer, has side slits and a loop for the badge. Iron it inside out.',
    features: ['Side slits', 'Badge loop', 'Two front pockets', 'Soft after the first wash'],
    facts: {
      class: 'wear',
      ingredients: 'Cotton 50 %, polyester 50 %, 150 g per square meter.',
      usage:
        'Wash before the first wear, at 60 °C with similar colors. Iron inside out. Choose your usual clothes size.',
      warnings: wearWarnings,
      audience: 'Adults, straight cut.',
    },
  },
  {
    key: 'surgical-gown',
    category: 'Gowns & Operating Attire',
    brand: 'Mizarel',
    name: 'Reusable Surgical Gown (Casaque), {color}',
    picture: { shape: 'gown', label: 'Gown', detail: '{color}', tint: 'blue' },
    price: 3900,
    options: { color: { Blue: 'blue', Green: 'emerald' } },
    sizes: sizesOf(clothSizes, ['XS', 'S']),
    description:
      'A tightly woven gown that sheds liquid and closes at the back with ties. Knitted cuffs stay inside the glove. It stands seventy cycles of washing and sterilizing.',
    features: ['Liquid-repellent weave', 'Knitted cuffs', 'Ties at neck and waist', 'Seventy cycles'],
    facts: {
      class: 'wear',
      ingredients:
        'Polyester 99 %, carbon fiber 1 %, tightly woven and liquid-repellent; cuffs of knitted polyester.',
      usage:
        'Wash at 75 °C and sterilize at 134 °C. Check for holes against the light and mark each cycle; discard after seventy.',
      warnings:
        'It is not sterile when delivered: wash and sterilize it before use. Discard it when it is torn or no longer sheds water.',
      audience: 'Trained staff in operating rooms.',
    },
  },
  {
    key: 'patient-gown',
    category: 'Gowns & Operating Attire',
    brand: 'Mizarel',
    name: 'Patient Gown (Chemise d’Hôpital), {color}',
    picture: { shape: 'gown', label: 'Patient Gown', detail: '{color}', tint: 'sky' },
    price: 1900,
    options: { color: { Sky: 'sky', Rose: 'rose' } },
    sizes: sizesOf(clothSizes, ['XS']),
    description:
      'Soft cotton that overlaps at the back and ties at the side, so that dignity is kept on the corridor. The sleeves open with studs for drips. For hospital stays and for care at home.',
    features: ['Overlapping back', 'Sleeves that open', 'Soft cotton', 'Boil-proof'],
    facts: {
      class: 'wear',
      ingredients: 'Cotton 100 %, 140 g per square meter. Press studs free of nickel.',
      usage: 'Wash before the first wear; up to 95 °C. Dry on low heat.',
      warnings:
        'Long ties can get caught in bed rails: tie them short. Cotton burns: keep away from open flames.',
      audience: 'Adults in hospital or cared for at home. One cut for women and men.',
    },
  },
];
