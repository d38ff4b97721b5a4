import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/atkinson-hyperlegible-mono';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';
import 'virtual:brand.css';
import './tokens.css';
import './editor.css';
import { createRoot } from 'react-dom/client';
import { Editor } from './Editor.tsx';
import { keepToken } from './send-request.ts';

keepToken();
window.addEventListener('hashchange', keepToken);
const root = document.getElementById('editor');
if (!root) throw new Error('the page has no place for the editor');
createRoot(root).render(<Editor />);
