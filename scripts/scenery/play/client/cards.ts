import { el, isCalm, svg } from './dom.ts'

const SUITS: Record<string, string> = {
  s: 'M12 2C9 7 3 10 3 15a4.5 4.5 0 0 0 8 2.8L9.5 22h5L13 17.8A4.5 4.5 0 0 0 21 15c0-5-6-8-9-13Z',
  h: 'M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7-10 13Z',
  c: 'M12 2a4.5 4.5 0 0 0-3.6 7.2A4.5 4.5 0 1 0 11 16.6L9.5 22h5L13 16.6a4.5 4.5 0 1 0 2.6-7.4A4.5 4.5 0 0 0 12 2Z',
  d: 'M12 1.5 20 12l-8 10.5L4 12Z',
}

const suit = (name: string) =>
  svg(
    'svg',
    { viewBox: '0 0 24 24', class: 'suit', 'aria-hidden': 'true' },
    svg('path', { d: SUITS[name] ?? '' }),
  )

/** Creates a playing card, such as `10h`, face down until it is turned. */
export function playingCard(card: string): HTMLElement {
  const [rank, kind] = [card.slice(0, -1), card.slice(-1)]
  const corner = (where: string) =>
    el('span', { class: `corner ${where}` }, el('b', { text: rank }), suit(kind))
  return el(
    'span',
    { class: `card ${'hd'.includes(kind) ? 'red' : 'black'}`, 'data-card': card },
    el(
      'span',
      { class: 'turn' },
      el('span', { class: 'back' }),
      el('span', { class: 'face' }, corner('top'), suit(kind), corner('bottom')),
    ),
  )
}

/** Slides a card from the dealing shoe to its position, then turns it. */
export async function dealCard(card: HTMLElement, shoe: DOMRect): Promise<void> {
  if (isCalm()) {
    card.classList.add('open')
    return
  }
  const place = card.getBoundingClientRect()
  const lying = card.classList.contains('third') ? ' rotate(90deg)' : ''
  await card.animate(
    [
      {
        transform: `translate(${shoe.left - place.left}px, ${shoe.top - place.top}px) rotate(60deg) scale(.7)`,
        opacity: 0.4,
      },
      { transform: `none${lying}`.replace('none ', ''), opacity: 1 },
    ],
    { duration: 380, easing: 'cubic-bezier(.2,.7,.3,1)' },
  ).finished
  card.classList.add('open')
  await Promise.all(card.getAnimations({ subtree: true }).map(({ finished }) => finished))
}
