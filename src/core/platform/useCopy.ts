import { msg } from '@lingui/core/macro'
import { useSetAtom } from 'jotai'
import { noticeAtom } from '#core/popups/notices.ts'
import { copyText } from './copyText.ts'

/** Copies a text; a notice then says whether the text was copied. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useSetAtom(noticeAtom)
  return (text) =>
    copyText(text).then(
      () =>
        notify({ message: msg({ message: 'Copied.', comment: 'Notice after a text was copied' }) }),
      () => notify({ message: msg`We couldn’t copy it because your browser blocked it.` }),
    )
}
