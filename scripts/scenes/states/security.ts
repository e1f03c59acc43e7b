import { paths } from '#core/navigation/paths.ts'
import type { Scene } from '../scene.ts'
import type { Step } from '../steps.ts'

const security = (name: string, place: string, steps: readonly Step[]): Scene => ({
  name: `member-security-${name}`,
  path: paths.member('securityCenter', place),
  as: 'member',
  steps,
})
const FORM = 'main form'

/** Forms of the security center in a later step. */
export const SECURITY_SCENES: readonly Scene[] = [
  security('authenticator-setup', 'authenticator', [
    { press: 'main ol + button' },
    { see: 'main code' },
  ]),
  security('bank-accounts-check', 'bank-accounts/new', [
    { press: `${FORM} button[role=combobox]`, isHidden: true },
    { press: '[role=option]' },
    { fill: `${FORM} input[name=number]`, with: '1234567890' },
    { press: `${FORM} button[type=submit]` },
    { see: 'main input[type=password]' },
  ]),
]
