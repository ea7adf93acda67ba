import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import './kit/tokens.css';
import './kit/base.css';
import './kit/motion.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { wakeWithPage } from './connection/room-link.ts';
import { applyPreferences } from './kit/preferences.ts';
import { keepAwake } from './kit/wake-lock.ts';
import { base, followHistory } from './navigation.ts';

applyPreferences();
followHistory();
wakeWithPage();
keepAwake();

const root = document.getElementById('app');
if (root !== null) render(<App />, root);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register(new URL('sw.js', base), { scope: base }).catch(() => undefined);
  });
}
