import { paths } from '#core/navigation/paths.ts'

const at = (place?: string) => paths.agentHome('registerCenter', place)

/**
 * Addresses within the page for new accounts: an invitation link by its id, and the form for a new
 * account.
 */
export const accountPaths = {
  links: at(),
  newLink: at('new'),
  link: (id: string) => at(`link/${encodeURIComponent(id)}`),
  editLink: (id: string) => at(`edit/${encodeURIComponent(id)}`),
  open: at('open'),
  /** The review step before a downline's account is opened. */
  checkOpen: at('open/check'),
  opened: (id: string) => at(`opened/${encodeURIComponent(id)}`),
}

export type AccountPlace =
  | { kind: 'links' }
  | { kind: 'new' }
  | { kind: 'open'; isChecking: boolean }
  | { kind: 'link' | 'edit' | 'opened'; id: string }

/** Reads which part of the page an address names; an unknown address opens the list of links. */
export function readAccountPlace(place: string): AccountPlace {
  const [kind = '', id = ''] = place.split('/')
  if (kind === 'new') return { kind }
  if (kind === 'open') return { kind, isChecking: id === 'check' }
  if ((kind === 'link' || kind === 'edit' || kind === 'opened') && id) {
    return { kind, id: decode(id) }
  }
  return { kind: 'links' }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
