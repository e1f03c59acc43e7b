import { msg, plural } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { deleteMessages, readAllMessages, readMessage, restoreMessages } from './api.ts'
import { messageRefusal } from './messages.ts'
import { changeInbox, settleInbox, stopInbox } from './queries.ts'
import type { MessageEntry } from './schema.ts'

const asRefusal = (error: unknown) =>
  messageRefusal(error instanceof GatewayError ? error : new GatewayError('network'))

/**
 * The player's actions on messages. The lists show each action at once, and undo it if the gateway
 * refuses it.
 */
export function useInboxActs() {
  const queryClient = useQueryClient()
  const notify = useSetAtom(noticeAtom)

  const change = (edit: (entry: MessageEntry) => MessageEntry | null) => {
    // Pending requests for the inbox are cancelled, because their replies would not contain the
    // change.
    stopInbox(queryClient)
    changeInbox(queryClient, edit)
  }
  const settle = ({ unread }: { unread: number }) => {
    settleInbox(queryClient, unread)
  }
  const fail = (error: unknown, retry: () => void) => {
    refreshTagged(queryClient, 'messages')
    notify({ message: asRefusal(error), retry, cause: error })
  }

  const restore = (ids: readonly string[]): void => {
    changeInbox(queryClient, (entry) => (entry.deleted && ids.includes(entry.id) ? null : entry))
    restoreMessages({ ids: [...ids] }).then(
      (reply) => {
        settle(reply)
        refreshTagged(queryClient, 'messages')
        notify({
          message: msg`${plural({ count: ids.length }, { one: 'The message is restored.', other: 'The messages are restored.' })}`,
        })
      },
      (error: unknown) => fail(error, () => restore(ids)),
    )
  }

  /**
   * Deletes messages on screen and at the gateway at once, so that they stay deleted after a
   * reload. Another call can restore them.
   */
  const remove = (ids: readonly string[]): void => {
    change((entry) => (!entry.deleted && ids.includes(entry.id) ? null : entry))
    deleteMessages({ ids: [...ids] }).then(
      (reply) => {
        settle(reply)
        notify({
          message: msg`${plural({ count: ids.length }, { one: 'The message is deleted.', other: 'The messages are deleted.' })}`,
          undo: () => restore(ids),
        })
      },
      (error: unknown) => fail(error, () => remove(ids)),
    )
  }

  const markRead = (id: string): void => {
    change((entry) => (entry.id === id ? { ...entry, read: true } : entry))
    // If the call fails, the message stays unread and the next visit marks it again.
    readMessage({ id }).then(settle, () => undefined)
  }

  const markAllRead = (upTo: string): void => {
    change((entry) => ({ ...entry, read: true }))
    readAllMessages({ upTo }).then(
      (reply) => {
        settle(reply)
        notify({ message: msg`All messages are marked as read.` })
      },
      (error: unknown) => fail(error, () => markAllRead(upTo)),
    )
  }

  return { remove, restore, markRead, markAllRead }
}
