import { quoteWritten, type Text } from './written.ts'

/**
 * Texts that only a secret looks like, with its name. Keys that are public by their makers' words,
 * such as those of Firebase and the site keys of Turnstile, are none.
 */
const SECRETS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a token (JWT)', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a secret key of Stripe', /\b[rs]k_(?:live|test)_\w{10,}/],
  ['a token of GitHub', /\b(?:gh[opsur]_\w{36}|github_pat_\w{22,})/],
  ['a token of GitLab', /\bglpat-[\w-]{20}/],
  ['a token of Slack', /\bxox[abeoprs]-[\w-]{10,}/],
  ['a secret key of Turnstile', /^[0-9]x[\w-]{33}$/],
  ['a user with a password', /^[a-z][a-z+.-]*:\/\/[^\s/:@]+:[^\s/@]+@/i],
]

/**
 * Finds texts that look like secrets: a site is public, with all that its brand file says. Messages
 * never quote them.
 */
export function* findSecrets(
  texts: Iterable<Text>,
): Generator<{ keys: PropertyKey[]; message: string }> {
  for (const { keys, value, written } of texts) {
    const [name] = SECRETS.find(([, pattern]) => pattern.test(value)) ?? []
    if (name === undefined) continue
    const shown = written === value ? '' : `is ${quoteWritten(written, value)}, `
    const remedy = 'the site is public: remove it, and make a new one in place of this'
    yield { keys, message: `${shown}holds ${name}, but ${remedy}` }
  }
}
