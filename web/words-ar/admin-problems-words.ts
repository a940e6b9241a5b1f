import type { adminProblemsWords as english } from '../words/admin-problems-words.ts';
import { type CountedNoun, counted, formatNumber, isolated } from './formats.ts';

/** After a noun or a preposition. */
const ofMinutes: CountedNoun = ['دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'];
const ofHours: CountedNoun = ['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'];
const ofDays: CountedNoun = ['يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم'];
const ofMessages: CountedNoun = ['رسالة واحدة', 'رسالتين', 'رسائل', 'رسالة', 'رسالة'];
const ofMegabytes: CountedNoun = ['ميغابايت واحد', '2 ميغابايت', 'ميغابايت', 'ميغابايت', 'ميغابايت'];
const administrators: CountedNoun = ['مشرف واحد', 'مشرفان', 'مشرفين', 'مشرفًا', 'مشرف'];
const attempts: CountedNoun = ['محاولة واحدة', 'محاولتان', 'محاولات', 'محاولة', 'محاولة'];

/** A number of seconds, in the unit that people say. */
function duration(seconds: number) {
  const minutes = Math.round(Math.abs(seconds) / 60);
  if (minutes < 120) return counted(minutes, ofMinutes, 'يقل عن دقيقة');
  const hours = Math.round(minutes / 60);
  if (hours < 48) return counted(hours, ofHours, '');
  return counted(Math.round(hours / 24), ofDays, '');
}

/** Words of the list of what is wrong with the shop. */
export const adminProblemsWords: typeof english = {
  title: 'المشاكل',
  description: 'ما لا يعمل كما يجب في المتجر، وما يلزم فعله.',
  loading: 'جارٍ البحث عن المشاكل…',
  failed: 'تعذّر تحميل المشاكل.',
  errorTitle: 'خطأ في تحميل المشاكل',
  refresh: 'تحديث',
  list: 'المشاكل',
  none: 'لا مشاكل.',
  noneText:
    'الرسائل الإلكترونية والمهام وعمليات الاستيراد وخطّافات الويب والساعة والقرص والنسخ الاحتياطية كلها سليمة.',
  since: (time) => `منذ ${time}`,
  recipient: (address) => `إلى ${isolated(address)}`,
  error: 'السبب:',
  shown: (count, all) => `المعروض: أول ${formatNumber(count)} من ${formatNumber(all)}.`,
  retry: 'إعادة المحاولة',
  retryNamed: (what) => `إعادة المحاولة: ${what}`,
  backUp: 'نسخ احتياطي الآن',
  backedUp: 'اكتمل النسخ الاحتياطي للمتجر، في المجلد «\u2066backups\u2069» ضمن بياناته.',
  backUpFailed: 'فشل النسخ الاحتياطي',
  backUpBegun: 'النسخ الاحتياطي مستمر. تختفي المشكلة عند اكتماله.',
  retryAll: 'إعادة كل المحاولات',
  retried: (count) =>
    count === 1 ? 'تُعاد المحاولة الآن' : `تُعاد الآن ${counted(count, attempts, '0 محاولة')}`,
  retryFailed: 'تعذّرت إعادة المحاولة',
  dismiss: 'تجاهل',
  dismissNamed: (what) => `تجاهل: ${what}`,
  dismissed: 'تم تجاهل المشكلة',
  dismissFailed: 'تعذّر تجاهل المشكلة',
  mails: {
    'order-confirmation': 'إشعار بتسجيل طلبية',
    'order-notice': 'إعلام المتجر بطلبية جديدة',
    'order-state': 'إشعار بحالة طلبية',
    'order-changed': 'إشعار بتعديل طلبية',
    'order-returned': 'إشعار بمرتجع طلبية',
    'contact-message': 'رسالة من صفحة الاتصال',
    'stock-alert-links': 'تأكيد طلب إشعار بالتوفر',
    'back-in-stock-mail': 'إشعار بالتوفر من جديد',
    'review-invitation': 'دعوة إلى تقييم المنتجات',
    welcome: 'ترحيب',
    'password-changed': 'إشعار بكلمة سر جديدة',
    'password-removed': 'إشعار بإلغاء كلمة السر',
    'email-changed': 'إشعار بتغيير البريد الإلكتروني',
    'made-admin': 'إشعار بصلاحيات مشرف',
    'new-device': 'إشعار بجهاز جديد',
    'reset-link': 'رابط لتعيين كلمة سر جديدة',
    'verification-code': 'رمز التحقق',
    'staff-invitation': 'دعوة إلى الفريق',
  },
  jobs: {
    'back-up': 'النسخ الاحتياطي',
    'run-import': 'استيراد',
    'make-parcel': 'إنشاء طرد لدى شركة التوصيل',
    'poll-parcels': 'سؤال شركات التوصيل عن الطرود',
    'sweep-images': 'حذف الصور غير المستعملة',
    'delete-old-data': 'حذف المعطيات القديمة',
    'keep-report-sums': 'مجاميع التقارير',
    'end-unconfirmed-orders': 'إلغاء الطلبيات غير المؤكدة',
    'back-in-stock': 'اختيار من يصله إشعار بالتوفر',
    webhooks: 'إرسال خطّافات الويب',
  },
  kinds: {
    clock: {
      what: ({ amount }) =>
        amount > 0
          ? `ساعة المتجر متقدمة على ساعة قاعدة البيانات بمقدار ${duration(amount)}.`
          : `ساعة المتجر متأخرة عن ساعة قاعدة البيانات بمقدار ${duration(amount)}.`,
      todo: 'يجب ضبط ساعة الخادم، بواسطة \u2066NTP\u2069 مثلًا. وحتى ذلك الحين تكون أوقات الطلبيات والجلسات خاطئة.',
    },
    'invoice-clock': {
      what: ({ amount }) => `تاريخ أحدث فاتورة في المستقبل بمقدار ${duration(amount)}.`,
      todo: 'كانت الساعة خاطئة عند إنشائها. يجب التحقق من الساعة، واستشارة المحاسب قبل إنشاء الفاتورة القادمة.',
    },
    disk: {
      what: ({ amount }) => `لم يبق في قرص بيانات المتجر سوى ${counted(amount, ofMegabytes, '0 ميغابايت')}.`,
      todo: 'يجب إخلاء مساحة أو توسيع القرص. إذا امتلأ، توقف المتجر عن تسجيل الطلبيات. يجب عدم حذف أي شيء في \u2066DATA_DIR/postgres\u2069.',
    },
    'no-mail-server': {
      what: () => 'ليس للمتجر خادم بريد: تُكتب الرسائل الإلكترونية في ملفات ولا تصل إلى أحد.',
      todo: 'مزود بريدك يعطيك خادمًا واسم مستخدم وكلمة سر. مكان إدخالها:',
    },
    'tva-unset': {
      what: () =>
        'البائع خاضع للنظام الحقيقي، لكن الإعدادات لا تذكر اليوم الذي تحمل الفواتير ابتداءً منه الرسم على القيمة المضافة.',
      todo: 'إلى أن يُضبط ذلك لا تحمله الفواتير، ولا يمكن تعديلها أبدًا. يُرجى سؤال المحاسب، ثم إدخال اليوم والمعدل:',
    },
    'mails-waiting': {
      what: ({ amount }) => `لم يقبل خادم البريد حتى الآن ${counted(amount, ofMessages, '0 رسالة')}.`,
      todo: 'يجب التحقق من خادم البريد ومن كلمة سره. تُعاد محاولة إرسال كل رسالة طوال ثلاثة أيام.',
    },
    mail: {
      what: ({ about }) => `توقفت محاولات إرسال رسالة إلكترونية: ${about}.`,
      todo: 'يجب التحقق من العنوان ومن خادم البريد، ثم إعادة المحاولة.',
    },
    job: {
      what: ({ about }) => `توقفت محاولات تنفيذ مهمة: ${about}.`,
      todo: 'تمكن إعادة المحاولة. إذا فشلت مرة أخرى، يُرجى إبلاغ المسؤول التقني عن المتجر بالسبب.',
    },
    import: {
      what: ({ about }) => `فشل استيراد «${isolated(about)}».`,
      todo: 'يوضح التقرير ما يجب تصحيحه في الملف قبل استيراده من جديد.',
    },
    'courier-silent': {
      what: ({ about }) => `لا تصل من ${isolated(about)} أي أخبار عن طرودها.`,
      todo: 'يجب التحقق من مفاتيحها وعنوانها. يسألها المتجر من جديد كل نصف ساعة.',
    },
    'courier-refused': {
      what: ({ about }) => `رُفضت رسالة من ${isolated(about)} بسبب توقيعها أو صيغتها.`,
      todo: 'يجب التحقق من المفتاح السري لخطّاف الويب هنا ولدى شركة التوصيل.',
    },
    webhook: {
      what: ({ about, amount }) =>
        `توقفت محاولات إرسال ${counted(amount, ofMessages, '0 رسالة')} إلى ${isolated(about)}.`,
      todo: 'يلزم الاطلاع على سبب الفشل، وإصلاح البرنامج الآخر، ثم إعادة الإرسال.',
    },
    'webhook-gone': {
      what: ({ about }) => `خطّاف الويب إلى ${isolated(about)} معطّل، لأن عنوانه أجاب بأنه لم يعد موجودًا.`,
      todo: 'يجب تصحيح عنوانه ثم تفعيله، أو حذفه.',
    },
    'proxy-unset': {
      what: () => 'يُعد كل الزوار عنوان شبكة واحدًا، ويتقاسمون حدوده.',
      todo: 'عنوان المتجر من نوع \u2066https\u2069، إذن أمامه خادم وكيل. يجب وضع عنوان الخادم الوكيل في \u2066TRUST_PROXY\u2069 (\u2066docs/environment.md\u2069).',
    },
    'proxy-unknown': {
      what: ({ about }) => `تمر طلبات عبر ${isolated(about)}، وهو ليس خادمًا وكيلًا موثوقًا.`,
      todo: 'إذا كان خادمك الوكيل، فتجب إضافته إلى \u2066TRUST_PROXY\u2069 (\u2066docs/environment.md\u2069). وإلا فإن شخصًا ما يرسل ترويسة مزيفة، ولا أثر لها.',
    },
    'backup-failed': {
      what: () => 'فشلت آخر نسخة احتياطية.',
      todo: 'يجب إصلاح ما يذكره، ثم القيام بنسخ احتياطي الآن.',
    },
    'backup-old': {
      what: () => 'مرّ على آخر نسخة احتياطية أكثر من يومين.',
      todo: 'يُرجى القيام بنسخ احتياطي الآن. إذا لم يتم ليلًا، فإن دليل التشغيل (\u2066Backup\u2069) يذكر السبب.',
    },
    'backup-none': {
      what: () => 'لا يعرف المتجر أي نسخة احتياطية.',
      todo: 'يُرجى القيام به الآن، وإرسال نسخة كل ليلة إلى جهاز آخر (دليل التشغيل، \u2066Backup\u2069).',
    },
    'second-step': {
      what: ({ about, amount }) =>
        amount === 1
          ? `حساب المشرف ${isolated(about)} يفتح الإدارة بكلمة السر فقط.`
          : `يدخل الإدارة بكلمة السر فقط ${counted(amount, administrators, '0 مشرف')}: ${isolated(about)}.`,
      todo: 'ينبغي لكل مشرف أن يضبط خطوة ثانية.',
    },
  },
  links: {
    import: 'تقرير الاستيراد',
    courier: 'شركة التوصيل',
    webhook: 'خطّاف الويب',
    staff: 'الفريق',
    invoices: 'الفواتير',
    mailServer: 'خادم البريد',
    invoiceSettings: 'إعدادات الفواتير',
  },
};
