import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { GatewayError } from '#core/contract/error.ts'
import type { PictureFault } from '#lib/pictures.ts'
import type { UploadPurpose } from './api.ts'
import {
  dropKept,
  forgetUploads,
  keepAsSent,
  keepPicture,
  readKept,
  readKeptPicture,
  type KeptUpload,
  type UploadPlace,
} from './keptUploads.ts'
import { draftOwnerAtom } from '#parts/form/tabDraft.ts'
import { PictureError, preparePicture, type PreparedPicture } from './picture.ts'
import { sendUpload } from './sendUpload.ts'

export interface UploadItem {
  id: string
  /** The file's name, by which the player recognises it. */
  name: string
  preview: string | null
  state:
    | { kind: 'preparing' }
    | { kind: 'sending'; /** Progress of the upload from 0 to 1. */ progress: number }
    | { kind: 'ready' }
    | { kind: 'failed'; error: GatewayError }
    | { kind: 'refused'; fault: PictureFault }
}

/** State of a picture's upload that no component renders. */
interface Work {
  leaving: AbortController
  picture?: PreparedPicture
  received: number
}

/**
 * Pictures that a player chooses for a form. Each picture is prepared and sent by itself, so that
 * one failure does not affect the others.
 *
 * @param placeId id of what the pictures belong to, such as a deposit. They survive a reload until
 * they are used, as the form's draft does
 */
export function useUploads(purpose: UploadPurpose, most: number, placeId: string) {
  const place: UploadPlace = { owner: useAtomValue(draftOwnerAtom), purpose, id: placeId }
  const [items, setItems] = useState(() => readKept(place).map(itemOf))
  /** Number of pictures in the player's last choice that were too many. */
  const [surplus, setSurplus] = useState(0)
  /** How often the form was sent without a picture that it needs. */
  const [misses, setMisses] = useState(0)
  const works = useRef(new Map<string, Work>())
  useEffect(() => {
    const open = works.current
    return () => {
      for (const { leaving } of open.values()) leaving.abort()
    }
  }, [])
  useEffect(() => {
    const unsent = readKept(place).filter(({ isSent }) => !isSent)
    for (const kept of unsent) {
      const work: Work = {
        leaving: new AbortController(),
        picture: readKeptPicture(place, kept),
        received: 0,
      }
      works.current.set(kept.id, work)
      void send(kept.id, work)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once: what is chosen later is sent at once
  }, [])

  const change = (id: string, more: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...more } : item)))

  const send = async (id: string, work: Work) => {
    const { picture } = work
    if (!picture) return
    const total = picture.bytes.length
    change(id, { state: { kind: 'sending', progress: work.received / total } })
    try {
      const upload = { uploadId: id, purpose, bytes: picture.bytes, from: work.received }
      const onSent = (received: number) => {
        work.received = received
        change(id, { state: { kind: 'sending', progress: received / total } })
      }
      await sendUpload(upload, onSent, work.leaving.signal)
      keepAsSent(place, id)
      change(id, { state: { kind: 'ready' } })
    } catch (cause) {
      const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
      if (!work.leaving.signal.aborted) change(id, { state: { kind: 'failed', error } })
    }
  }

  const begin = async (id: string, file: File) => {
    const work: Work = { leaving: new AbortController(), received: 0 }
    works.current.set(id, work)
    try {
      work.picture = await preparePicture(file)
    } catch (error) {
      const fault = error instanceof PictureError ? error.fault : 'broken'
      change(id, { state: { kind: 'refused', fault } })
      return
    }
    if (work.leaving.signal.aborted) return
    keepPicture(place, { id, name: file.name }, work.picture)
    change(id, { preview: work.picture.preview })
    await send(id, work)
  }

  const taken = items.filter(({ state }) => state.kind !== 'refused')
  const isBusy = items.some(({ state }) => state.kind === 'preparing' || state.kind === 'sending')
  const readyIds = items.flatMap(({ id, state }) => (state.kind === 'ready' ? [id] : []))
  return {
    items,
    surplus,
    /** How often `takeIds` found no picture where one is required; 0 while there is one. */
    misses: taken.length === 0 ? misses : 0,
    /** Number of pictures that can still be chosen. */
    room: most - taken.length,
    /** Whether some pictures are still being prepared or sent. */
    isBusy,
    /** Ids of the pictures that the gateway has completely, for other calls. */
    readyIds,
    /**
     * Returns the ids of the pictures for a call. If it needs one and there is none, the field shows
     * its error.
     *
     * @throws GatewayError `aborted`, which a form does not show; `pictures_pending` and
     * `pictures_failed`, for which `withPictureWords` has words
     */
    takeIds: ({ required = false } = {}): string[] => {
      if (isBusy) throw new GatewayError('pictures_pending')
      if (readyIds.length > 0 || (!required && taken.length === 0)) return readyIds
      if (taken.length > 0) throw new GatewayError('pictures_failed')
      setMisses(misses + 1)
      throw new GatewayError('aborted')
    },
    add: (files: readonly File[]) => {
      const chosen = files.slice(0, most - taken.length)
      setSurplus(files.length - chosen.length)
      const added = chosen.map((file) => ({ id: crypto.randomUUID(), file }))
      // Newly chosen pictures replace those that could not be used, since the player has seen the
      // reason.
      setItems([
        ...taken,
        ...added.map(({ id, file }) => ({
          id,
          name: file.name,
          preview: null,
          state: { kind: 'preparing' as const },
        })),
      ])
      for (const { id, file } of added) void begin(id, file)
    },
    retry: (id: string) => {
      const work = works.current.get(id)
      if (work) void send(id, work)
    },
    /** Removes a picture, even while it is being sent. */
    remove: (id: string) => {
      works.current.get(id)?.leaving.abort()
      works.current.delete(id)
      dropKept(place, id)
      setSurplus(0)
      setItems((all) => all.filter((item) => item.id !== id))
    },
    /** Whether pictures are stored that were not used yet. */
    hasKept: () => readKept(place).length > 0,
    /** Deletes the stored pictures; must be called after the form was sent. */
    forget: () => forgetUploads(place),
  }
}

const itemOf = ({ id, name, preview, isSent }: KeptUpload): UploadItem => ({
  id,
  name,
  preview,
  state: isSent ? { kind: 'ready' } : { kind: 'preparing' },
})

export type Uploads = ReturnType<typeof useUploads>
