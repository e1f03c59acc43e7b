import { createStore } from 'jotai'
import { beforeEach, expect, it } from 'vitest'
import * as v from 'valibot'
import { endSessionAtom } from '#core/session/endSession.ts'
import type { EndReason } from '#core/session/messages.ts'
import { sessionStore } from '#lib/storage.ts'
import { logIn } from '#support/components/app.tsx'
import { draftOwnerAtom, makeTabDraft } from './tabDraft.ts'
import { dropKept, keepPicture, readKept } from './uploads/keptUploads.ts'

beforeEach(() => sessionStore.clear())

const draftAtom = makeTabDraft('test:v1', v.object({ comment: v.string() }))

/** Fills in a form with a picture as one account, and ends its session. */
function fillAndEnd(reason: EndReason) {
  const store = createStore()
  logIn(store, { account: 'first' })
  store.set(draftAtom, { comment: 'It never came' })
  const place = { owner: store.get(draftOwnerAtom), purpose: 'payoutProof', id: 'P1' } as const
  keepPicture(
    place,
    { id: 'u1', name: 'slip.jpg' },
    { preview: 'data:,', bytes: new Uint8Array(2) },
  )
  store.set(endSessionAtom, reason)
  const readAs = (account: string) => {
    logIn(store, { account })
    const pictures = readKept({ ...place, owner: store.get(draftOwnerAtom) })
    const found = [store.get(draftAtom).comment, pictures.map(({ name }) => name)]
    store.set(endSessionAtom, 'ended')
    return found
  }
  return { readAs, place }
}

it.each(['otherLogin', 'ended', 'absolute', 'idle'] as const)(
  'the same player finds a draft with its pictures after a session ended by %s',
  (reason) => {
    const { readAs } = fillAndEnd(reason)
    expect(readAs('second')).toEqual([undefined, []])
    expect(readAs('first')).toEqual(['It never came', ['slip.jpg']])
  },
)

it('a logout deletes the text and the pictures of all drafts', () => {
  const { readAs, place } = fillAndEnd('loggedOut')
  expect(readAs('first')).toEqual([undefined, []])
  dropKept(place, 'u1')
  expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})
