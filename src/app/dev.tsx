// Hot reload needs its preamble before any component is loaded.
import '@vitejs/plugin-react/preamble';
import './hydrate.tsx';
