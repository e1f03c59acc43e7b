import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { REGISTRATION_FIELDS } from '#core/brand/registrationFields.ts'
import { getMemberIcon } from '#core/session/member/api.ts'
import { listPayoutAccounts } from '#features/member/security/payout/api.ts'
import * as api from '#features/member/security/api.ts'
import { getWithdrawTerms } from '#features/member/withdraw/api.ts'
import { requestPhoneBindCode } from '#parts/identity/codes/api.ts'
import { addUploadPart } from '#parts/form/uploads/api.ts'
import { useMembers } from '#support/members.ts'

const { enter, readCode, sandbox } = useMembers()
const byPassword = { kind: 'password', answer: 'Sandbox-2580' }

/** Valid values for profile fields that the sandbox's rules give a special format. */
const VALUES: Record<string, string> = {
  idNumber: '1234567890',
  qqNum: '1234567',
  fullName: 'Lily Pad',
  birthday: '1990-01-31',
}

describe('personal data', () => {
  test('a player can set personal data once, and invalid values change no data', async () => {
    const { ask, refusal } = await enter('demomember')
    expect(await ask(api.getProfile)).toMatchObject({ nickname: 'Somchai', occupation: null })
    const good = { occupation: 'Baker', birthday: '1990-01-31' }
    expect(await ask(api.updateProfile, good)).toMatchObject(good)
    expect(await ask(api.updateProfile, good)).toMatchObject(good)
    expect(
      await refusal(api.updateProfile, { address: '1 Main Road', occupation: 'Cook' }),
    ).toMatchObject({ code: 'profile_locked', data: { fields: ['occupation'] } })
    expect(await ask(api.getProfile)).toMatchObject({ address: null, occupation: 'Baker' })
  })

  test('a player can add personal data the registration lacked; the ID number is then masked', async () => {
    const { ask } = await enter('demovip')
    const elsewhere = ['email', 'mobileNum', 'payeeName', 'paymentPassword']
    const atRegistration = ['recommenderId', 'affiliateCode', 'referralCode']
    const proofs = ['username', 'password', 'confirmPassword', 'captcha', 'verificationCode']
    const later = REGISTRATION_FIELDS.filter(
      (name) => ![...elsewhere, ...atRegistration, ...proofs].includes(name),
    )
    const before = await ask(api.getProfile)
    const missing = later.filter((name) => before[name] === null)
    expect(missing).toEqual(expect.arrayContaining(['line', 'zalo', 'qqNum', 'idNumber']))
    const given = Object.fromEntries(missing.map((name) => [name, VALUES[name] ?? 'lotus77']))
    expect(await ask(api.updateProfile, given)).toMatchObject({ ...given, idNumber: '•••• 7890' })
  })

  test('personal data with an age below the minimum age are refused', async () => {
    const { refusal } = await enter('demomember')
    const year = new Date().getUTCFullYear() - 17
    expect(await refusal(api.updateProfile, { birthday: `${year}-01-01` })).toMatchObject({
      data: { fields: { birthday: 'age' } },
    })
  })

  test('a player can choose one of the offered profile pictures, and later another', async () => {
    const { ask, refusal } = await enter('demomember')
    const { avatars } = await ask(api.listAvatars)
    for (const { id, url } of avatars.slice(0, 2)) {
      await ask(api.updateAvatar, { id })
      expect(await ask(getMemberIcon)).toEqual({ url })
    }
    expect(await refusal(api.updateAvatar, { id: '../x' })).toMatchObject({
      code: 'invalid_fields',
    })
  })
})

test('an uploaded profile picture can be used only by its own player', async () => {
  const { ask } = await enter('demomember')
  const other = await enter('demovip')
  const picture = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#7a3' },
  })
    .png()
    .toBuffer()
  const uploadId = randomUUID()
  const part = { uploadId, purpose: 'avatar', total: picture.length, offset: 0 }
  await ask(addUploadPart, { ...part, data: picture.toString('base64') })
  expect(await other.refusal(api.updateAvatar, { id: uploadId })).toMatchObject({
    code: 'upload_unknown',
  })
  await ask(api.updateAvatar, { id: uploadId })
  const { url } = await ask(getMemberIcon)
  const { hostname, pathname } = new URL(url)
  const reply = await sandbox().ask({ host: hostname, path: pathname })
  expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
})

describe('a phone', () => {
  const phone = { countryDialingCode: '66', mobileNum: '823456789' }

  test('a phone number is added permanently with a proof and its SMS code', async () => {
    const { ask, refusal } = await enter('demovip')
    await ask(requestPhoneBindCode, phone)
    const verificationCode = await readCode('66823456789')
    await ask(api.bindPhone, { ...phone, verificationCode, proof: byPassword })
    expect(await ask(api.getSecurity)).toMatchObject({ phone: '•••• 6789' })
    expect(await refusal(requestPhoneBindCode, { ...phone, mobileNum: '823456780' })).toMatchObject(
      { status: 409, code: 'phone_bound' },
    )
  })

  test('adding another player’s phone number is refused', async () => {
    const { refusal } = await enter('demovip')
    expect(await refusal(requestPhoneBindCode, { ...phone, mobileNum: '812345678' })).toMatchObject(
      { data: { fields: { mobileNum: 'taken' } } },
    )
  })
})

test('changing a mail address needs proof and code, and blocks payout accounts for a time', async () => {
  const { ask, refusal } = await enter('demomember')
  const email = 'somchai@players.example'
  await ask(api.requestEmailBindCode, { email })
  const given = { email, verificationCode: await readCode(email) }
  expect(
    await refusal(api.bindEmail, { ...given, proof: { kind: 'email', answer: '000000' } }),
  ).toMatchObject({ status: 403 })
  await ask(api.requestProofCode, { kind: 'email' })
  const proof = { kind: 'email', answer: await readCode('demomember@players.example') }
  await ask(api.bindEmail, { ...given, proof })
  expect(await ask(api.getSecurity)).toMatchObject({ email: 's•••@players.example' })
  const [account] = (await ask(listPayoutAccounts)).accounts
  expect(Date.parse(account.usableFrom)).toBeGreaterThan(Date.now())
  expect((await ask(getWithdrawTerms)).accounts).toMatchObject([{ waitReason: 'email' }])
})
