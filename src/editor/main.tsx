import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/atkinson-hyperlegible-mono';
import '../site/styles/tokens.css';
import '../site/styles/base.css';
import 'virtual:brand.css';
import './tokens.css';
import './editor.css';
import { createRoot } from 'react-dom/client';
import { keepToken } from './ask-server.ts';
import { Editor } from './Editor.tsx';

keepToken();
window.addEventListener('hashchange', keepToken);
const root = document.getElementById('editor');
if (!root) throw new Error('the page has no place for the editor');
createRoot(root).render(<Editor />);
