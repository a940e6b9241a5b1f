import { codeLifetime } from '../../../shared/accounts/sign-in.ts';
import { arabicWilaya } from '../../../shared/delivery/shipping-address.ts';
import type { englishMails as english } from './english-mails.ts';
import { isolated, leftToRight } from './isolated.ts';

/** Below eleven, which takes this plural. */
const minutes = `${codeLifetime / 60} دقائق`;

/** The words of all mails, in Arabic. */
export const arabicMails: typeof english = {
  frame: {
    questions: (email) => `لأي استفسار: ${leftToRight(email)}`,
    deadButton: 'الزر لا يعمل؟ يمكن فتح هذا العنوان في المتصفح: ',
    hello: 'مرحبًا،',
    helloNamed: (name) => `مرحبًا ${isolated(name)}،`,
  },
  order: {
    subject: (number) => `طلبيتك لدى Saha رقم ${leftToRight(number)}`,
    preview: (number, total) => `الطلبية ${leftToRight(number)}، ${isolated(total)}`,
    title: 'شكرًا على طلبيتك',
    placed: (number, time) => `رقم طلبيتك ${leftToRight(number)}، بتاريخ ${isolated(time)}.`,
    items: 'طلبيتك',
    item: (quantity, name) => `${quantity} × ${isolated(name)}`,
    sizedItem: (item, size) => `${item}، المقاس ${isolated(size)}`,
    subtotal: 'المنتجات',
    shipping: 'التوصيل',
    free: 'مجاني',
    total: 'المجموع مع كل الرسوم',
    address: 'عنوان التوصيل',
    desk: (point) => `استلام الطرد من مكتب التوصيل: ${point}`,
    region: (wilaya) => `${isolated(arabicWilaya(wilaya))}، الجزائر`,
    next: 'الخطوات القادمة',
    held: 'سنتصل بك قبل تحضير الطلبية. وحتى ذلك الحين فإن منتجاتها غير محجوزة.',
    addressOnPage: 'العنوان الكامل موجود في صفحة الطلبية.',
    steps:
      'سنتصل بك لتأكيد الطلبية قبل إرسالها، وتُلغى إن تعذّر الاتصال. بعد التأكيد نحضّرها ونسلّمها لعون التوصيل.',
    see: 'عرض الطلبية',
    trackBefore: 'على جهاز آخر؟ ',
    track: 'تتبع الطلبية برقمها ورقم هاتفك.',
    againBefore: 'هل تلزمك المنتجات نفسها؟ ',
    again: 'إعادة الطلبية',
    keepLink: 'هذا الرابط يفتح طلبيتك دون كلمة سر، فيُستحسن الاحتفاظ به لنفسك.',
  },
  orderState: {
    number: (number) => `الطلبية رقم ${leftToRight(number)}`,
    parcel: (courier, tracking) =>
      `يتولى توصيل طردك ${isolated(courier)}، ورقم تتبعه ${leftToRight(tracking)}.`,
    Processing: {
      subject: (number) => `طلبيتك لدى Saha رقم ${leftToRight(number)} قيد التحضير`,
      title: 'طلبيتك قيد التحضير',
      text: 'تم تأكيد طلبيتك. نحضّر طردك ثم نسلّمه لعون التوصيل.',
    },
    Shipped: {
      subject: (number) => `طلبيتك لدى Saha رقم ${leftToRight(number)} في الطريق`,
      title: 'طلبيتك في الطريق',
      text: 'طردك عند عون التوصيل. يُرجى إبقاء هاتفك في المتناول، فقد يتصل بك.',
    },
    Delivered: {
      subject: (number) => `تم تسليم طلبيتك لدى Saha رقم ${leftToRight(number)}`,
      title: 'تم تسليم طلبيتك',
      text: 'شكرًا على ثقتك. إذا وُجد أي خلل، تكفي رسالة إلينا.',
    },
    Cancelled: {
      subject: (number) => `أُلغيت طلبيتك لدى Saha رقم ${leftToRight(number)}`,
      title: 'أُلغيت طلبيتك',
      text: 'لن يتم توصيلها. إذا لم يكن هذا متوقعًا، تكفي رسالة إلينا.',
    },
  },
  orderChanged: {
    subject: (number) => `تم تعديل طلبيتك لدى Saha رقم ${leftToRight(number)}`,
    title: 'تم تعديل طلبيتك',
    text: (number, time) =>
      `عدّلنا طلبيتك رقم ${leftToRight(number)} بتاريخ ${isolated(time)}. وهي الآن كما يلي:`,
    unexpected: 'إذا لم يكن هذا بطلب منك، تكفي رسالة إلينا.',
  },
  payment: {
    due: (total) => `المبلغ المطلوب نقدًا عند وصول الطرد: ${isolated(total)}.`,
    paidBefore: (total) => `المبلغ ${isolated(total)} مدفوع، ولا شيء للدفع عند الاستلام.`,
    paid: (total) => `المبلغ المدفوع: ${isolated(total)}.`,
    unconfirmed: (total) => `إذا دفعت ${isolated(total)} لعون التوصيل فلا شيء عليك بعد ذلك.`,
    nothing: 'لا يوجد أي مبلغ للدفع.',
    refund: (total) => `المبلغ المدفوع: ${isolated(total)}. إذا لم يصلك المبلغ المسترد بعد، يُرجى مراسلتنا.`,
  },
  welcome: {
    subject: 'مرحبًا بك في Saha',
    preview: 'حسابك جاهز.',
    title: 'مرحبًا بك في Saha',
    ready: 'حسابك جاهز: يمكنك تتبع طلبياتك، وعنوانك محفوظ للطلبية القادمة.',
    products: 'تصفّح منتجاتنا',
    notYou: 'إن لم يكن إنشاء هذا الحساب منك، فربما كُتب عنوانك خطأً. تكفي رسالة إلينا لنحذف الحساب.',
  },
  passwordChanged: {
    subject: 'تم تغيير كلمة السر في Saha',
    preview: 'إذا كان هذا التغيير منك، فلا حاجة إلى أي إجراء.',
    title: 'تم تغيير كلمة السر',
    changed:
      'لحسابك في Saha كلمة سر جديدة، ويلزم تسجيل الدخول من جديد على الأجهزة الأخرى. إذا كان هذا التغيير منك، فلا حاجة إلى أي إجراء.',
    notYou: 'إذا لم يكن هذا التغيير منك',
    act: 'يمكن لشخص آخر الدخول إلى حسابك. يجب تعيين كلمة سر جديدة فورًا وإعلامنا بذلك.',
    newPassword: 'تعيين كلمة سر جديدة',
  },
  newDevice: {
    subject: 'دخول من جهاز جديد إلى حسابك في Saha',
    preview: 'إذا كان هذا الدخول منك، فلا حاجة إلى أي إجراء.',
    title: 'دخول من جهاز جديد',
    device: (browser, system) => `${isolated(browser)} على ${isolated(system)}`,
    unknown: 'جهاز غير معروف',
    signedIn: (device, time) =>
      `استُعمل حسابك في إدارة Saha على جهاز جديد: ${isolated(device)}، بتاريخ ${isolated(time)}.`,
    wasYou: 'إذا كان هذا الدخول منك، فلا حاجة إلى أي إجراء.',
    notYou: 'إذا لم يكن هذا الدخول منك',
    act: 'هناك من يعرف كلمة السر. يجب تعيين كلمة سر جديدة فورًا، فهي تُنهي الدخول على جميع الأجهزة، ثم إعلام أحد المشرفين.',
    newPassword: 'تعيين كلمة سر جديدة',
    seeDevices: 'يعرض ملفك الشخصي الأجهزة التي دخلت منها.',
  },
  madeAdmin: {
    subject: 'لحسابك في Saha الآن صلاحيات مشرف',
    preview: 'يُرجى إثبات أن هذا العنوان لك.',
    title: 'لحسابك الآن صلاحيات مشرف',
    made: 'منح أحد مشرفي Saha حسابك الصلاحيات نفسها. يلزم تسجيل الدخول من جديد.',
    prove: 'لم يثبت بعد أن هذا العنوان لك. تعيين كلمة سر جديدة، عبر رابط نرسله إليك، يثبت ذلك.',
    notYou: 'إن لم يكن لك حساب في Saha',
    act: 'أنشأ شخص آخر حسابًا بعنوانك. يجب تعيين كلمة سر جديدة فورًا، فهي تمنعه من الدخول، ثم إعلامنا بذلك.',
    newPassword: 'تعيين كلمة سر جديدة',
  },
  passwordRemoved: {
    subject: 'أُلغيت كلمة السر في Saha',
    preview: 'يمكنك الدخول بحساب Google أو تعيين كلمة سر جديدة.',
    title: 'كلمة السر القديمة لم تعد صالحة',
    removed:
      'لقد تأكد الآن أن هذا البريد الإلكتروني لك. كانت لحسابك في Saha كلمة سر عُيّنت قبل هذا التأكيد. حتى لا يستعملها شخص آخر، ألغيناها وسجّلنا خروج الحساب من كل الأجهزة الأخرى.',
    again: 'للدخول بكلمة سر من جديد، يكفي تعيين كلمة جديدة. طلبياتك ما زالت موجودة.',
    newPassword: 'تعيين كلمة سر جديدة',
  },
  emailChanged: {
    subject: 'تم تغيير بريدك الإلكتروني في Saha',
    preview: 'إذا كان هذا التغيير منك، فلا حاجة إلى أي إجراء.',
    title: 'تم تغيير بريدك الإلكتروني',
    changed: (email) =>
      `الدخول إلى حسابك في Saha يتم الآن بالعنوان ${leftToRight(email)}، وإليه تُرسل الرسائل.`,
    wasYou: 'إذا كان هذا التغيير منك، فلا حاجة إلى أي إجراء.',
    notYou: 'إذا لم يكن هذا التغيير منك',
    act: (email) =>
      `لقد دخل شخص آخر إلى حسابك. تجب مراسلة ${leftToRight(email)} فورًا من هذا العنوان، لنعيد إليك الحساب.`,
  },
  verificationCode: {
    subject: 'رمز التحقق من Saha',
    preview: `صالح لمدة ${minutes}.`,
    title: 'رمز التحقق',
    type: 'هذا رمز الدخول إلى Saha، ويُكتب في صفحة تسجيل الدخول:',
    validity: `صالح لمدة ${minutes} ولمرة واحدة. لن يطلبه منك أي شخص من Saha أبدًا.`,
    warning: 'إن لم تكن محاولة الدخول منك، فيمكنك تجاهل هذه الرسالة. لا يمكن لأحد الدخول دون الرمز.',
  },
  resetLink: {
    subject: 'تعيين كلمة سر جديدة في Saha',
    preview: 'الرابط صالح لمدة ساعة واحدة.',
    title: 'تعيين كلمة سر جديدة',
    asked: 'وصلنا طلب كلمة سر جديدة لحسابك في Saha. إن كان منك، فاختيارها يتم هنا.',
    choose: 'اختيار كلمة سر جديدة',
    validity: 'الرابط صالح لمدة ساعة واحدة ولمرة واحدة. لا يُشارَك مع أحد: كل من يملكه يمكنه الدخول إلى حسابك.',
    otherwise: 'إن لم يكن الطلب منك، فيمكنك تجاهل هذه الرسالة. كلمة السر لم تتغير.',
  },
  invitation: {
    subject: 'دعوة إلى إدارة متجر Saha',
    preview: 'الرابط صالح لمدة 7 أيام.',
    title: 'الانضمام إلى فريق Saha',
    invited: (by, role) => `وصلتك دعوة من ${isolated(by)} للعمل في إدارة متجر Saha بصفة ${role}.`,
    someone: 'أحد المشرفين',
    roles: {
      admin: 'مشرف',
      confirmer: 'مكلف بتأكيد الطلبيات',
      packer: 'مكلف بتحضير الطلبيات',
      editor: 'محرر',
    },
    accept: 'قبول الدعوة',
    validity: 'الرابط صالح لمدة 7 أيام ولمرة واحدة. لا يُشارَك مع أحد: كل من يملكه يمكنه الانضمام مكانك.',
    otherwise: 'إن لم تعرف سبب هذه الرسالة، فيمكنك تجاهلها. لا يحدث شيء دون هذا الرابط.',
  },
  alertLinks: {
    subject: 'للتأكيد: إشعار عند توفر المنتج',
    title: 'هل نراسلك عند توفر المنتج؟',
    asked: (product) =>
      `وصلنا طلب بمراسلة هذا العنوان عند توفر «${isolated(product)}» من جديد لدى Saha. إن كان منك، يُرجى التأكيد.`,
    confirm: 'تأكيد',
    once: 'سنرسل إليك رسالة واحدة عند توفره. الرابط صالح لمدة 7 أيام.',
    otherwise: 'إن لم يكن الطلب منك، فيمكنك تجاهل هذه الرسالة: لن نراسلك بعدها.',
    changed: 'غيّرت رأيك؟ ',
    stop: 'إيقاف الإشعار بشأن هذا المنتج',
  },
  backInStock: {
    subject: (product) => `متوفر من جديد: ${isolated(product)}`,
    title: 'متوفر من جديد',
    back: (product) => `«${isolated(product)}» متوفر من جديد لدى Saha، ووصلك هذا الإشعار بطلب منك.`,
    see: 'عرض المنتج',
    unreserved: 'لا يمكننا حجزه لك، وقد ينفد من جديد.',
    onlyOne: 'هذه هي الرسالة الوحيدة بشأنه. إن نفد من جديد، يمكنك طلب إشعار آخر في صفحته.',
  },
  contact: {
    subject: (subject) => `رسالة: ${isolated(subject)}`,
    preview: (name, subject) => `${isolated(name)}: ${isolated(subject)}`,
    title: 'رسالة من زائر للمتجر',
    from: (name) => `المرسل: ${isolated(name)}`,
    address: (email) => `البريد الإلكتروني: ${leftToRight(email)}`,
    about: (subject) => `الموضوع: ${isolated(subject)}`,
    writtenOn: (time) => `بتاريخ: ${isolated(time)}`,
    reply: (email) => `الرد على هذه الرسالة يصل إلى ${leftToRight(email)}.`,
  },
};
