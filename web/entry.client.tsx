import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languages, setRootLanguage } from '../shared/values/languages.ts';
import { keepLanding } from './session/landing.ts';

const { root } = document.documentElement.dataset;
setRootLanguage(languages.find((language) => language === root) ?? 'en');
keepLanding();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
