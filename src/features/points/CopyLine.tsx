import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Copy } from 'lucide-react'
import { copyText } from '#core/copyText.ts'
import { noticeAtom } from '#core/notices/notices.ts'

/** A code or a number, with a button that copies it. */
export function CopyLine({ text }: { text: string }) {
  const { t } = useLingui()
  const notify = useSetAtom(noticeAtom)
  const copy = () =>
    copyText(text).then(
      () => notify({ message: msg`Copied.` }),
      () => notify({ message: msg`It could not be copied. Mark it and copy it yourself.` }),
    )
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <span className="min-w-0 font-mono font-semibold wrap-anywhere select-all">{text}</span>
      <button
        type="button"
        aria-label={t`Copy ${text}`}
        onClick={() => void copy()}
        className="-my-3 -me-3 inline-flex size-thumb shrink-0 items-center justify-center rounded-control text-muted hover:text-text print:hidden"
      >
        <Copy aria-hidden="true" className="size-4" />
      </button>
    </span>
  )
}
