import type { Pack } from '../drawing/pack.ts';
import * as bottles from '../shapes/bottles.ts';
import * as cartons from '../shapes/cartons.ts';
import * as clothing from '../shapes/clothing.ts';
import * as devices from '../shapes/devices.ts';
import * as dispensers from '../shapes/dispensers.ts';
import * as footwear from '../shapes/footwear.ts';
import * as jars from '../shapes/jars.ts';
import * as cards from '../shapes/on-cards.ts';
import * as soft from '../shapes/soft-packs.ts';
import * as supports from '../shapes/supports.ts';
import * as walking from '../shapes/walking-aids.ts';
import * as wound from '../shapes/wound-care.ts';

/** Every pack shape by the name that products use. */
export const shapes = {
  'pill bottle': bottles.drawPillBottle,
  dropper: bottles.drawDropper,
  syrup: bottles.drawSyrup,
  'flip bottle': bottles.drawFlipBottle,
  'clear bottle': bottles.drawClearBottle,
  'baby bottle': bottles.drawBabyBottle,
  'effervescent tube': bottles.drawEffervescentTube,
  'roll-on': bottles.drawRollOn,
  pump: dispensers.drawPump,
  spray: dispensers.drawSpray,
  'nozzle spray': dispensers.drawNozzleSpray,
  aerosol: dispensers.drawAerosol,
  tube: dispensers.drawTube,
  stick: dispensers.drawStick,
  jar: jars.drawJar,
  tub: jars.drawTub,
  'gummy jar': jars.drawGummyJar,
  box: cartons.drawBox,
  'wide box': cartons.drawWideBox,
  blister: cartons.drawBlister,
  ampoules: cartons.drawAmpoules,
  sachets: cartons.drawSachets,
  pouch: cartons.drawPouch,
  'soft pack': soft.drawSoftPack,
  wipes: soft.drawWipes,
  bar: soft.drawBar,
  soap: soft.drawSoap,
  'first-aid case': soft.drawCase,
  'gel pack': soft.drawGelPack,
  toothbrush: cards.drawToothbrush,
  pacifier: cards.drawPacifier,
  razor: cards.drawRazor,
  picks: cards.drawPicks,
  'electric toothbrush': cards.drawElectricToothbrush,
  roll: wound.drawRoll,
  plasters: wound.drawPlasters,
  gauze: wound.drawGauze,
  'knee brace': supports.drawKneeBrace,
  'wrist brace': supports.drawWristBrace,
  'ankle brace': supports.drawAnkleBrace,
  'back belt': supports.drawBackBelt,
  'neck collar': supports.drawNeckCollar,
  stocking: supports.drawStocking,
  clog: footwear.drawClog,
  shoe: footwear.drawShoe,
  insoles: footwear.drawInsoles,
  coat: clothing.drawCoat,
  scrubs: clothing.drawScrubs,
  gown: clothing.drawGown,
  cap: clothing.drawCap,
  cane: walking.drawCane,
  'quad cane': walking.drawQuadCane,
  crutch: walking.drawCrutch,
  walker: walking.drawWalker,
  'pressure monitor': devices.drawPressureMonitor,
  'wrist monitor': devices.drawWristMonitor,
  thermometer: devices.drawThermometer,
  'infrared thermometer': devices.drawInfraredThermometer,
  oximeter: devices.drawOximeter,
  nebulizer: devices.drawNebulizer,
  scale: devices.drawScale,
  'heat pad': devices.drawHeatPad,
} satisfies Record<string, (pack: Pack) => string>;

export type ShapeName = keyof typeof shapes;
