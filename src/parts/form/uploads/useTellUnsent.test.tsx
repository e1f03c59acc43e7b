import { msg } from '@lingui/core/macro'
import { createStore } from 'jotai'
import { beforeEach, expect, it } from 'vitest'
import * as v from 'valibot'
import { noticeAtom } from '#core/popups/notices.ts'
import { endSessionAtom } from '#core/session/endSession.ts'
import { sessionStore } from '#lib/storage.ts'
import { logIn } from '#support/components/app.tsx'
import { button, showForm, username } from '#support/components/form.tsx'
import { requiredText } from '#parts/form/field-rules/entries.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { useTellUnsent } from './useTellUnsent.ts'
import { useUploads } from './useUploads.ts'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'

const SCHEMA = v.object({ username: requiredText })
const draftAtom = makeTabDraft('unsent:v1', SCHEMA)

function Question() {
  const uploads = useUploads('question', 3, 'new')
  useTellUnsent(draftAtom, uploads)
  const form = useGatewayForm({
    schema: SCHEMA,
    defaults: { username: '' },
    draft: draftAtom,
    words: () => msg`Refused`,
    submit: async () => undefined,
  })
  return (
    <Form form={form} action="Send">
      <FormTextField form={form} name="username" label="Username" />
    </Form>
  )
}

beforeEach(() => sessionStore.clear())

/** Shows the form to a player, on a page with an address of its own. */
async function openQuestion() {
  const store = createStore()
  logIn(store, { account: 'm1' })
  window.history.pushState(null, '', '/member#messageV2/service/new')
  return showForm(Question, store)
}
const leave = () => window.history.pushState(null, '', '/promotions')

it('a player who leaves an unsent form is told so, with the way back', async () => {
  const { store, unmount } = await openQuestion()
  await username.fill('When does it arrive?')
  leave()
  await unmount()
  expect(store.get(noticeAtom)).toMatchObject({ see: '/member#messageV2/service/new' })
})

it('a player who leaves a form that is empty or sent is told nothing', async () => {
  const empty = await openQuestion()
  leave()
  await empty.unmount()
  expect(empty.store.get(noticeAtom)).toBeNull()
  const sent = await openQuestion()
  await username.fill('When does it arrive?')
  await button.click()
  await expect.poll(() => sent.store.get(draftAtom)).toEqual({})
  leave()
  await sent.unmount()
  expect(sent.store.get(noticeAtom)).toBeNull()
})

it('a player whose session ends over an unsent form is not told so', async () => {
  const { store, unmount } = await openQuestion()
  await username.fill('When does it arrive?')
  store.set(endSessionAtom, 'idle')
  store.set(noticeAtom, null)
  leave()
  await unmount()
  expect(store.get(noticeAtom)).toBeNull()
})
