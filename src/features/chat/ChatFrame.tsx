import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { GatewayError } from '#core/contract/error.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ChatFailure } from './ChatFailure.tsx'

/**
 * Milliseconds after which a chat that has not loaded is reported as failed, because an iframe
 * reports no failure.
 */
const PATIENCE_MS = 20_000

/** The chat of the chat provider in an iframe, which can neither navigate this page nor read it. */
export function ChatFrame({ address }: { address: string }) {
  const { t } = useLingui()
  const [state, setState] = useState<'loading' | 'open' | 'late'>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('late'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'late') {
    return (
      <ChatFailure
        error={new GatewayError('timeout')}
        busy={false}
        onRetry={() => {
          setTries(tries + 1)
          setState('loading')
        }}
      />
    )
  }
  return (
    <div className="relative h-[min(34rem,58dvh)] overflow-hidden card bg-raised">
      {state === 'loading' && <Skeleton className="absolute inset-0" />}
      <iframe
        key={tries}
        title={t`Live chat`}
        src={address}
        // Another origin than the site's (chatAddress), so the two together free it from nothing.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        onLoad={() => setState('open')}
        className="relative size-full"
      />
    </div>
  )
}
