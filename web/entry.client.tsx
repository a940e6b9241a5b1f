import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languages, setRootLanguage } from '../shared/values/languages.ts';

const { root } = document.documentElement.dataset;
setRootLanguage(languages.find((language) => language === root) ?? 'en');

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
