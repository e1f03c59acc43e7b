import { LOOKS } from '#core/brand/looks.ts'
import type { Brand } from '#core/brand/schema.ts'

/** The theme of a brand in gold on wine, as tests of colours begin with. */
export const VELVET: Brand['theme'] = {
  defaultMode: 'dark',
  modes: ['dark', 'light'],
  primary: '#d4af37',
  accent: '#a3123f',
  neutral: '#3a1420',
  look: 'salon',
  ...LOOKS.salon.choices,
}
