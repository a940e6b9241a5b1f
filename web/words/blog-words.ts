/** Words of the blog pages. The articles themselves are in web/content/blog/articles. */
export const blogWords = {
  title: 'Blog',
  description:
    'Short, factual articles on choosing and using parapharmacy products, each with its sources: supplements, sunscreen, devices and first aid.',
  lead: 'Short articles on choosing and using parapharmacy products. They make no promises and name their sources.',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  by: (shop: string) => `By ${shop}`,
  minutes: (minutes: number) => `${minutes} min read`,
  contents: 'In this article',
  disclaimer:
    'This article is for information only. It does not replace the advice of your doctor or pharmacist, who knows you and your medicines.',
  more: 'More from the blog',
  all: 'All articles',
  notFound: 'Article not found',
};
