import * as v from 'valibot'
import { sessionStore } from '#lib/storage.ts'
import { draftKey } from '#parts/form/tabDraft.ts'
import type { UploadPurpose } from './api.ts'
import { fromBase64, toBase64 } from './base64.ts'
import type { PreparedPicture } from './picture.ts'

/** Identifies the form for which pictures are chosen, such as the slip of one deposit. */
export interface UploadPlace {
  /** Account that chose the pictures (`draftOwnerAtom`). */
  owner: string
  purpose: UploadPurpose
  id: string
}

const KeptSchema = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    preview: v.string(),
    /**
     * Whether the gateway has the whole picture; until then, this tab stores the picture's bytes.
     */
    isSent: v.boolean(),
  }),
)
export type KeptUpload = v.InferOutput<typeof KeptSchema>[number]

/**
 * Key in session storage of the pictures that are chosen for a form. They are a part of its draft,
 * until they are used.
 */
const slotOf = ({ owner, purpose, id }: UploadPlace) =>
  draftKey(owner, `uploads:v1:${purpose}:${id}`)
const bytesOf = ({ owner }: UploadPlace, id: string) => draftKey(owner, `upload-bytes:v1:${id}`)

export function readKept(place: UploadPlace): KeptUpload[] {
  const kept = v.safeParse(
    v.pipe(v.string(), v.parseJson(), KeptSchema),
    sessionStore.get(slotOf(place)) ?? '',
  )
  if (!kept.success) return []
  return kept.output.filter(
    ({ id, isSent }) => isSent || sessionStore.get(bytesOf(place, id)) !== null,
  )
}

/** Restores a picture whose upload was not finished when the player left the page. */
export const readKeptPicture = (
  place: UploadPlace,
  { id, preview }: KeptUpload,
): PreparedPicture => ({
  bytes: fromBase64(sessionStore.get(bytesOf(place, id)) ?? ''),
  preview,
})

export function keepPicture(
  place: UploadPlace,
  { id, name }: Pick<KeptUpload, 'id' | 'name'>,
  { preview, bytes }: PreparedPicture,
): void {
  sessionStore.set(bytesOf(place, id), toBase64(bytes))
  write(place, [...others(place, id), { id, name, preview, isSent: false }])
}

/** Marks a picture as completely sent, and deletes its stored bytes. */
export function keepAsSent(place: UploadPlace, id: string): void {
  write(
    place,
    readKept(place).map((each) => (each.id === id ? { ...each, isSent: true } : each)),
  )
  sessionStore.remove(bytesOf(place, id))
}

export function dropKept(place: UploadPlace, id: string): void {
  write(place, others(place, id))
  sessionStore.remove(bytesOf(place, id))
}

/** Deletes the stored pictures of a form, once they are used or no longer needed. */
export function forgetUploads(place: UploadPlace): void {
  for (const { id } of readKept(place)) sessionStore.remove(bytesOf(place, id))
  sessionStore.remove(slotOf(place))
}

/**
 * Gives the pictures that were chosen for one form to another one of the same purpose, which takes
 * at most so many.
 */
export function moveUploads(from: UploadPlace, to: UploadPlace, most: number): void {
  write(to, [...readKept(to), ...readKept(from)].slice(0, most))
  write(from, [])
}

const others = (place: UploadPlace, id: string) => readKept(place).filter((each) => each.id !== id)

function write(place: UploadPlace, kept: readonly KeptUpload[]): void {
  if (kept.length === 0) sessionStore.remove(slotOf(place))
  else sessionStore.set(slotOf(place), JSON.stringify(kept))
}
