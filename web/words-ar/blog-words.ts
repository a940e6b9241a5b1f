import type { blogWords as english } from '../words/blog-words.ts';
import { type CountedNoun, counted } from './formats.ts';

/** After "in": the time that an article takes. */
const minutesToRead: CountedNoun = ['دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'];

/** Words of the blog pages. The articles themselves are in web/content/blog/articles. */
export const blogWords: typeof english = {
  title: 'المدونة',
  description:
    'مقالات قصيرة موثقة بمصادرها حول اختيار المنتجات شبه الصيدلانية واستعمالها: مكملات غذائية، واقي الشمس، أجهزة، إسعافات أولية.',
  lead: 'مقالات قصيرة حول اختيار المنتجات شبه الصيدلانية واستعمالها، دون وعود ومع ذكر المصادر.',
  breadcrumb: 'مسار الصفحة',
  home: 'الرئيسية',
  by: (shop) => `بقلم ${shop}`,
  minutes: (minutes) => `القراءة في ${counted(minutes, minutesToRead, 'لحظات')}`,
  contents: 'في هذا المقال',
  disclaimer: 'هذا المقال للاطلاع فقط، ولا يعوّض نصيحة الطبيب أو الصيدلي الذي يعرف حالتك وأدويتك.',
  more: 'مقالات أخرى',
  all: 'كل المقالات',
  notFound: 'المقال غير موجود',
};
