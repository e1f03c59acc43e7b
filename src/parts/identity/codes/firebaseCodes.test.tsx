import { describe, expect, it, vi } from 'vitest'
import { createFirebaseCodes } from './firebaseCodes.ts'

/** Address of the Firebase emulator, set if `npm run test:firebase` has started it. */
const EMULATOR: string | undefined = import.meta.env.VITE_AUTH_EMULATOR
const PROJECT = 'demo-livery'
const MOBILE = { mobileNum: '812345678', countryDialingCode: '66' }

let apps = 0

function makeCodes(emulator?: string) {
  apps += 1
  return createFirebaseCodes(
    {
      provider: 'firebase',
      apiKey: `key-${apps}`,
      authDomain: 'login.example',
      projectId: PROJECT,
      appId: `app-${apps}`,
    },
    {
      ...(emulator && { emulator }),
      verifier: { type: 'recaptcha', verify: async () => 'proof', _reset: () => undefined },
    },
  )
}

const send = (codes: ReturnType<typeof makeCodes>) =>
  codes.send({ purpose: 'login', mobile: MOBILE, human: async () => undefined })

describe('a refusal of Firebase becomes our own error code:', () => {
  /** Answers every request to a Firebase server with the given status and message. */
  const answerAll = (status: number, message: string) =>
    vi.stubGlobal('fetch', async () =>
      Response.json({ error: { code: status, message } }, { status }),
    )

  it.each([
    ['INVALID_PHONE_NUMBER : TOO_SHORT', 'phone_invalid'],
    ['MISSING_PHONE_NUMBER', 'phone_missing'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too_many_requests'],
    ['CAPTCHA_CHECK_FAILED', 'human_check_failed'],
    ['QUOTA_EXCEEDED', 'sms_quota'],
    ['OPERATION_NOT_ALLOWED', 'sms_not_enabled'],
    ['SOMETHING_NEW', 'phone_code_failed'],
  ])('the Firebase error %s while an SMS code is sent becomes %s', async (message, code) => {
    answerAll(400, message)
    await expect(send(makeCodes())).rejects.toMatchObject({ name: 'GatewayError', code })
  })

  it.each([
    ['INVALID_CODE', 'code_wrong'],
    ['SESSION_EXPIRED', 'code_expired'],
    ['INVALID_SESSION_INFO', 'code_expired'],
  ])('the Firebase error %s while an SMS code is checked becomes %s', async (message, code) => {
    answerAll(400, message)
    await expect(makeCodes().prove('123456', 'handle')).rejects.toMatchObject({
      name: 'GatewayError',
      code,
    })
  })

  it('sending an SMS code by Firebase without network fails with our code `network`', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(send(makeCodes())).rejects.toMatchObject({ code: 'network' })
  })

  it('checking an SMS code that Firebase never sent fails with code_expired', async () => {
    await expect(makeCodes().prove('123456', undefined)).rejects.toMatchObject({
      code: 'code_expired',
    })
  })
})

describe.skipIf(!EMULATOR)('Firebase codes at the emulator', () => {
  /** Reads the code that the emulator would have sent last by SMS. */
  async function readCode(): Promise<string> {
    const path = `/emulator/v1/projects/${PROJECT}/verificationCodes`
    const { verificationCodes } = await (await fetch(EMULATOR + path)).json()
    return verificationCodes.at(-1).code
  }

  it('an SMS code that Firebase accepts becomes a proof of the phone number', async () => {
    const codes = makeCodes(EMULATOR)
    const { handle, expiredMinutes } = await send(codes)
    expect(expiredMinutes).toBe(1)
    const proof = await codes.prove(await readCode(), handle)
    expect(proof).toMatchObject({ firebaseChannel: 'WEB' })
    const [, payload] = (proof as { firebaseIdToken: string }).firebaseIdToken.split('.')
    expect(JSON.parse(atob(payload!.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({
      aud: PROJECT,
      phone_number: '+66812345678',
    })
  })

  it('a wrong SMS code of Firebase is refused', async () => {
    const codes = makeCodes(EMULATOR)
    const { handle } = await send(codes)
    const wrong = String((Number(await readCode()) + 1) % 1_000_000).padStart(6, '0')
    await expect(codes.prove(wrong, handle)).rejects.toMatchObject({ code: 'code_wrong' })
  })

  it('an SMS code of Firebase is accepted only once', async () => {
    const codes = makeCodes(EMULATOR)
    const { handle } = await send(codes)
    const code = await readCode()
    await codes.prove(code, handle)
    await expect(codes.prove(code, handle)).rejects.toMatchObject({ code: 'code_expired' })
  })
})
