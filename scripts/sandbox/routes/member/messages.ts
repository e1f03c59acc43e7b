import * as api from '#features/member/messages/api.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { refuse } from '../../http/call-error.ts'
import { playerOf, serve, tellReward, type CallContext } from '../../http/serve.ts'
import {
  countUnread,
  deleteAll,
  requireMessage,
  type InboxScope,
  listInbox,
  readAll,
  readOne,
  restoreAll,
} from '../../world/content/inbox.ts'
import { ensureInbox } from '../../world/content/inbox-history.ts'
import { describeMessages, findReward, hiddenKinds } from '../../world/content/message-reply.ts'
import {
  askQuestion,
  requireQuestion,
  describeQuestions,
  findPicture,
  listQuestionRows,
  type QuestionRow,
  seeAnswers,
  settleQuestion,
  writeMore,
} from '../../world/money/questions.ts'
import { claimReward } from '../../world/money/rewards.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'player' | 'now'>

/** Opens a player's inbox, after its first messages are seeded. */
function openInbox(context: Context): InboxScope {
  const { db, merchant } = context
  const player = playerOf(context)
  const now = context.now.getTime()
  ensureInbox(db, merchant, player, now)
  return { db, player, now, hidden: hiddenKinds(merchant.brand) }
}

const describe = (context: Context, language: LanguageCode, scope: InboxScope, id: string) =>
  describeMessages({ db: context.db, brand: context.merchant.brand, language, now: scope.now }, [
    requireMessage(scope, id),
  ])[0]!

const findQuestion = (context: Context, id: string): QuestionRow =>
  requireQuestion(context.db, playerOf(context), id)

const describeQuestion = ({ db }: Context, row: QuestionRow) => describeQuestions(db, [row])[0]!

export const calls = [
  serve(api.listMessages, (context) => {
    const { language, ...page } = context.query
    const scope = openInbox(context)
    const { rows, ...next } = listInbox(scope, page)
    const about = { db: context.db, brand: context.merchant.brand, language, now: scope.now }
    return { list: describeMessages(about, rows), ...next }
  }),

  serve(api.getMessage, (context) => {
    const { language, id } = context.query
    return describe(context, language, openInbox(context), id)
  }),

  serve(api.readMessage, (context) => {
    const scope = openInbox(context)
    readOne(scope, context.body.id)
    return { unread: countUnread(scope) }
  }),

  serve(api.readAllMessages, (context) => {
    const scope = openInbox(context)
    readAll(scope, context.body.upTo)
    return { unread: countUnread(scope) }
  }),

  serve(api.deleteMessages, (context) => {
    const scope = openInbox(context)
    return { changed: deleteAll(scope, context.body.ids), unread: countUnread(scope) }
  }),

  serve(api.restoreMessages, (context) => {
    const scope = openInbox(context)
    return { changed: restoreAll(scope, context.body.ids), unread: countUnread(scope) }
  }),

  serve(api.claimMessageReward, (context) => {
    const { id, language } = context.body
    const scope = openInbox(context)
    const player = playerOf(context)
    const reward =
      findReward(context.db, requireMessage(scope, id)) ?? refuse('reward_not_found/message')
    claimReward(context.db, player, { id: reward.id, at: scope.now })
    tellReward(context.sockets, player, reward.kind)
    return describe(context, language, scope, id)
  }),

  serve(api.listQuestions, (context) => {
    openInbox(context)
    const { merchant, username } = playerOf(context)
    return { list: describeQuestions(context.db, listQuestionRows(context.db, merchant, username)) }
  }),

  serve(api.getQuestion, (context) =>
    describeQuestion(context, findQuestion(context, context.query.id)),
  ),

  serve(api.addQuestion, (context) => {
    const question = { ...context.body, at: context.now.getTime() }
    const id = askQuestion(context.db, playerOf(context), question)
    return describeQuestion(context, findQuestion(context, id))
  }),

  serve(api.addQuestionReply, (context) => {
    const { id, ...text } = context.body
    const row = findQuestion(context, id)
    writeMore(context.db, playerOf(context), row, { ...text, at: context.now.getTime() })
    return describeQuestion(context, findQuestion(context, id))
  }),

  serve(api.closeQuestion, (context) => {
    const { id } = context.body
    settleQuestion(context.db, findQuestion(context, id), context.now.getTime())
    return describeQuestion(context, findQuestion(context, id))
  }),

  serve(api.readQuestion, (context) => {
    seeAnswers(context.db, findQuestion(context, context.body.id))
    return { unread: countUnread(openInbox(context)) }
  }),

  serve(api.getQuestionPicture, (context) => {
    const { id, picture } = context.query
    const content = findPicture(context.db, findQuestion(context, id), picture)
    return { type: 'image/jpeg' as const, data: content.toString('base64') }
  }),
]
