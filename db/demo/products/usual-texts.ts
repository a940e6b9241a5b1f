/** Supplements: the lines that each pack carries. */
export const supplementWarnings =
  'Do not exceed the daily dose. This is not a substitute for a varied, balanced diet. Keep out of reach of children. If you take medicines, ask your pharmacist first.';

export const infusionWarnings =
  'This is not a substitute for a varied, balanced diet. Boiling water scalds: keep cups away from children. If you take medicines, ask your pharmacist first.';

export const sportWarnings =
  'Do not exceed the daily dose. This is not a substitute for a varied, balanced diet or for water. Keep out of reach of children. If you take medicines, ask your pharmacist first.';

/** Skin care and hygiene. */
export const outerUse = 'For external use only. Keep out of reach of children.';

export const cosmeticWarnings =
  'For external use only. If it gets into the eyes, rinse with plenty of water. Stop if your skin reacts.';

export const sunWarnings =
  'Too little product protects much less. Avoid the midday sun, and wear a hat and clothes too. Keep babies and small children out of direct sun. Avoid the eyes.';

export const intimateWarnings =
  'For external use only. Unusual discharge, smell or itching that lasts: see a doctor.';

export const padWarnings =
  'Keep packs and wrappings away from babies and children: they can suffocate. Put used ones into the bin, never into the toilet. Stop if the skin reacts.';

/** Babies. */
export const babyWarnings =
  'For external use only. Keep away from the eyes and out of reach of children. Stop if the skin reacts.';

export const bottleWarnings =
  'Always check the temperature of the milk. Never leave a baby alone with a bottle, or use a teat as a pacifier. Discard at the first damage.';

/** Wounds. */
export const plasterWarnings =
  'Single use. Do not put it on infected, deep or heavily bleeding wounds: see a doctor. Stop if the skin reacts.';

export const bandageWarnings =
  'Loosen it at once if fingers or toes turn cold, blue or numb. Do not put it on wounds without a compress. Take it off at night unless a doctor says otherwise.';

/** Devices and supports. */
export const deviceWarnings =
  'Read the instructions first. A value at home does not replace a doctor’s advice. Keep batteries and small parts away from children.';

export const braceWarnings =
  'Take it off and ask a doctor if pain, numbness, swelling or a rash appears. Do not wear it on broken skin, or at night unless a doctor advises it.';

export const braceAudience = 'Adults, by measured size. With poor circulation, ask a doctor first.';

export const walkingWarnings =
  'Check tip, screws and height before you lean on it. Wet floors, loose rugs and ice are slippery. Do not exceed the stated weight.';

/** Clothes and shoes for work. */
export const footwearWarnings =
  'Oil and soap make any sole slippery. This is no safety shoe: it does not protect against falling loads. Replace it once the tread is worn.';

export const wearWarnings =
  'It does not protect against acids, flames or rays. Change it as soon as something has been spilled on it.';
