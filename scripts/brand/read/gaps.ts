import type { Brand } from '#core/brand/schema.ts'
import type { Fault } from '../fault.ts'

/**
 * Lists what a brand still lacks to work in production, though its file is right: the origins of
 * games and payments, and those of the chat and of social logins if they are on. The sandbox's
 * overlay has these origins, so nothing of it shows there, and the brand is read without it.
 *
 * @param file path of the brand file, for the notices
 */
export function findGaps(
  file: string,
  { origins, features }: Pick<Brand, 'origins' | 'features'>,
): Fault[] {
  const gaps = [
    {
      isMissing: origins.games.length === 0,
      path: '$.origins.games',
      message:
        'names no origin, so no game opens; name those of the game pages, such as "https://*.games.example"',
    },
    {
      isMissing: origins.payments.length === 0,
      path: '$.origins.payments',
      message:
        'names no origin, so no payment page opens; name those of the payment providers, such as "https://pay.example"',
    },
    {
      isMissing: features.liveChat && origins.chat.length === 0,
      path: '$.origins.chat',
      message:
        'names no origin, so the chat stays away; name its origin, or turn the feature liveChat off',
    },
    {
      isMissing: features.socialLogin && origins.social.length === 0,
      path: '$.origins.social',
      message:
        'names no origin, so no social account logs in; name those of the login pages, or turn the feature socialLogin off',
    },
  ]
  return gaps
    .filter(({ isMissing }) => isMissing)
    .map(({ path, message }) => ({ file, path, message }))
}
