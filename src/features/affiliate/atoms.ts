import { atom } from 'jotai'
import * as v from 'valibot'
import { makeTabDraft } from '#parts/form/tabDraft.ts'

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

/** Reference of the application that was sent from this page; null before that. */
export const sentApplicationAtom = atom<string | null>(null)
