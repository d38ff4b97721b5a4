/*
 * Runs in each page of the preview before the site's scripts. It reports the frame's address to the editor, and prevents
 * the page from taking the focus: an automatically opened lightbox would receive what the owner types in the editor.
 * Once the owner focuses the frame, everything works as usual.
 */
const editorOrigin = new URL(import.meta.url).searchParams.get('editor');
if (editorOrigin) parent.postMessage(location.href, editorOrigin);

// The owner has chosen the language: a visit would offer another one.
Object.defineProperty(navigator, 'languages', { value: [] });

const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (options) {
  if (document.hasFocus()) focus.call(this, options);
};

const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function () {
  const isInert = this.inert;
  // An inert dialog does not take the focus when it opens.
  this.inert ||= !document.hasFocus();
  showModal.call(this);
  this.inert = isInert;
};
