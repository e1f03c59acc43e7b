import { randomUUID } from 'node:crypto'
import type { Brand } from '#core/brand/schema.ts'
import {
  addQuestion,
  addQuestionReply,
  closeQuestion,
  listQuestions,
} from '#features/member/messages/api.ts'
import { addUploadPart } from '#parts/form/uploads/api.ts'
import { enter } from './player.ts'
import type { TestSandbox } from './sandbox.ts'
import { PIXEL_PNG } from '#support/pixel.ts'

interface Caller {
  sandbox: TestSandbox
  brand: Brand
}

/** The player who makes all calls in tests. */
const USERNAME = 'demoagent'

/** Sends a message from the operator to an inbox. */
export async function sendMessage({ sandbox, brand }: Caller, more: object = {}): Promise<string> {
  const { json } = await sandbox.console('POST', '/sandbox/messages/send', {
    merchant: brand.merchant,
    username: USERNAME,
    title: 'Hello',
    text: '<p>Some news.</p>',
    ...more,
  })
  return json.ids[0]
}

const GIFT = { reward: 'bonus', amount: '100' }
const QUESTION = { topic: 'GAME', text: 'Why does this table not open?', pictures: [] }

/**
 * Asks customer service a question; first closes earlier questions, because few may be open at
 * once.
 */
async function askOne({ sandbox, brand }: Caller) {
  const player = await enter(sandbox, brand, USERNAME)
  const { list } = await player.ask(listQuestions)
  for (const { id, state } of list) {
    if (state !== 'CLOSED') await player.ask(closeQuestion, { id })
  }
  const { id } = await player.ask(addQuestion, QUESTION)
  return { player, id: id as string }
}

async function askWithPicture(caller: Caller) {
  const { player, id } = await askOne(caller)
  const uploadId = randomUUID()
  const total = Buffer.from(PIXEL_PNG, 'base64').length
  await player.ask(addUploadPart, {
    uploadId,
    purpose: 'question',
    total,
    offset: 0,
    data: PIXEL_PNG,
  })
  await player.ask(addQuestionReply, { id, text: 'A picture of it.', pictures: [uploadId] })
  return { id, picture: uploadId }
}

/** Valid inputs for the calls about inbox messages and questions. */
export const MESSAGE_INPUTS = {
  listMessages: () => ({ filter: 'ALL', pageSize: 20 }),
  getMessage: async (_language: string, caller: Caller) => ({ id: await sendMessage(caller) }),
  readMessage: async (_language: string, caller: Caller) => ({ id: await sendMessage(caller) }),
  readAllMessages: async (_language: string, caller: Caller) => ({
    upTo: await sendMessage(caller),
  }),
  deleteMessages: async (_language: string, caller: Caller) => ({
    ids: [await sendMessage(caller)],
  }),
  restoreMessages: async (_language: string, caller: Caller) => ({
    ids: [await sendMessage(caller)],
  }),
  claimMessageReward: async (_language: string, caller: Caller) => ({
    id: await sendMessage(caller, GIFT),
  }),
  listQuestions: () => ({}),
  getQuestion: async (_language: string, caller: Caller) => ({ id: (await askOne(caller)).id }),
  addQuestion: async (_language: string, caller: Caller) => {
    await askOne(caller)
    return QUESTION
  },
  addQuestionReply: async (_language: string, caller: Caller) => ({
    id: (await askOne(caller)).id,
    text: 'It is table 7.',
    pictures: [],
  }),
  closeQuestion: async (_language: string, caller: Caller) => ({ id: (await askOne(caller)).id }),
  readQuestion: async (_language: string, caller: Caller) => ({ id: (await askOne(caller)).id }),
  getQuestionPicture: async (_language: string, caller: Caller) => askWithPicture(caller),
}
