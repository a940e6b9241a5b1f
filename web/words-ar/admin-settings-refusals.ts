import type { settingsRefusals as ofSettings } from '../words/admin-settings-refusals.ts';

/** Refusals about the settings of the shop. */
export const settingsRefusals: typeof ofSettings = {
  'trade-register-invalid': 'يُكتب رقم السجل التجاري مثل \u206616/00-0123456 B 22\u2069',
  'nif-invalid': 'يتكون رقم التعريف الجبائي من 15 أو 20 رقمًا',
  'nis-invalid': 'يتكون رقم التعريف الإحصائي من 15 رقمًا',
  'tax-article-invalid': 'يتكون رقم المادة الضريبية من 11 رقمًا',
  'capital-not-a-number': 'رأس المال عدد بالدينار',
  'tax-regime-unknown': 'يُرجى اختيار النظام الجبائي: الحقيقي أو الجزافي',
  'facebook-address-invalid': 'يجب إدخال عنوان مثل \u2066https://www.facebook.com/your-shop\u2069',
  'instagram-address-invalid': 'يجب إدخال عنوان مثل \u2066https://www.instagram.com/your-shop\u2069',
  'tiktok-address-invalid': 'يجب إدخال عنوان مثل \u2066https://www.tiktok.com/@your-shop\u2069',
  'youtube-address-invalid': 'يجب إدخال عنوان مثل \u2066https://www.youtube.com/@your-shop\u2069',
  'shop-path-invalid': 'يجب إدخال مسار صفحة من المتجر، مثل \u2066/products\u2069',
  'date-invalid': 'يجب إدخال تاريخ مثل \u20662026-01-31\u2069',
  'last-day-before-first': 'اليوم الأخير يسبق اليوم الأول',
  'quick-order-place-unknown': 'مكان الطلب السريع غير معروف',
  'quick-order-categories-required': 'يُرجى اختيار فئة واحدة على الأقل',
  'too-many-categories': 'الحد الأقصى للفئات: {max}',
  'home-part-unknown': 'لا يوجد هذا الجزء في الصفحة الرئيسية',
  'parts-not-a-list': 'تُرسل الأجزاء على شكل قائمة',
  'part-twice': 'لا يظهر الجزء إلا مرة واحدة',
  'sender-name-characters': 'يجب ألا يحتوي على أي من هذه العلامات: \u2066< > " @ , ; : \\\u2069',
  'color-invalid': 'يجب أن يكون لونًا مثل \u2066#10b981\u2069',
  'base-language-changed': 'غيّر شخص آخر اللغة الرئيسية في هذه الأثناء',
  'translation-into-base-language': 'لا توجد ترجمة إلى اللغة الرئيسية: يُرجى إعادة تحميل الصفحة',
  'settings-changed': 'عدّل شخص آخر هذه الإعدادات في هذه الأثناء',
  'mail-host-invalid':
    'يجب إدخال اسم خادم مثل \u2066smtp.example.com\u2069 دون \u2066https://\u2069 ودون منفذ',
  'mail-login-required': 'يجب إدخال اسم المستخدم وكلمة السر',
  'mail-port-invalid': 'المنفذ عدد صحيح، وهو غالبًا 465 أو 587',
  'mail-password-again': 'عند تغيير الخادم أو المنفذ، يُرجى كتابة كلمة السر من جديد',
  'mail-server-fixed': 'خادم البريد محدد في \u2066SMTP_URL\u2069 على جهاز المتجر',
  'mail-server-private':
    'يؤدي هذا الاسم إلى شبكة خاصة. خادم البريد على هذا الجهاز أو بجانبه يُضبط بواسطة \u2066SMTP_URL\u2069.',
  'page-part-refused':
    'لا يمكن للصفحة أن تعرض {part}. تتكون الصفحة من فقرات وعناوين (\u2066##\u2069 و\u2066###\u2069) وقوائم (\u2066-\u2069) ونص \u2066**\u2069بارز\u2066**\u2069 وروابط إلى \u2066https://\u2069 أو إلى صفحة من المتجر.',
  'text-marker-unknown': 'لا شيء يحل محل {marker}، وسيُقرأ كما كُتب',
  'mail-server-unknown': 'لا يوجد خادم بهذا الاسم. يُرجى التحقق من الاسم ومن اتصال هذا الجهاز.',
  'mail-server-unreachable': 'لا يوجد هنا اتصال مشفّر بخادم بريد: {reason}',
  'mail-login-refused': 'يرفض الخادم اسم المستخدم أو كلمة السر: {reason}',
  'mail-sender-refused': 'يرفض الخادم هذا المرسل أو عنوانك أنت: {reason}',
};
