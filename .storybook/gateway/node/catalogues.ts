import type { Messages } from '@lingui/core'

/** Reads the site's catalogues for the sandbox's texts, which quote labels of the site. */

const CATALOGUES = import.meta.glob<Messages>('/locales/*/{shell,auth,member-withdraw}.po', {
  import: 'messages',
  eager: true,
})

/** Reads a catalogue by its file: each message without values, by its id. */
export async function readCatalogue(_tag: string, file: string) {
  return Object.fromEntries(
    Object.entries(CATALOGUES[file] ?? {}).map(([id, message]) => [
      id,
      { translation: typeof message === 'string' ? message : message.join('') },
    ]),
  )
}
