/** Properties by which a reader tells two drawings apart. */
const SEEN = [
  'display visibility opacity color fill stroke stroke-width',
  'background-color background-image background-size box-shadow filter outline',
  'border-top border-right border-bottom border-left border-radius',
  'font-family font-size font-weight line-height letter-spacing text-transform font-variant-numeric',
  'transform translate scale -webkit-text-stroke content',
].flatMap((line) => line.split(' '))

const styleOf = (element: Element, part?: string) => {
  const style = getComputedStyle(element, part)
  return SEEN.map((name) => style.getPropertyValue(name)).join(';')
}

/**
 * Describes how a drawing looks: the place, size and style of each of its elements. Two drawings
 * with the same description look the same.
 */
export function looksOf(drawing: Element): string {
  const { left, top } = drawing.getBoundingClientRect()
  return [drawing, ...drawing.querySelectorAll('*')]
    .map((element) => {
      const box = element.getBoundingClientRect()
      const place = [box.left - left, box.top - top, box.width, box.height].map(Math.round)
      const styles = ['', '::before', '::after'].map((part) => styleOf(element, part || undefined))
      return [element.tagName, ...place, ...styles].join()
    })
    .join('\n')
}
