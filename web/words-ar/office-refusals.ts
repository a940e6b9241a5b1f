import type { officeRefusals as english } from '../words/office-refusals.ts';

/** The messages of the API to administrators about settings, searches, orders, files and imports in Arabic, by their English texts. */
export const officeRefusals: typeof english = {
  // Settings
  'A trade register number looks like 16/00-0123456 B 22':
    'يُكتب رقم السجل التجاري مثل \u206616/00-0123456 B 22\u2069',
  'A NIF has 15 or 20 digits': 'يتكون رقم التعريف الجبائي من 15 أو 20 رقمًا',
  'A NIS has 15 digits': 'يتكون رقم التعريف الإحصائي من 15 رقمًا',
  'An article of taxation has 11 digits': 'تتكون مادة الإخضاع الضريبي من 11 رقمًا',
  'Capital is a number of dinars': 'رأس المال عدد بالدينار',
  'Tax regime is real or ifu': 'النظام الجبائي هو real أو ifu',
  'Type an address like https://www.facebook.com/your-shop':
    'يجب إدخال عنوان مثل \u2066https://www.facebook.com/your-shop\u2069',
  'Type an address like https://www.instagram.com/your-shop':
    'يجب إدخال عنوان مثل \u2066https://www.instagram.com/your-shop\u2069',
  'Type an address like https://www.tiktok.com/@your-shop':
    'يجب إدخال عنوان مثل \u2066https://www.tiktok.com/@your-shop\u2069',
  'Type an address like https://www.youtube.com/@your-shop':
    'يجب إدخال عنوان مثل \u2066https://www.youtube.com/@your-shop\u2069',
  'Type the path of a page of this shop, such as /products':
    'يجب إدخال مسار صفحة من المتجر، مثل \u2066/products\u2069',
  'Type a date like 2026-01-31': 'يجب إدخال تاريخ مثل \u20662026-01-31\u2069',
  'The last day is before the first': 'اليوم الأخير يسبق اليوم الأول',
  'There is no such part of the home page': 'لا يوجد هذا الجزء في الصفحة الرئيسية',
  'Send the parts as a list': 'تُرسل الأجزاء على شكل قائمة',
  'Must have none of < > " @ , ; : and \\':
    'يجب ألا يحتوي على أي من هذه العلامات: \u2066< > " @ , ; : \\\u2069',
  'A part can be shown only once': 'لا يظهر الجزء إلا مرة واحدة',
  'Must be true or false': 'يجب أن تكون القيمة true أو false',
  'Somebody else has changed these settings in the meantime': 'عدّل شخص آخر هذه الإعدادات في هذه الأثناء',
  // Searches
  'Type a word': 'يجب إدخال كلمة',
  'Words must be a list': 'يجب إرسال الكلمات في قائمة',
  'A group has at most {0} words': 'الحد الأقصى للمجموعة {0} كلمة',
  'At least one word must be searched': 'يجب أن تكون كلمة واحدة على الأقل مما يُبحث عنه',
  'Type at least two words that mean the same': 'يجب إدخال كلمتين على الأقل بالمعنى نفسه',
  '“{0}” has no letters or digits': 'لا تحتوي « {0} » على حروف أو أرقام',
  '“{0}” has too many words': 'تحتوي « {0} » على كلمات كثيرة',
  '“{0}” is the same as “{1}” to the search': '« {0} » و« {1} » متطابقتان في البحث',
  '“{0}” is already in the group “{1}”': '« {0} » موجودة في المجموعة « {1} »',
  'Somebody else has changed this group in the meantime': 'عدّل شخص آخر هذه المجموعة في هذه الأثناء',
  'Group not found': 'المجموعة غير موجودة',
  'Choose a group': 'يرجى اختيار مجموعة',
  'Group deleted successfully': 'تم حذف المجموعة',
  'Type a search': 'يجب إدخال عبارة بحث',
  'At most {0} products can be pinned': 'يمكن تثبيت {0} من المنتجات على الأكثر',
  'A product can be pinned only once': 'لا يمكن تثبيت المنتج إلا مرة واحدة',
  'At most {0} searches can have pinned products': 'يمكن تثبيت منتجات في {0} بحث على الأكثر',
  'Products are already pinned for “{0}”': 'سبق تثبيت منتجات في البحث عن « {0} »',
  'Somebody else has changed these pins in the meantime': 'عدّل شخص آخر هذه المنتجات المثبتة في هذه الأثناء',
  'Pinned search not found': 'البحث المثبت غير موجود',
  'Type the address': 'أدخل العنوان',
  'The address must begin with https:// or http://, without a user name or a password':
    'يجب أن يبدأ العنوان بـ https:// أو http://، دون اسم مستخدم أو كلمة مرور',
  'This is not an address': 'هذا ليس عنوانًا',
  'The address must begin with https://': 'يجب أن يبدأ العنوان بـ https://',
  'Events must be a list': 'يجب أن تكون الأحداث قائمة',
  'This event does not exist': 'هذا الحدث غير موجود',
  'Choose at least one event': 'اختر حدثًا واحدًا على الأقل',
  'An event can be chosen only once': 'لا يمكن اختيار الحدث أكثر من مرة',
  'On is true or false': 'قيمة التفعيل true أو false',
  'A shop has at most {0} webhooks': 'لا يزيد عدد خطّافات الويب في المتجر عن {0}',
  'Somebody else has changed this webhook in the meantime': 'غيّر شخص آخر خطّاف الويب هذا في هذه الأثناء',
  'Webhook not found': 'لم يُعثر على خطّاف الويب',
  'Webhook deleted': 'حُذف خطّاف الويب',
  'Delivery not found': 'لم يُعثر على الإرسال',
  'Switch the webhook on first': 'فعّل خطّاف الويب أولًا',
  'State is waiting, delivered or failed': 'الحالة هي waiting أو delivered أو failed',
  'Pins deleted successfully': 'تم إلغاء تثبيت المنتجات',
  // Invoices
  'Kind of invoice is unknown': 'نوع الفاتورة غير معروف',
  'A reason is required': 'السبب مطلوب',
  'Enter the seller’s name, address and NIF in the settings first':
    'أدخل أولاً اسم البائع وعنوانه ورقم تعريفه الجبائي في الإعدادات',
  'This order already has the invoice {0}': 'لهذه الطلبية فاتورة برقم \u2066{0}\u2069',
  'A pending order gets no invoice: confirm it first': 'لا فاتورة لطلبية في الانتظار: أكّدها أولاً',
  'A cancelled order gets no invoice': 'لا فاتورة لطلبية ملغاة',
  'Invoice not found': 'الفاتورة غير موجودة',
  'Only an invoice can be cancelled': 'لا يمكن إلغاء إلا فاتورة',
  'Cancel the invoice {0} before you change the order': 'ألغِ الفاتورة \u2066{0}\u2069 قبل تعديل الطلبية',
  'The invoice {0} is already cancelled': 'الفاتورة \u2066{0}\u2069 ملغاة من قبل',
  'TVA rate is 0, 9 or 19': 'معدل الرسم على القيمة المضافة 0 أو 9 أو 19',
  'Choose how the stamp duty is counted': 'اختر طريقة حساب حق الطابع',
  'The least stamp duty is 5 or 30 dinars': 'الحد الأدنى لحق الطابع 5 أو 30 دينارًا',
  'Cost price must be a number from 0': 'سعر الشراء عدد ابتداءً من 0',
  'Cost price must be at most 1000000000': 'سعر الشراء لا يتجاوز 1000000000',
  // Returns
  'Choose a line of the order': 'اختر سطرًا من الطلبية',
  'Choose at least one line': 'اختر سطرًا واحدًا على الأقل',
  'A line can be named only once': 'لا يُذكر السطر إلا مرة واحدة',
  'Refund must be a number from 0': 'المبلغ المسترجع عدد ابتداءً من 0',
  'Refund must be at most 1000000000': 'المبلغ المسترجع لا يتجاوز 1000000000',
  'Send the number of returns that you have seen': 'أرسل عدد المرتجعات التي اطلعت عليها',
  'Somebody else has recorded a return in the meantime': 'سجّل شخص آخر مرتجعًا في هذه الأثناء',
  'Only a shipped or delivered order can be returned': 'لا تُرجع إلا طلبية أُرسلت أو سُلّمت',
  'The order has no such line': 'لا يوجد هذا السطر في الطلبية',
  'Only {0} of {1} can still come back': 'لا يمكن أن يُرجع بعد إلا {0} من \u2068{1}\u2069',
  'This order is not paid, so nothing can be refunded': 'هذه الطلبية غير مدفوعة، فلا شيء يُسترجع',
  'At most {0} DA can still be refunded': 'يمكن استرجاع {0} دج بعد على الأكثر',
  'An order with returns cannot be cancelled': 'لا تُلغى طلبية لها مرتجعات',
  'An order with returns stays paid': 'تبقى الطلبية التي لها مرتجعات مدفوعة',
  'An order with returns cannot be changed': 'لا تُعدّل طلبية لها مرتجعات',
  'An order with returns gets no invoice': 'لا فاتورة لطلبية لها مرتجعات',
  // Several orders at once
  'Payment is unknown': 'حالة الدفع غير معروفة',
  'Choose at least one order': 'يرجى اختيار طلب واحد على الأقل',
  'Choose at most {0} orders': 'يمكن اختيار {0} طلب على الأكثر',
  // Order desk
  'Language is unknown': 'لغة غير معروفة',
  'Type a note': 'اكتب ملاحظة',
  'An order needs at least one product': 'تحتوي الطلبية على منتج واحد على الأقل',
  'This order has changed in the meantime, or the buyer asked to cancel it':
    'تغيّرت هذه الطلبية في هذه الأثناء، أو طلب الزبون إلغاءها',
  'Only an order that is Pending or Processing can be changed':
    'لا يمكن تعديل الطلبية إلا إذا كانت في الانتظار أو قيد التحضير',
  'This order is paid, so its total must stay the same':
    'هذه الطلبية مدفوعة، لذلك يجب أن يبقى مجموعها كما هو',
  // Files and imports
  'Image size must be less than 2MB': 'يجب أن يكون حجم الصورة أقل من 2 ميغابايت',
  'Your role does not allow this': 'دورك لا يسمح بهذا الإجراء',
  'You may only set the next status, as far as Shipped':
    'يمكنك الانتقال إلى الحالة الموالية فقط، حتى «في الطريق»',
  'This person belongs to the staff already': 'هذا الشخص عضو في الفريق',
  'This address has an open invitation. Send it again or withdraw it.':
    'توجد دعوة مفتوحة لهذا العنوان. يمكن إعادة إرسالها أو إلغاؤها.',
  'This invitation has been accepted or withdrawn': 'قُبلت هذه الدعوة أو أُلغيت',
  'This invitation is no longer valid. Please ask for a new one.':
    'لم تعد هذه الدعوة صالحة. يُرجى طلب دعوة جديدة.',
  'This invitation is for another address': 'هذه الدعوة لعنوان آخر',
  'You belong to the staff already': 'أنت ضمن الفريق',
  'The invitation was withdrawn': 'أُلغيت الدعوة',
  'The person is signed out on all devices': 'تم تسجيل الخروج من كل الأجهزة',
  'Send the {0} as multipart/form-data': 'يجب إرسال الملف بصيغة multipart/form-data',
  'Send one file, in the field {0}': 'يجب إرسال ملف واحد في الحقل {0}',
  'Send one file': 'يجب إرسال ملف واحد',
  'No file was sent': 'لم يُرسل أي ملف',
  'The {0} was not sent whole. Please try again.': 'لم يصل الملف كاملًا. يرجى المحاولة من جديد.',
  '{0} is not an accepted format: PNG, JPEG, WebP, GIF or AVIF':
    '{0} صيغة غير مقبولة: PNG أو JPEG أو WebP أو GIF أو AVIF',
  'The picture cannot be read. Please try again in a moment.': 'تعذّرت قراءة الصورة. يرجى المحاولة بعد لحظات.',
  'The file is not a picture that can be used. Please choose a PNG or JPG.':
    'هذا الملف ليس صورة صالحة. يرجى اختيار PNG أو JPG.',
  'The picture is no longer there. Please upload it again.': 'لم تعد الصورة موجودة. يرجى رفعها من جديد.',
  'The file must be at most 20 MB': 'الحد الأقصى لحجم الملف: 20 ميغابايت',
  'The file is broken. Please try again.': 'الملف تالف. يرجى المحاولة من جديد.',
  'The file is empty.': 'الملف فارغ.',
  'The file has no row of products below its header.': 'لا يحتوي الملف على أي سطر منتجات تحت الترويسة.',
  'This is a spreadsheet. Save it as “CSV UTF-8” and upload that file.':
    'هذا جدول بيانات. يرجى حفظه بصيغة «CSV UTF-8» ثم رفع ذلك الملف.',
  'This is not a CSV file.': 'هذا ليس ملف CSV.',
  'The file is not in UTF-8. In Excel, save it as “CSV UTF-8”.':
    'الملف ليس بترميز UTF-8. يرجى حفظه في Excel بصيغة «CSV UTF-8».',
  'The file was not read to its end. Correct it and upload it again.':
    'لم تكتمل قراءة الملف. يرجى تصحيحه ورفعه من جديد.',
  'The file was deleted after 30 days. Upload it again.': 'حُذف الملف بعد 30 يومًا. يرجى رفعه من جديد.',
  'Nothing in this file would change the catalogue.': 'لا شيء في هذا الملف يغيّر قائمة المنتجات.',
  'Choose the columns of this file first': 'يرجى اختيار أعمدة هذا الملف أولًا',
  'This import is at another step. Please look at it again.':
    'هذا الاستيراد في مرحلة أخرى. يرجى فتحه من جديد.',
  'Another import is running{0}. Please wait until it has finished.':
    'يوجد استيراد آخر قيد التنفيذ. يرجى انتظار انتهائه.',
  'This import can no longer be cancelled': 'لم يعد من الممكن إلغاء هذا الاستيراد',
  'Import not found': 'الاستيراد غير موجود',
  'A source must be text': 'يجب أن يكون المصدر نصًّا',
  'A source is at most 500 characters': 'الحد الأقصى لأحرف المصدر: 500',
};
