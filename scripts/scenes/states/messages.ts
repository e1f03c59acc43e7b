import { addQuestion } from '#features/member/messages/api.ts'
import { paths } from '#core/navigation/paths.ts'
import type { Actor } from '../actor.ts'
import { MEMBER } from '../people.ts'
import type { Scene } from '../scene.ts'
import { DIALOG, type Step } from '../steps.ts'

const messages = (name: string, place: string | undefined, more: Partial<Scene> = {}): Scene => ({
  name: `member-messages-${name}`,
  path: paths.member('messageV2', place),
  as: 'member',
  ...more,
})

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

/** The inbox, the notices and the questions to customer service, opened and in use. */
export const MESSAGE_SCENES: readonly Scene[] = [
  messages('chosen', undefined, {
    steps: [
      { press: 'main button:has(.lucide-list-checks)' },
      { press: 'main label:has([type=checkbox])' },
      { see: 'main [type=checkbox]:checked' },
    ],
  }),
  messages('deleted', undefined, { path: '/member?show=deleted#messageV2' }),
  messages('reward', undefined, {
    path: '/member?show=reward#messageV2',
    steps: [{ press: 'main a[href*="#messageV2/"]:has(.lucide-gift)' }, { see: 'main article' }],
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
    steps: [{ press: 'main ol button:has(img)' }, DIALOG],
  }),
]
