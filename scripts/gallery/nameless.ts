/**
 * Takes logos and the brand's name out of a page, so that people can tell whether brands are unlike
 * without reading whose site it is. Runs in the page. Places keep their sizes.
 */
export function takeNamesAway(name: string): void {
  for (const image of document.images) {
    if (image.alt === name) image.style.visibility = 'hidden'
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const dashes = '–'.repeat(name.length)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.nodeValue?.includes(name)) text.nodeValue = text.nodeValue.replaceAll(name, dashes)
  }
}
