import { atom } from 'jotai'
import * as v from 'valibot'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
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

const FIELDS = Object.keys(EMPTY_APPLICATION) as (keyof typeof EMPTY_APPLICATION)[]

export const applicationDraftAtom = makeTabDraft(
  'affiliate:v1',
  v.object(v.entriesFromList(FIELDS, v.string())),
)

export const applicationIntent = makeIntentAtoms<Application>()

/** The reference of the application that was sent from this page; null before. */
export const sentApplicationAtom = atom<string | null>(null)
