/** The names of a browser and of its system or device, null where they are not recognized. */
export type Device = { browser: string | null; system: string | null };

type Names = [name: string, pattern: RegExp][];

/** The first match counts: nearly all browsers also call themselves Chrome and Safari. */
const browsers: Names = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
];

const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Recognizes a device by the header User-Agent, for people who compare it with the devices they own. Anyone can send any
 * header, so nothing else may depend on it.
 */
export function describeDevice(userAgent: string | undefined): Device {
  return { browser: nameOf(browsers, userAgent), system: nameOf(systems, userAgent) };
}

function nameOf(names: Names, userAgent = '') {
  // Headers can be long, and some patterns look ahead.
  const start = userAgent.slice(0, 500);
  return names.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}
