import { paths } from '#core/navigation/paths.ts'

/** The part of the messages page that an address names (docs/product.md §11.6). */
export type MessagePlace =
  | { kind: 'tab'; tab: MessageTab }
  | { kind: 'message'; id: string }
  | { kind: 'announcement'; tab: 'notices' | 'announcements'; id: string }
  | { kind: 'service' }
  | { kind: 'newQuestion' }
  | { kind: 'question'; id: string }

export const MESSAGE_TABS = ['inbox', 'notices', 'announcements'] as const
export type MessageTab = (typeof MESSAGE_TABS)[number]

/** Reads the part of the address after the page's name. An unknown address opens the inbox. */
export function readPlace(place: string): MessagePlace {
  const [first = '', id = ''] = place.split('/')
  if (first === 'notices' || first === 'announcements') {
    return id ? { kind: 'announcement', tab: first, id } : { kind: 'tab', tab: first }
  }
  if (first === 'service') {
    if (id === 'new') return { kind: 'newQuestion' }
    return id ? { kind: 'question', id } : { kind: 'service' }
  }
  return first ? { kind: 'message', id: first } : { kind: 'tab', tab: 'inbox' }
}

export const placeOf = (place?: string) => paths.member('messageV2', place)
export const tabPlace = (tab: MessageTab) => placeOf(tab === 'inbox' ? undefined : tab)
