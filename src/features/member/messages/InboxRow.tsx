import { useLingui } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import { useWriteSoon } from '#core/gateway/useWriteSoon.ts'
import { Link } from '#core/navigation/Link.tsx'
import { FROM_LIST } from '#core/navigation/useBackToList.ts'
import { useRewardFormat } from '#parts/money/rewards/useRewardFormat.ts'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { REWARD_WORDS } from './messages.ts'
import { placeOf } from './places.ts'
import type { MessageEntry, MessageReward } from './schema.ts'
import { TOPIC_ICONS } from './topicIcons.ts'

interface Props {
  entry: MessageEntry
  /** Whether this message is selected; null while the player is not selecting messages. */
  chosen: boolean | null
  onChoose: (id: string, chosen: boolean) => void
}

const LOOK =
  'group flex w-full min-w-0 cursor-pointer items-start gap-3 px-4 py-3.5 text-start -outline-offset-2 transition-colors duration-quick hover:bg-raised has-checked:bg-primary-soft has-checked:text-on-primary-soft'

/** A row of the inbox: a link to the message, or a checkbox while the player selects messages. */
export function InboxRow({ entry, chosen, onChoose }: Props) {
  const { id, subject } = entry
  if (chosen === null) {
    return (
      <Link to={placeOf(id)} state={FROM_LIST} className={LOOK}>
        <Summary entry={entry} />
      </Link>
    )
  }
  return (
    <label className={LOOK}>
      <input
        type="checkbox"
        checked={chosen}
        aria-label={subject}
        onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
        className="mt-2 size-6 shrink-0"
      />
      <Summary entry={entry} chosen={chosen} />
    </label>
  )
}

function Summary({
  entry: { topic, subject, excerpt, at, read, reward },
  chosen = false,
}: {
  entry: MessageEntry
  chosen?: boolean
}) {
  const { t } = useLingui()
  const writeSoon = useWriteSoon()
  const Icon = reward ? Gift : TOPIC_ICONS[topic]
  const isWaiting = reward?.state === 'CLAIMABLE'
  // On the ground of a selection, muted words are too faint.
  const quiet = chosen ? '' : 'text-muted'
  return (
    <>
      <span
        className={`relative flex size-10 shrink-0 items-center justify-center rounded-pill ${isWaiting ? 'bg-accent text-on-accent' : read ? 'bg-raised text-muted' : 'bg-primary-soft text-on-primary-soft'}`}
      >
        <Icon aria-hidden="true" className="size-5" />
        {!read && (
          <span className="absolute end-0 top-0 size-3 rounded-pill border-2 border-surface bg-danger" />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex items-baseline gap-3">
          <span
            className={`line-clamp-2 min-w-0 flex-1 text-body wrap-anywhere ${read ? 'font-medium' : 'font-bold'}`}
          >
            {!read && (
              <span className="sr-only">
                {t({
                  message: 'Unread:',
                  comment: 'Before the subject of a message, for screen readers',
                })}
              </span>
            )}
            <span>{subject}</span>
          </span>
          <time dateTime={at} className={`shrink-0 text-caption tabular-nums ${quiet}`}>
            {writeSoon(Date.parse(at))}
          </time>
        </span>
        <span className={`line-clamp-2 text-label wrap-anywhere ${quiet}`}>{excerpt}</span>
        {reward && <RewardLine reward={reward} />}
      </span>
    </>
  )
}

function RewardLine({ reward }: { reward: MessageReward }) {
  const { t } = useLingui()
  const write = useRewardFormat(reward.currency)
  const { name, tone } = REWARD_WORDS[reward.state]
  return (
    <span className="flex flex-wrap items-center gap-2 pt-1">
      <StatusLabel tone={tone}>{t(name)}</StatusLabel>
      <span className="text-label font-semibold tabular-nums">{write.reward(reward)}</span>
    </span>
  )
}
