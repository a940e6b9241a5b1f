import type { deviceWords as english } from '../words/device-words.ts';

/** Words of the devices on which a person is signed in, in Arabic. */
export const deviceWords: typeof english = {
  loading: 'جارٍ تحميل أجهزتك…',
  failed: 'تعذّر تحميل أجهزتك.',
  tryAgain: 'إعادة المحاولة',
  device: (browser, system) => `\u2068${browser}\u2069 على \u2068${system}\u2069`,
  unknown: 'جهاز غير معروف',
  own: 'هذا الجهاز',
  used: (time) => `آخر استعمال ${time}`,
  signedIn: (time) => `تسجيل الدخول ${time}`,
  end: 'تسجيل الخروج',
  endNamed: (device, time) => `تسجيل الخروج: ${device}، آخر استعمال ${time}`,
  ended: (device) => `تم تسجيل الخروج: ${device}`,
  endOthers: 'الخروج من كل الأجهزة الأخرى',
  endedOthers: 'تم الخروج من كل الأجهزة الأخرى',
  endFailed: 'تعذّر تسجيل الخروج من الجهاز',
  only: 'حسابك مفتوح على هذا الجهاز فقط.',
};
