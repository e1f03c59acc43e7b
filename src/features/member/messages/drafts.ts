import * as v from 'valibot'
import { makeTabDraft } from '#parts/form/tabDraft.ts'

/** Id of the place of the pictures that belong to a question that is not sent yet. */
export const NEW_QUESTION = 'new'

/** What is typed for a new question. */
export const questionDraftAtom = makeTabDraft(
  'question:v1',
  v.object({ topic: v.string(), text: v.string() }),
)

/** Makes the draft of a reply to a question. */
export const makeReplyDraft = (id: string) =>
  makeTabDraft(`reply-${id}:v1`, v.object({ text: v.string() }))
export type ReplyDraft = ReturnType<typeof makeReplyDraft>
