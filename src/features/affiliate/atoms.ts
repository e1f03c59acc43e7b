import type * as v from 'valibot'
import { atom } from 'jotai'
import { makeDraftAtom } from '#parts/form/drafts.ts'
import { makeIntentAtoms } from '#parts/form/useIntent.ts'
import type { ApplicationSchema } from './api.ts'

export type Application = v.InferOutput<typeof ApplicationSchema>

export const EMPTY_APPLICATION = {
  name: '',
  channel: 'email',
  contact: '',
  country: '',
  traffic: '',
  plan: '',
  message: '',
}

export const applicationDraftAtom = makeDraftAtom(EMPTY_APPLICATION, [])

export const applicationIntent = makeIntentAtoms<Application>()

/** The reference of the application that was sent from this page; null before. */
export const sentApplicationAtom = atom<string | null>(null)
