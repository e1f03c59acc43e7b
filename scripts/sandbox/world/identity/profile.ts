import { CONTACT_FIELDS } from '#core/brand/registrationFields.ts'
import type { FieldFault } from '#core/contract/fieldFaults.ts'
import {
  PROFILE_FIELDS,
  type Profile,
  type ProfileField,
} from '#features/member/security/schema.ts'
import { AVATAR_COUNT } from '#scripts/scenery/addresses.ts'
import { isNotNull } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { uploads } from '../../db/upload-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { type Account, changeAccount, nicknameOf } from './accounts.ts'
import { findNameFault, invalidFields } from './registration.ts'
import { cleanValue, findValueFault, isOldEnough, readFieldRules } from './registration-rules.ts'
import { useUploads } from '../money/uploads.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

/** Pictures that a player may choose as a profile picture. */
const AVATARS = Array.from({ length: AVATAR_COUNT }, (_, index) => `animal-${index + 1}`)

export const listAvatars = (context: Pick<CallContext, 'pictures' | 'origin'>) =>
  AVATARS.map((id) => ({ id, url: findAvatar(context, id) as string }))

/** Path of the pictures that players uploaded as profile pictures; their ids cannot be guessed. */
export const OWN_AVATARS = '/cdn/members/'

const UPLOAD_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the address of a chosen profile picture; null for none. */
export function findAvatar(
  { pictures, origin }: Pick<CallContext, 'pictures' | 'origin'>,
  id: string | undefined,
): string | null {
  if (!id) return null
  if (UPLOAD_ID.test(id)) return `${origin}${OWN_AVATARS}${id}.jpg`
  return AVATARS.includes(id) ? origin + pictures.avatar(AVATARS.indexOf(id) + 1) : null
}

/** Answers a request for a profile picture that a player uploaded. */
export function serveOwnAvatar(db: Db, pathname: string): Response {
  const id = pathname.slice(OWN_AVATARS.length).replace(/\.jpg$/, '')
  const row = rowsOf(db, uploads, { id, purpose: 'avatar' }, isNotNull(uploads.usedFor)).find()
  if (!row) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(row.content), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

export function readProfile(account: Account): Profile {
  const { profile } = account
  const values = PROFILE_FIELDS.map((field) => [field, profile[field] || null])
  return {
    ...(Object.fromEntries(values) as Record<ProfileField, string | null>),
    nickname: nicknameOf(account),
    // The name that the payout accounts must have.
    fullName: account.payeeName,
    idNumber: profile['idNumber'] ? `•••• ${profile['idNumber'].slice(-4)}` : null,
    avatar: profile['avatar'] ?? null,
  }
}

/** Counts the profile fields that are set, and all that are set or required. */
export function countProfile({ merchant }: Pick<Context, 'merchant'>, player: Account) {
  const profile = readProfile(player)
  const rules = readFieldRules(merchant)
  const isAsked = (field: ProfileField) =>
    !CONTACTS.includes(field) || rules[field]?.enabled === true
  const filled = PROFILE_FIELDS.filter((field) => profile[field] !== null)
  const asked = PROFILE_FIELDS.filter((field) => profile[field] === null && isAsked(field))
  return { filled: filled.length, total: filled.length + asked.length }
}

const CONTACTS: readonly string[] = CONTACT_FIELDS

/**
 * Saves profile fields that are not set yet. Throws `CallError` 409 `profile_locked` if one has
 * another value, or 422 `invalid_fields` for a value that the merchant's rules refuse; then nothing is saved.
 */
export function fillProfile(
  context: Context,
  player: Account,
  given: Partial<Record<ProfileField, string | undefined>>,
): Profile {
  const profile = readProfile(player)
  const isSame = (field: ProfileField, value: string) =>
    value === (player.profile[field] ?? profile[field])
  const wanted = PROFILE_FIELDS.map((field) => [field, cleanValue(field, given[field])] as const)
  const filled = wanted.filter(([field, value]) => value !== '' && !isSame(field, value))
  const locked = filled.filter(([field]) => profile[field] !== null).map(([field]) => field)
  if (locked.length > 0) refuse('profile_locked', { fields: locked })
  const faults = filled
    .map(([field, value]) => [field, findFault(context, field, value)] as const)
    .filter(([, fault]) => fault !== undefined)
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults))
  const { nickname = player.nickname, fullName, ...others } = Object.fromEntries(filled)
  const payeeName = fullName ?? player.payeeName
  return write(context, { ...player, payeeName }, nickname, others)
}

function findFault(
  { merchant, now }: Context,
  field: ProfileField,
  value: string,
): FieldFault | undefined {
  if (field === 'fullName') return findNameFault(merchant, value)
  const fault = findValueFault(value, readFieldRules(merchant)[field] ?? {})
  if (fault || field !== 'birthday') return fault
  return isOldEnough(merchant, value, now) ? undefined : 'age'
}

/**
 * Sets one of the given profile pictures, or one that the player uploaded. Throws `CallError` 422
 * `invalid_fields` or `upload_unknown`.
 */
export function chooseAvatar(context: Context, player: Account, avatar: string): void {
  const { merchant, username } = player
  if (UPLOAD_ID.test(avatar)) {
    const usedFor = `avatar of ${username}`
    useUploads(context.db, { merchant, username }, { ids: [avatar], purpose: 'avatar', usedFor })
  } else if (!AVATARS.includes(avatar)) throw invalidFields({ avatar: 'unknown' })
  write(context, player, player.nickname, { avatar })
}

function write(
  { db }: Context,
  player: Account,
  nickname: string,
  more: Record<string, string>,
): Profile {
  const profile = { ...player.profile, ...more }
  changeAccount(db, player, { nickname, payeeName: player.payeeName, profile })
  return readProfile({ ...player, nickname, profile })
}
