/*
 * Runs in each page of the preview, before the site's own scripts. It says where the frame has come to, and leaves the
 * focus to the editor around it: what opens here by itself (the overlay of a photo) would take the letters that are
 * being typed there. Once the owner has come into the frame, by pointer or by Tab, all is as in a window.
 */
const editorOrigin = new URL(import.meta.url).searchParams.get('editor');
if (editorOrigin) parent.postMessage(location.href, editorOrigin);

const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (options) {
  if (document.hasFocus()) focus.call(this, options);
};

const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function () {
  const isInert = this.inert;
  // A dialog takes the focus when it opens, but not while it is inert.
  this.inert ||= !document.hasFocus();
  showModal.call(this);
  this.inert = isInert;
};
