import type { Brand } from '#core/brand/schema.ts'
import type { Fault } from '../fault.ts'

/**
 * Lists what a brand still lacks to work in production, though its file is right: each part that is
 * on but can load nothing, since the brand names no origin for it. The sandbox's overlay has these
 * origins, so nothing of it shows there.
 *
 * @param file path of the brand file, for the notices
 */
export function findGaps(
  file: string,
  { origins, features }: Pick<Brand, 'origins' | 'features'>,
): Fault[] {
  const gaps = [
    {
      isOpen: origins.games.length === 0,
      path: '$.origins.games',
      message:
        'names no origin, so no game opens; name those of the game pages, such as "https://*.games.example"',
    },
    {
      isOpen: origins.payments.length === 0,
      path: '$.origins.payments',
      message:
        'names no origin, so no payment page opens; name those of the payment providers, such as "https://pay.example"',
    },
    {
      isOpen: features.liveChat && origins.chat.length === 0,
      path: '$.origins.chat',
      message:
        'names no origin, so the chat stays away; name its origin, or turn the feature liveChat off',
    },
  ]
  return gaps.filter(({ isOpen }) => isOpen).map(({ path, message }) => ({ file, path, message }))
}
