import { addQuestion, deleteMessages, listMessages } from '#features/member/messages/api.ts'
import { paths } from '#core/navigation/paths.ts'
import type { Actor } from '../actor.ts'
import { NEWCOMER } from '../../sandbox/world/identity/accounts.ts'
import { MEMBER } from '../people.ts'
import type { Scene } from '../scene.ts'
import { popupWith, type Step } from '../steps.ts'

const messages = (name: string, place: string | undefined, more: Partial<Scene> = {}): Scene => ({
  name: `member-messages-${name}`,
  path: paths.member('messageV2', place),
  as: 'member',
  ...more,
})

const chooseFirst: readonly Step[] = [
  { press: 'main button:has(.lucide-list-checks)' },
  { press: 'main label:has([type=checkbox])' },
  { see: 'main [type=checkbox]:checked' },
]
const openNotice: readonly Step[] = [
  { press: 'main a[href*="#messageV2/notices/"]' },
  { see: 'main article' },
]

/** Asks customer service with a picture, and lets it answer; returns the address of the thread. */
async function askService(actor: Actor): Promise<string> {
  const pictures = [await actor.upload(MEMBER, 'question')]
  const text = 'I paid by QR code twenty minutes ago, and my balance is still the same.'
  const { id } = await actor.ask(MEMBER, addQuestion, { topic: 'DEPOSIT', text, pictures })
  const answer = 'Thank you for the slip. Your bank is slow today; we have credited the deposit.'
  await actor.tell('messages/answer', { id, act: 'answer', text: answer })
  return paths.member('messageV2', `service/${id}`)
}

/** Longest words that the operator may write: a title without a space, and a text with one link. */
const LONG = {
  title: 'Selbstverantwortungsbewusstseinserklärung'.repeat(4),
  text: `<p>https://example.com/${'terms-and-conditions-of-the-promotion/'.repeat(4)}</p>`,
}
const send = (message: typeof LONG, username: string) => async (actor: Actor) =>
  void (await actor.tell('messages/send', { username, ...message }))

/** The inbox, the notices and the questions to customer service, opened and in use. */
export const MESSAGE_SCENES: readonly Scene[] = [
  messages('chosen', undefined, { steps: chooseFirst }),
  messages('deleted', undefined, {
    path: '/member?show=deleted#messageV2',
    prepare: async (actor) => {
      const query = { filter: 'ALL', pageSize: 3, language: 'EN' }
      const { list } = await actor.ask(MEMBER, listMessages, query)
      await actor.ask(MEMBER, deleteMessages, { ids: list.map(({ id }: { id: string }) => id) })
    },
    steps: chooseFirst,
  }),
  messages('reward', undefined, {
    path: '/member?show=reward#messageV2',
    steps: [{ press: 'main a[href*="#messageV2/"]:has(.lucide-gift)' }, { see: 'main article' }],
  }),
  messages('one', undefined, {
    account: NEWCOMER,
    prepare: send({ title: 'Welcome', text: '<p>Good luck!</p>' }, NEWCOMER),
  }),
  messages('long-message', undefined, {
    prepare: send(LONG, MEMBER),
    steps: [{ press: 'main a[href*="#messageV2/"]:has(time)' }, { see: 'main article' }],
  }),
  messages('notices', 'notices'),
  messages('notice', 'notices', { steps: openNotice }),
  messages('announcements', 'announcements'),
  messages('questions', 'service', { prepare: async (actor) => void (await askService(actor)) }),
  messages('question-new', 'service/new'),
  messages('question-trial', 'service/new', { account: 'demotrial', flags: ['freePlay'] }),
  messages('question', 'service', { prepare: askService, steps: [{ see: 'main ol img' }] }),
  messages('picture', 'service', {
    prepare: askService,
    overlay: true,
    steps: [{ press: 'main ol button:has(img)' }, popupWith('[data-dialog-body] > img')],
  }),
]
