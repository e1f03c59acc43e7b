type Child = Node | string | null | undefined | false
type Properties = Record<string, string | number | boolean | ((event: Event) => void) | undefined>

/**
 * Creates an element. Properties that start with `on` are listeners, `text` is its text, all others
 * are attributes; false and undefined leave an attribute out.
 */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  apply(element, properties)
  append(element, children)
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

export function svg(tag: string, properties: Properties = {}, ...children: Child[]): SVGElement {
  const element = document.createElementNS(SVG, tag)
  apply(element, properties)
  append(element, children)
  return element as SVGElement
}

function apply(element: Element, properties: Properties): void {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (name === 'text') element.textContent = String(value)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
}

function append(element: Element, children: Child[]): void {
  for (const child of children) if (child) element.append(child)
}

/** Icons as line drawings on a 24 × 24 grid. */
const ICONS = {
  back: 'M15 5l-7 7 7 7',
  info: 'M12 11v6M12 7.2v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  spin: 'M20 11a8 8 0 1 0-2.3 6.2M20 4v7h-7',
  dice: 'M5 5h14v14H5zM9 9v.1M15 9v.1M9 15v.1M15 15v.1M12 12v.1',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  repeat: 'M4 9h13l-3-4M20 15H7l3 4',
}

export type IconName = keyof typeof ICONS

export function icon(name: IconName): SVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'icon' },
    svg('path', { d: ICONS[name] }),
  )
}

const calm = matchMedia('(prefers-reduced-motion: reduce)')
/** Whether the player's system asks for less motion. */
export const isCalm = () => calm.matches

export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })
