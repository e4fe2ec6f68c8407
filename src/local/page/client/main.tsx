import { render } from 'preact';
import { App } from './app.tsx';
import { door } from './class/door.ts';
import { Door } from './class/join.tsx';

const root = document.getElementById('app');
if (root !== null)
  render(
    door.isThere() ? (
      <Door>
        <App />
      </Door>
    ) : (
      <App />
    ),
    root,
  );
