import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../src')

/** Components and hooks that read the clock at a press, at an answer or by a timer of their own. */
const AT_A_MOMENT = [
  'core/session/useSessionLimits.ts',
  'features/agent/accounts/LinkForm.tsx',
  'features/auth/register/useRegisterForm.ts',
  'features/lottery/useLotteries.ts',
  'parts/form/Refusal.tsx',
  'parts/identity/codes/PhoneCodeField.tsx',
  'parts/identity/codes/SendCodeButton.tsx',
  'parts/identity/codes/usePhoneProof.ts',
  'parts/identity/codes/useSendCode.ts',
  'parts/money/usePaymentTries.ts',
]

/** The hooks by which everything else knows the time. */
const HOOKS = ['core/gateway/useGatewayTime.ts', 'core/gateway/useToday.ts']

test('components and hooks draw by the gateway’s time only where it moves on', () => {
  const readers = globSync('**/{*.tsx,use*.ts}', { cwd: SOURCE })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .filter((file) =>
      /import \{[^}]*\b(?:gatewayNow|readDay)\b[^}]*\} from '[^']*(?:clock|useToday)\.ts'/.test(
        readFileSync(join(SOURCE, file), 'utf8'),
      ),
    )
  expect(readers.toSorted()).toEqual([...AT_A_MOMENT, ...HOOKS].toSorted())
})
