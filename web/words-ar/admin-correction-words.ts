import type { adminCorrectionWords as english } from '../words/admin-correction-words.ts';
import { isolated } from './formats.ts';

/** Words of what the staff grants for an order. */
export const adminCorrectionWords: typeof english = {
  title: 'تصحيحات',
  lead: 'يقرأ الزبون «تخفيض» و«توصيل مجاني». لا يقرأ السبب إلا الفريق.',
  discount: 'التخفيض، بالدينار',
  freeDelivery: 'توصيل مجاني',
  reason: 'السبب',
  reasonHint: 'يبقى السبب في السجل، لذلك يُرجى عدم ذكر أي اسم.',
  combine: {
    mark: 'ضُمّت إلى أخرى',
    title: 'طلبية أخرى مفتوحة لهذا الزبون',
    apart: {
      held: 'قيد المراجعة',
      paid: 'مدفوعة',
      invoiced: 'لها فاتورة',
      returned: 'عادت منها منتجات',
      cancelRequested: 'طلب الزبون إلغاءها',
      parcel: 'قد تكون شركة التوصيل على علم بطردها',
      elsewhere: 'توصيلها بطريقة أخرى',
    },
    keepsApart: (reason) => `لا يمكن ضمها: ${reason}`,
    ownKeepsApart: (reason) => `لا يمكن ضم طلبية هذه الصفحة: ${reason}`,
    combine: 'ضم…',
    text: (other, order) =>
      `تنتقل منتجات الطلبية ${isolated(other)} إلى الطلبية ${isolated(order)} بالأسعار المتفق عليها، ويُحسب التوصيل مرة واحدة. تُلغى الطلبية ${isolated(other)}.`,
    confirm: 'ضم الطلبيتين',
    kept: 'عنوان الطرد',
    dropped: 'العنوان المتروك',
    lines: 'في الطرد',
    collected: 'المبلغ المحصّل عند التسليم',
    done: 'تم ضم الطلبيتين',
  },
  returned: {
    waiting: 'استبدال لم يُسجَّل بعد',
    expected: 'مرتجع منتظر',
    part: 'مرتجعة جزئيًا',
    whole: 'مرتجعة',
    exchanged: 'مستبدلة',
  },
  owed: (amount) => `للاسترداد ${isolated(amount)}`,
  exchange: {
    waitingTitle: 'لم تُسجَّل طلبية الاستبدال بعد',
    waiting: (credit) =>
      `المرتجع مسجَّل، والمبلغ ${isolated(credit)} محفوظ للطلبية الجديدة. يجب تسجيلها، أو رد المبلغ إذا لم يرد الزبون غيرها.`,
    waitingUnpaid: 'المرتجع مسجَّل، لكن الطلبية الجديدة لم تُسجَّل.',
    title: 'استبدال',
    text: 'يُرجى اختيار ما يعود وكيف يعود، ثم المنتج البديل.',
    when: 'المنتجات',
    whens: { expected: 'تستعيدها شركة التوصيل', here: 'موجودة هنا' },
    hereHint:
      'تعود الوحدات إلى المخزون أو تُشطب، ويصدر عنها إشعار دائن إن كانت للطلبية فاتورة. لا يمكن التراجع عن ذلك.',
    kept: 'المبلغ المحفوظ للاستبدال (دج)',
    nothingKept: 'لا يُحفظ شيء للاستبدال.',
    keptHint: 'يغطي الطلبية الجديدة ولا يُرد. لرد المبلغ نقدًا، يُسجَّل مرتجع بدلًا من الاستبدال.',
    unpaid: 'الطلبية غير مدفوعة، فلا شيء يُحفظ. إذا كان الزبون قد دفع، تُعلَّم الطلبية مدفوعة أولًا.',
    confirm: 'تسجيل المرتجع والمتابعة',
    note: 'أضافه المتجر',
    takesBack: 'للاسترجاع',
    resume: 'تسجيل طلبية الاستبدال',
    heading: (name) => `استبدال للطلبية ${isolated(name)}`,
    lead: (credit) =>
      `حُفظ ${isolated(credit)} عند تسجيل المرتجع لدفع هذه الطلبية، فلا يُحصَّل إلا الباقي. وإذا كانت أقل ثمنًا، يُرد الفرق إلى الزبون.`,
    notDelivered: 'لا تُستبدل إلا منتجات طلبية مسلّمة.',
    notReturned: 'لا شيء من هذه الطلبية ينتظر استبدالًا. يُرجى تسجيل ما يعود في صفحتها بزر «استبدال» أولًا.',
  },
};
