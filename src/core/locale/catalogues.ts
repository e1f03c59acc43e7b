import type { Messages } from '@lingui/core'

/** All catalogues but those of the first screen, which knows its own (`words.ts`). */
export const CATALOGUES = import.meta.glob<Messages>(
  ['/locales/*/*.po', '!/locales/*/{shell,lobby}.po'],
  { import: 'messages' },
)
