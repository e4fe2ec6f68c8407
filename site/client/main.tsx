import { render } from 'preact';
import { App } from './app.tsx';
import { furnish } from './furniture.ts';
import { pageSetting } from './page.ts';

furnish();
const host = document.getElementById('app');
if (host !== null) {
  host.textContent = '';
  render(<App setting={pageSetting(host)} />, host);
}
