/**
 * Links the style sheet with the face of a language's headings. The page does not wait for it, and
 * a system font of equal width stands in.
 */
export function linkFace(address: string | undefined): void {
  if (!address || document.querySelector(`link[data-face="${address}"]`)) return
  const link = document.createElement('link')
  // Applied only after it has loaded: for the boot script, a style sheet that fails is a failure of
  // the app.
  Object.assign(link, { rel: 'preload', as: 'style', href: address, fetchPriority: 'low' })
  link.dataset['face'] = address
  link.addEventListener('load', () => (link.rel = 'stylesheet'), { once: true })
  document.head.append(link)
}
