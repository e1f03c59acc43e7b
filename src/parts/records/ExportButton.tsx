import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Download, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import type { Days } from '#lib/periods.ts'
import { Button } from '#ui/Button.tsx'
import { nameRecordFile, saveFile, writeCsvFile } from './csvFile.ts'

type Source<Row> = Omit<Parameters<typeof writeCsvFile<Row>>[0], 'signal' | 'onProgress'>

type Props<Row> = {
  /** What the record is, as the beginning of the file's name. */
  name: string
  days: Days
  /** All filters of the record, which the file's name tells. */
  filters: object
  /** Number of rows in the record, if it is known; without any there is nothing to save. */
  count: number | undefined
} & (
  | { source: Source<Row>; fetchFile?: never }
  | {
      source?: never
      /**
       * Fetches a CSV file that the gateway writes; without it, the browser writes the file from
       * the rows.
       */
      fetchFile: (options: {
        signal: AbortSignal
        onLines: (lines: number) => void
      }) => Promise<Blob>
    }
)

/**
 * A button that saves all rows of a record as a CSV file. The player can cancel that while the file
 * is being written.
 */
export function ExportButton<Row>({ count, ...from }: Props<Row>) {
  const notify = useSetAtom(noticeAtom)
  const [rows, setRows] = useState<number | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    setRows(0)
    try {
      const { signal } = controller
      // The first line of the file holds the names of the columns, so it does not count as a row.
      const onLines = (lines: number) => setRows(Math.max(0, lines - 1))
      const file = from.source
        ? await writeCsvFile({ ...from.source, signal, onProgress: setRows })
        : await from.fetchFile({ signal, onLines })
      saveFile(file, nameRecordFile(from.name, from.days, from.filters))
      notify({ message: msg`The file is saved.` })
    } catch (error) {
      if (controller.signal.aborted) return
      const known = error instanceof GatewayError
      notify({
        message: known ? gatewayErrorMessage(error) : msg`The file couldn’t be written.`,
        retry: () => void start(),
        cause: error,
      })
    } finally {
      setRows(null)
    }
  }

  if (rows !== null) {
    return (
      <Button variant="outline" onClick={() => running.current?.abort()}>
        <X aria-hidden="true" className="size-4.5" />
        <span role="status" className="tabular-nums">
          <Plural value={rows} one="Stop (# row so far)" other="Stop (# rows so far)" />
        </span>
      </Button>
    )
  }
  if (count === 0) return null
  return (
    // While the record loads, the button keeps its place among the tools of a table.
    <Button variant="outline" disabled={count === undefined} onClick={() => void start()}>
      <Download aria-hidden="true" className="size-4.5" />
      <Trans>Save as CSV</Trans>
    </Button>
  )
}
