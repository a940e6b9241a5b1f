import type { ProductLine } from '../product-line.ts';
import { deviceWarnings } from '../usual-texts.ts';

export const feverAndPressure: ProductLine[] = [
  {
    key: 'digital-thermometer',
    category: 'Thermometers',
    brand: 'Nabdium',
    name: 'Digital Thermometer (Thermomètre Digital), {tip}',
    picture: { shape: 'thermometer', label: 'Thermometer', tint: 'teal' },
    price: 650,
    options: { tip: { 'Rigid Tip': 1, 'Flexible Tip': 1, 'Baby Tip': 1 } },
    description:
      'A result in thirty seconds under the tongue or the arm, with a beep at the end. The last value stays in memory. Waterproof, so it can be washed with soap and cleaned with alcohol.',
    features: ['Result in 30 seconds', 'Fever signal', 'Waterproof', 'Switches itself off'],
    facts: {
      class: 'device',
      ingredients:
        'Housing of ABS, tip of {tip2}, button cell included, case. Measures from 32.0 to 42.9 °C, accurate to 0.1 °C.',
      usage:
        'Hold it under the tongue, under the arm or in the rectum until it beeps. Under the arm, the value is about half a degree lower. Wash the tip with soap or wipe it with alcohol.',
      warnings: `${deviceWarnings} Babies under 3 months with 38 °C or more: see a doctor at once.`,
      audience: '{who}',
      terms: {
        tip2: {
          'Rigid Tip': 'stainless steel',
          'Flexible Tip': 'stainless steel on soft rubber',
          'Baby Tip': 'soft rubber with a stop',
        },
        who: {
          'Rigid Tip': 'Adults and children.',
          'Flexible Tip': 'Adults and children.',
          'Baby Tip': 'Babies from birth and small children.',
        },
      },
    },
  },
  {
    key: 'infrared-thermometer',
    category: 'Thermometers',
    brand: 'Nabdium',
    name: 'Contactless Infrared Thermometer (Thermomètre Frontal), {color}',
    picture: { shape: 'infrared thermometer', label: 'Infrared', detail: '1 second', tint: 'teal' },
    price: 3900,
    options: { color: { Teal: 'teal', Rose: 'rose' } },
    offer: 20,
    description:
      'Measures on the forehead from three centimeters away without waking a sleeping child. The display turns green, orange or red. It also reads milk and bath water; let it lie in the room for a quarter of an hour before use.',
    features: [
      'One second, no contact',
      'Display in three colors',
      'Remembers 32 values',
      'For body, bottle and bath',
    ],
    facts: {
      class: 'device',
      ingredients:
        'Housing of ABS, infrared sensor, display in three colors, two AAA batteries included. Body 34.0 to 42.9 °C, accurate to 0.2 °C; objects 0 to 100 °C.',
      usage:
        'Let it lie in the room for fifteen minutes. Point it at the middle of a dry forehead from three centimeters away and press. Repeat if a value surprises you.',
      warnings: `${deviceWarnings} Babies under 3 months with 38 °C or more: see a doctor at once.`,
      audience: 'Babies from birth, children and adults.',
    },
  },
  {
    key: 'arm-pressure-monitor',
    category: 'Blood Pressure Monitors',
    brand: 'Nabdium',
    name: 'Arm Blood Pressure Monitor {model} (Tensiomètre Bras), cuff {cuff}',
    familyName: 'Arm Blood Pressure Monitor',
    picture: { shape: 'pressure monitor', label: 'Arm Monitor', tint: 'blue' },
    price: 6500,
    options: {
      model: { Basic: 1, Comfort: 1.2, Bluetooth: 1.45 },
      cuff: { '22-32 cm': 1, '22-42 cm': 1.08 },
    },
    featured: true,
    description:
      'One button, large figures and a scale of colors beside them. It measures while it inflates, so the pressure stays low and the reading is over sooner. {fit} Sit for five minutes first, with the arm at the height of the heart, and note the values for your doctor.',
    features: [
      'Measures while inflating',
      'Irregular pulse is shown',
      '2 x 120 values for two people',
      'Batteries and case included',
    ],
    facts: {
      class: 'device',
      ingredients:
        'Monitor of ABS with display, cuff of nylon for arms of {cuff}, hose, {power}, case. Measures 20 to 280 mmHg, accurate to 3 mmHg.',
      usage:
        'Sit still for five minutes with your feet flat and your back supported. Put the cuff on the bare upper arm at the height of the heart. Measure twice, a minute apart, morning and evening, and note the values.',
      warnings: `${deviceWarnings} Do not change medicines by yourself. Very high values: see a doctor.`,
      audience: 'Adults with {who}. Pregnant or with an irregular heartbeat: ask your doctor first.',
      terms: {
        power: {
          Basic: 'four AA batteries',
          Comfort: 'four AA batteries',
          Bluetooth: 'rechargeable battery and Bluetooth',
        },
        fit: {
          '22-32 cm': 'The cuff fits an upper arm of 22 to 32 cm.',
          '22-42 cm': 'The long cuff also fits a thick arm of up to 42 cm.',
        },
        who: {
          '22-32 cm': 'an upper arm of 22 to 32 cm',
          '22-42 cm': 'an upper arm of 22 to 42 cm, thick arms too',
        },
      },
    },
  },
  {
    key: 'wrist-pressure-monitor',
    category: 'Blood Pressure Monitors',
    brand: 'Nabdium',
    name: 'Wrist Blood Pressure Monitor (Tensiomètre Poignet), {color}',
    picture: { shape: 'wrist monitor', label: 'Wrist Monitor', tint: 'navy' },
    price: 5200,
    options: { color: { Navy: 'navy', Rose: 'rose' } },
    offer: 10,
    description:
      'Small enough for a handbag, with a sensor that tells whether the wrist is at the right height. Suits travel and people whose upper arm is hard to reach. Keep still and silent during the minute that it takes.',
    features: ['Position sensor', 'Weighs 120 g', '90 values with date', 'Plastic case included'],
    facts: {
      class: 'device',
      ingredients:
        'Monitor of ABS with display and position sensor, cuff for wrists of 13.5 to 21.5 cm, two AAA batteries, case. Measures 20 to 280 mmHg, accurate to 3 mmHg.',
      usage:
        'Sit still for five minutes. Put it on the bare left wrist, a finger’s width from the hand, lift the wrist to the height of the heart, and do not talk while it measures.',
      warnings: `${deviceWarnings} Do not change medicines by yourself. Very high values: see a doctor.`,
      audience: 'Adults. With diabetes, poor circulation or in pregnancy, an arm monitor measures better.',
    },
  },
  {
    key: 'spare-cuff',
    category: 'Blood Pressure Monitors',
    brand: 'Nabdium',
    name: 'Spare Arm Cuff (Brassard) {size}',
    picture: { shape: 'box', label: 'Arm Cuff', tint: 'blue' },
    price: 1600,
    options: { size: { 'S 17-22 cm': 1, 'M 22-32 cm': 1, 'L 32-42 cm': 1.15, 'XL 42-52 cm': 1.3 } },
    description:
      'A cuff that is too small shows values that are too high. Measure around the middle of the upper arm and take the cuff that fits. For all Nabdium arm monitors; the hose is included.',
    features: ['With hose and plug', 'Mark for the artery', 'Wipe-clean', 'For all Nabdium arm monitors'],
    facts: {
      class: 'device',
      ingredients:
        'Cuff of nylon with a bladder free of latex, hose of 60 cm with plug. For upper arms of {arm}.',
      usage:
        'Measure around the middle of the bare upper arm. Put the mark over the artery, two fingers above the elbow; one finger should fit under the cuff. Wipe clean, do not wash.',
      warnings:
        'Only for Nabdium arm monitors. Do not use it on an arm with a drip, a shunt or after breast surgery. Keep the hose away from children: it can strangle.',
      audience: '{who}',
      terms: {
        arm: {
          'S 17-22 cm': '17 to 22 cm',
          'M 22-32 cm': '22 to 32 cm',
          'L 32-42 cm': '32 to 42 cm',
          'XL 42-52 cm': '42 to 52 cm',
        },
        who: {
          'S 17-22 cm': 'Slim adults and teenagers.',
          'M 22-32 cm': 'Most adults.',
          'L 32-42 cm': 'Adults with thick arms.',
          'XL 42-52 cm': 'Adults with very thick arms.',
        },
      },
    },
  },
];
