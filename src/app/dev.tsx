// Hot reload needs its preamble before any component loads.
import '@vitejs/plugin-react/preamble';
import './hydrate.tsx';

// Vite has added its copies, which follow changes.
for (const style of document.querySelectorAll('style[data-early]')) style.remove();
