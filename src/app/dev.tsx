// Hot reload needs its preamble before any component loads.
import '@vitejs/plugin-react/preamble';
import './hydrate.tsx';
