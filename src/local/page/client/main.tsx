import { render } from 'preact';
import { App } from './app.tsx';
import { actions } from './state.ts';

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
actions.start();
