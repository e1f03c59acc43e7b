/**
 * Links the style sheet with the face of a language's headings. The page does not wait for it, and
 * a system font of equal width stands in.
 */
export function linkFace(address: string | undefined): void {
  if (!address || document.querySelector(`link[data-face="${address}"]`)) return
  const link = document.createElement('link')
  // A sheet for another medium holds up no paint, and the boot script takes its failure for none of
  // the app's.
  Object.assign(link, { rel: 'stylesheet', media: 'print', href: address, fetchPriority: 'low' })
  link.dataset['face'] = address
  link.addEventListener('load', () => (link.media = 'all'), { once: true })
  document.head.append(link)
}
