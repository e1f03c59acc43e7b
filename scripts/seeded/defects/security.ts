import { component, type Defect, unit } from '../defect.ts'

const IDENTITY = 'tests/identity/security.test.ts'
const PAYOUT = 'tests/identity/payout-accounts.test.ts'

/** What keeps an account safe, and who is paid. */
export const SECURITY: readonly Defect[] = [
  {
    id: 'payee-no-cool-down',
    title: 'A new account to be paid to can be used at once',
    file: 'scripts/sandbox/world/payout-accounts.ts',
    find: '    usableFrom: at + COOL_DOWN_HOURS * HOUR,\n',
    replace: '    usableFrom: at,\n',
    caughtBy: unit(PAYOUT, 'waits for the cool-down'),
  },
  {
    id: 'payee-unmasked',
    title: 'The gateway sends the whole number of an account to be paid to',
    file: 'scripts/sandbox/world/payout-accounts.ts',
    find: ': `•••• ${number.slice(-4)}`',
    replace: ': `•••• ${number}`',
    caughtBy: unit(PAYOUT, 'waits for the cool-down'),
  },
  {
    id: 'payee-removed-in-use',
    title: 'An account to be paid to is removed while a withdrawal to it is open',
    file: 'scripts/sandbox/world/payout-accounts.ts',
    find: 'if (awaitsPayout(scope,',
    replace: "if (id === '' && awaitsPayout(scope,",
    caughtBy: unit(PAYOUT, 'stays while a withdrawal'),
  },
  {
    id: 'payment-lock-sendable',
    title: 'A form can be sent while the payment password is locked',
    file: 'src/parts/form/Form.tsx',
    find: '        disabled={Boolean(blocked)}\n',
    replace: '',
    caughtBy: component('src/features/member/security/PaymentPasswordPage.test.tsx'),
  },
  {
    id: 'recovery-code-twice',
    title: 'A recovery code of an authenticator works twice',
    file: 'scripts/sandbox/world/authenticator.ts',
    find: '        isNull(recoveryCodes.usedAt),\n',
    replace: '',
    caughtBy: unit(IDENTITY, 'recovery code once'),
  },
  {
    id: 'proof-uncounted',
    title: 'Wrong proofs of an account are not counted',
    file: 'scripts/sandbox/world/proofs.ts',
    find: '  beginTry(context, subject)\n',
    replace: '',
    caughtBy: unit(IDENTITY, 'wrong proofs count together'),
  },
  {
    id: 'social-login-by-link',
    title: 'A ticket of a social provider logs in whoever opens its link',
    file: 'scripts/sandbox/world/social.ts',
    find: '        eq(socialVisits.secret, secret),\n',
    replace: '',
    caughtBy: unit('tests/identity/social-login.test.ts', 'only with the secret'),
  },
  {
    id: 'social-open-redirect',
    title: 'A social provider’s way back leads to any site',
    file: 'scripts/sandbox/world/social.ts',
    find: "host.kind !== 'site' || !host.known || host.site.brand.merchant !== merchant.code",
    replace: "host.kind === 'console'",
    caughtBy: unit('tests/identity/devices.test.ts', 'would return to another site'),
  },
  {
    id: 'account-number-zeros',
    title: 'The leading zeros of an account number are lost',
    file: 'src/rules/accountNumbers.ts',
    find: '.replaceAll(/\\p{Nd}/gu, plainDigit)',
    replace: ".replaceAll(/\\p{Nd}/gu, plainDigit).replace(/^0+/, '')",
    caughtBy: unit('src/rules/accountNumbers.test.ts', 'leading zeros'),
  },
]
