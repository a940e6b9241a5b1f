import type { adminRescueWords as english } from '../words/admin-rescue-words.ts';
import { type CountedNoun, counted, isolated } from './formats.ts';

const parcels: CountedNoun = ['طرد واحد', 'طردان', 'طرود', 'طردًا', 'طرد'];
/** After a preposition. */
const days: CountedNoun = ['يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم'];

/** Words of the page on which parcels with a problem are rescued. */
export const adminRescueWords: typeof english = {
  lead: 'واجهت شركة التوصيل مشكلة. يُرجى الاتصال بالزبون خلال ساعة، ثم إبلاغ شركة التوصيل بالمطلوب. تنتهي المهمة وحدها عند تسليم الطرد أو إرجاعه.',
  failed: 'تعذّر تحميل الطرود',
  loading: 'جارٍ تحميل الطرود…',
  none: 'لا طرود للمتابعة',
  noneText: 'تظهر هنا المحاولات الفاشلة والطرود الموقوفة والضائعة والتي تنتظر في مكتب التوصيل.',
  due: (count) => `للمتابعة: ${counted(count, parcels, 'لا طرود')}`,
  begin: 'البدء بالأقدم',
  open: 'معالجة',
  back: 'العودة إلى القائمة',
  overdue: 'متأخر',
  callBy: (time) => `الاتصال قبل ${isolated(time)}`,
  wasDue: (time) => `كان مستحقًا في ${isolated(time)}`,
  rests: (time) => `للمراجعة في ${isolated(time)}`,
  resting: 'تمت معالجته',
  heldBy: (name) => `على شاشة ${isolated(name)}`,
  since: (time) => `المشكلة منذ ${isolated(time)}`,
  message: 'إرسال الرسالة',
  messageTitle: 'رسالة إلى الزبون',
  call: 'اتصال',
  parcel: 'الطرد',
  courier: 'شركة التوصيل',
  tracking: 'رقم التتبع',
  collected: 'للتحصيل',
  address: 'العنوان',
  desk: 'مكتب التوصيل (Stop desk)',
  goods: 'المنتجات',
  events: 'ما تقوله شركة التوصيل',
  steps: 'ما تم القيام به',
  noSteps: 'لا مكالمات بعد بشأن هذه المشكلة.',
  ended: 'انتهت الطلبية في هذه الأثناء. يُرجى إبلاغ شركة التوصيل بإرجاع الطرد.',
  note: 'ملاحظة',
  noteHint: 'تصبح ملاحظة داخلية للطلبية.',
  outcome: 'ما الذي اتُّفق عليه؟',
  outcomes: {
    retry: 'محاولة أخرى',
    noanswer: 'دون رد',
    newdate: 'موعد جديد…',
    newcontact: 'هاتف أو عنوان جديد…',
    return: 'إرجاع…',
    settled: 'تسوية…',
  },
  done: {
    retry: 'شركة التوصيل تحاول من جديد',
    noanswer: 'دون رد',
    newdate: 'موعد جديد',
    newcontact: 'أُعطيت شركة التوصيل هاتفًا أو عنوانًا جديدًا',
    return: 'للإرجاع',
    settled: 'تمت التسوية',
  },
  on: (outcome, day) => `${outcome}: ${isolated(day)}`,
  dialogs: {
    newdate: {
      title: 'موعد جديد',
      text: 'يُرجى إبلاغ شركة التوصيل بهذا اليوم. إن لم يُسلَّم الطرد في اليوم الموالي، تعود المهمة.',
    },
    newcontact: {
      title: 'هاتف أو عنوان جديد',
      text: 'يُرجى إعطاؤه لشركة التوصيل، وكتابة ما أُعطي هنا. تعود المهمة بعد يوم.',
    },
    return: {
      title: 'إرجاع الطرد',
      text: 'يُرجى إبلاغ شركة التوصيل بإرجاعه. تبقى الطلبية كما هي إلى أن يعود الطرد.',
    },
    settled: {
      title: 'تسوية',
      text: 'تنتهي المهمة، ولا تعود إلا مع مشكلة جديدة.',
    },
    today: 'اليوم',
    tomorrow: 'غدًا',
    inDays: (count) => `بعد ${counted(count, days, 'لحظات')}`,
    day: 'يوم آخر',
    given: 'ما أُعطي لشركة التوصيل',
    how: 'كيف تمت التسوية',
    record: 'تسجيل',
  },
  recorded: {
    over: (outcome) => `تم التسجيل: ${outcome}.`,
    back: (outcome, time) => `تم التسجيل: ${outcome}. للمراجعة في ${isolated(time)}.`,
  },
  recordFailed: 'تعذّر التسجيل. يُرجى إعادة المحاولة، فلن يُحتسب إلا مرة واحدة.',
};
