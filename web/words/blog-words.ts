/** Words around the articles, whose own stand in web/content/blog/articles. */
export const blogWords = {
  title: 'Blog',
  description:
    'Short, sober articles on choosing and using parapharmacy products, each with its sources: supplements, sunscreen, devices and first aid.',
  lead: 'Short articles on choosing and using what a parapharmacy sells. No promises, and every one with its sources.',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  by: 'By Saha',
  minutes: (minutes: number) => `${minutes} min read`,
  contents: 'In this article',
  disclaimer:
    'This article informs. It does not replace the advice of your doctor or pharmacist, who know you and your medicines.',
  more: 'More from the blog',
  all: 'All articles',
  notFound: 'Article not found',
};
