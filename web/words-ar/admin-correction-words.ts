import type { adminCorrectionWords as english } from '../words/admin-correction-words.ts';
import { isolated } from './formats.ts';

/** Words of what the staff grants for an order. */
export const adminCorrectionWords: typeof english = {
  title: 'تصحيحات',
  lead: 'يقرأ الزبون «تخفيض» و«توصيل مجاني». لا يقرأ السبب إلا الفريق.',
  discount: 'التخفيض، بالدينار',
  freeDelivery: 'توصيل مجاني',
  reason: 'السبب',
  reasonHint: 'مطلوب لكل تخفيض أو توصيل مجاني أو سعر آخر. يبقى السبب في السجل، لذلك يُرجى عدم ذكر أي اسم.',
  combine: {
    title: 'طلبية أخرى مفتوحة لهذا الزبون',
    combine: 'ضم…',
    text: (other, order) =>
      `تنتقل منتجات الطلبية ${isolated(other)} إلى الطلبية ${isolated(order)} بالأسعار المتفق عليها، ويُحسب التوصيل مرة واحدة. تُلغى الطلبية ${isolated(other)}، وتُرسل إلى الزبون رسالة واحدة.`,
    confirm: 'ضم الطلبيتين',
    kept: 'عنوان الطرد',
    dropped: 'العنوان المتروك',
    done: 'تم ضم الطلبيتين',
  },
  exchange: {
    title: 'استبدال',
    text: 'يُرجى اختيار ما يعود. تعود الوحدات إلى المخزون أو تُشطب، ويصدر عنها إشعار دائن إن كانت للطلبية فاتورة. لا يمكن التراجع عن ذلك. بعدها يُختار المنتج البديل.',
    confirm: 'تسجيل المرتجع والمتابعة',
    resume: 'تسجيل طلبية الاستبدال',
    heading: (name) => `استبدال للطلبية ${isolated(name)}`,
    lead: (credit) =>
      `دفع الزبون ${isolated(credit)} مقابل ما عاد. يُقترح هذا المبلغ تخفيضًا، على ألا يتجاوز ثمن المنتجات الجديدة.`,
    notDelivered: 'لا تُستبدل إلا منتجات طلبية مسلّمة.',
    notReturned: 'لم يعد شيء من هذه الطلبية منذ آخر استبدال. يُرجى تسجيل ما يعود في صفحتها أولًا.',
  },
};
