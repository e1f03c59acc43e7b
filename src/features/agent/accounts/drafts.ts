import { atom } from 'jotai'
import * as v from 'valibot'
import { type DraftAtom, makeDraftAtom } from '#parts/form/drafts.ts'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { RateTextsSchema } from '../schema.ts'
import { LinkFieldsSchema } from './linkSchema.ts'
import { DOWNLINE_KINDS } from './schema.ts'

/**
 * Makes the draft of the form for an invitation link: for a new link if the id is undefined, else
 * for the link with this id.
 */
export const makeLinkDraft = (id: string | undefined) =>
  makeTabDraft(id === undefined ? 'agent-link:v1' : `agent-link-${id}:v1`, LinkFieldsSchema)

const OpenFieldsSchema = v.object({
  kind: v.picklist(DOWNLINE_KINDS),
  username: v.string(),
  nickname: v.string(),
  ...RateTextsSchema.entries,
})
/** Values of the form for a new downline's account. */
export type AccountFields = v.InferOutput<typeof OpenFieldsSchema> & { password: string }

const openDraftAtom = makeTabDraft('agent-account:v1', OpenFieldsSchema)
const secretDraftAtom = makeDraftAtom({ password: '' }, ['password'])

/**
 * Keeps the entered values of a new account. The password stays in memory only (docs/product.md
 * §12.5).
 */
export const accountDraftAtom: DraftAtom<Partial<AccountFields>> = atom(
  (get) => ({ ...get(openDraftAtom), ...get(secretDraftAtom) }),
  (_, set, change: Partial<AccountFields> | null) => {
    const { password, ...open } = change ?? {}
    set(openDraftAtom, change && open)
    set(secretDraftAtom, change && { ...(password !== undefined && { password }) })
  },
)
