import type { invitationWords as english } from '../words/invitation-words.ts';

/** Words for a person who was invited to the staff. */
export const invitationWords: typeof english = {
  title: 'الانضمام إلى الفريق',
  description: (shop) => `قبول دعوة إلى إدارة متجر ${shop}.`,
  checking: 'جارٍ التحقق من الرابط…',
  lead: (email, role) => `انضمامك بالعنوان \u2066${email}\u2069 بصفة ${role}.`,
  roles: {
    admin: 'مشرف',
    confirmer: 'مكلف بتأكيد الطلبيات',
    packer: 'مكلف بتحضير الطلبيات',
    editor: 'محرر',
  },
  name: 'الاسم الكامل',
  password: 'كلمة السر',
  confirm: 'تأكيد كلمة السر',
  submit: 'الانضمام',
  busy: 'لحظة من فضلك…',
  failed: 'تعذّر قبول الدعوة. يُرجى إعادة المحاولة.',
  accept: 'قبول الدعوة',
  signInLead: (email) => `يوجد حساب بالعنوان \u2066${email}\u2069. يُرجى تسجيل الدخول به لقبول الدعوة.`,
  signIn: 'تسجيل الدخول',
  invalidTitle: 'دعوة غير صالحة',
  invalid: 'لم تعد هذه الدعوة صالحة. يُرجى طلب دعوة جديدة.',
  uncheckedTitle: 'تعذّر التحقق من الرابط',
  tryAgain: 'إعادة المحاولة',
};
