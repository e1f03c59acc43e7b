import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, MessagesSquare } from 'lucide-react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { ChatModel } from './api.ts'
import { ChatFailure } from './ChatFailure.tsx'
import { chatModelsQuery } from './queries.ts'

interface Props {
  /** Id of the chat desk whose chat is opening; undefined if none is. */
  opening: string | undefined
  onOpen: (model: ChatModel) => void
}

/** The chat desks with their topics; those that are online come first. */
export function ChatModels({ opening, onOpen }: Props) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(chatModelsQuery(usePageContext()))
  if (!data) {
    return error ? (
      <ChatFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div className="flex flex-col gap-2">
        <Skeleton className="h-17" />
        <Skeleton className="h-17" />
        <Skeleton className="h-17" />
      </div>
    )
  }
  if (data.length === 0) {
    return <EmptyState icon={<MessagesSquare />} title={t`Nobody is here to chat right now`} />
  }
  const models = data.toSorted((one, other) => Number(other.online) - Number(one.online))
  return (
    <div className="flex flex-col gap-4">
      <p className="text-body text-muted">
        <Trans>What’s it about?</Trans>
      </p>
      <ul className="flex flex-col gap-2">
        {models.map((model) => (
          <li key={model.id}>
            <button
              type="button"
              aria-disabled={!model.online || opening !== undefined}
              aria-busy={opening === model.id}
              onClick={() => model.online && opening === undefined && onOpen(model)}
              className="flex w-full items-center gap-3 card bg-raised p-3 text-start transition-colors duration-quick not-aria-disabled:hover:bg-primary-soft"
            >
              <span className="relative flex size-11 shrink-0 items-center justify-center rounded-pill bg-overlay text-muted">
                <MessagesSquare className="size-5" />
                <span
                  className={`absolute end-0 bottom-0 size-3 rounded-pill border-2 border-raised ${model.online ? 'bg-success' : 'bg-muted'}`}
                />
              </span>
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="text-body font-semibold wrap-anywhere">{model.name}</span>
                <span className="text-label text-muted wrap-anywhere">{model.topic}</span>
                <span
                  className={`text-caption font-medium ${model.online ? 'text-success-text' : 'text-muted'}`}
                >
                  {model.online ? (
                    <Trans comment="State of a person in the chat">Online now</Trans>
                  ) : (
                    <Trans comment="Said of a person of customer service who is not online">
                      Away
                    </Trans>
                  )}
                </span>
              </span>
              {opening === model.id ? (
                <span className="size-5 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent text-muted" />
              ) : (
                model.online && (
                  <ChevronRight className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
                )
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
