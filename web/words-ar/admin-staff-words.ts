import type { adminStaffWords as english } from '../words/admin-staff-words.ts';
import { type CountedNoun, counted, isolated } from './formats.ts';

const devices: CountedNoun = ['جهاز واحد', 'جهازان', 'أجهزة', 'جهازًا', 'جهاز'];

const signInAgain = (name: string) => `يلزم بعد ذلك تسجيل الدخول من جديد بحساب ${isolated(name)}.`;

/** Words of the staff as administrators manage it. */
export const adminStaffWords: typeof english = {
  title: 'الفريق',
  description: 'الأشخاص الذين يسيّرون المتجر، وأدوارهم.',
  loading: 'جارٍ تحميل الفريق…',
  failed: 'تعذّر تحميل الفريق.',
  errorTitle: 'خطأ في تحميل الفريق',
  tryAgain: 'إعادة المحاولة',
  members: 'الأشخاص',
  you: 'حسابك',
  role: (name) => `دور ${isolated(name)}`,
  lastSeen: (time) => `آخر نشاط: ${time}`,
  neverSeen: 'لا توجد جلسة مفتوحة',
  devices: (count) => counted(count, devices, 'لا أجهزة'),
  may: {
    admin: 'كل شيء، بما في ذلك رقم الأعمال والإعدادات والفريق.',
    confirmer:
      'الاطلاع على كل الطلبيات مع بيانات الاتصال، وتعديل ما لم يُرسل منها وتأكيده وإلغاؤه. دون رقم الأعمال والمنتجات والإعدادات.',
    packer:
      'الاطلاع على الطلبيات التي يجب تغليفها، ونقلها من حالة إلى أخرى حتى «في الطريق». دون عناوين البريد ورقم الأعمال والمنتجات والإعدادات.',
    editor:
      'تعديل المنتجات والأقسام والاحتياجات والنصوص والبحث. دون الطلبيات والزبائن ورقم الأعمال والإعدادات.',
  },
  change: {
    title: (role) => `تغيير الدور إلى «${isolated(role)}»؟`,
    text: signInAgain,
    confirm: 'تغيير الدور',
    done: 'تم تغيير الدور',
  },
  remove: {
    action: 'إزالة',
    title: 'الإزالة من الفريق؟',
    text: (name) => `يصبح حساب ${isolated(name)} حساب زبون، ولا يفتح الإدارة بعد ذلك.`,
    done: 'تمت الإزالة من الفريق',
  },
  secondStep: 'الخطوة الثانية',
  noSecondStep: 'دون خطوة ثانية',
  resetStep: {
    action: 'إعادة ضبط الخطوة الثانية',
    title: 'إعادة ضبط الخطوة الثانية؟',
    text: (name) =>
      `يُسجَّل خروج ${isolated(name)} من كل الأجهزة، ثم يكون الدخول بكلمة السر فقط إلى أن تُضبط خطوة ثانية جديدة. يجب التأكد أولًا من هوية صاحب الطلب.`,
    done: 'تمت إعادة ضبط الخطوة الثانية',
  },
  signOut: {
    action: 'تسجيل الخروج',
    title: 'تسجيل الخروج من كل الأجهزة؟',
    text: signInAgain,
    done: 'تم تسجيل الخروج من كل الأجهزة',
  },
  invite: {
    title: 'دعوة شخص',
    lead: 'تصله رسالة إلكترونية فيها رابط صالح لمرة واحدة خلال 7 أيام.',
    noMailServer:
      'لم يُربط المتجر بخادم بريد بعد، فلا تصل أي دعوة بالبريد. يُنسخ رابطها أدناه ويُسلَّم إلى صاحبها مباشرة.',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    submit: 'إرسال الدعوة',
    submitByHand: 'إنشاء الدعوة',
    busy: 'جارٍ الإرسال…',
    failed: 'تعذّر إرسال الدعوة.',
    doneByHand: (email) => `بقي نسخ رابط دعوة ${isolated(email)}`,
    done: (email) => `الدعوة في طريقها إلى ${isolated(email)}`,
  },
  invitations: {
    title: 'الدعوات المفتوحة',
    none: 'لا توجد دعوات مفتوحة.',
    sent: (role, by, day) => `${role}، بدعوة من ${isolated(by)} في ${day}`,
    validUntil: (day) => `صالحة حتى ${day}`,
    expired: 'انتهت صلاحيتها',
    again: 'إعادة الإرسال',
    sentAgain: (email) => `رابط جديد في طريقه إلى ${isolated(email)}`,
    copyLink: 'نسخ الرابط',
    link: {
      title: (email) => `رابط دعوة ${isolated(email)}`,
      text: 'يُسلَّم إلى هذا الشخص وحده، عبر واتساب مثلًا: كل من يملكه يستطيع الانضمام إلى الفريق. يعمل مرة واحدة خلال 7 أيام، ولا يعمل أي رابط سابق بعده.',
      label: 'رابط الدعوة',
    },
    withdraw: 'سحب',
    withdrawTitle: 'سحب هذه الدعوة؟',
    withdrawText: (email) => `الرابط الذي وصل إلى ${isolated(email)} لن يعمل بعد ذلك.`,
    withdrawn: 'تم سحب الدعوة',
  },
};
