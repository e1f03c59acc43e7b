import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { saveFile } from '#parts/records/csvFile.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { drawPoster, POSTER, readLook } from './drawPoster.ts'

interface Props {
  link: string
  code: string
  /** The poster's headline; `note` is the line below it. */
  title: string
  note: string
  /** Text alternative of the poster for screen readers. */
  label: string
  onClose: () => void
}

/**
 * A dialog with a poster that the player can share. The browser draws the poster with the brand's
 * colours, the page's words and the QR code.
 */
export function PosterDialog({ link, code, title, note, label, onClose }: Props) {
  const { t } = useLingui()
  const brand = useBrand()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [isLost, setIsLost] = useState(false)
  useStackedDialog('page', onClose)
  const draw = useEffectEvent(async () => {
    const { artwork, name } = brand
    const isDark = document.documentElement.dataset.mode === 'dark'
    const look = await readLook(isDark ? artwork.wordmarkDark : artwork.wordmark)
    if (!canvas.current) return
    drawPoster(
      canvas.current,
      { brand: name, title, note, scan: t`Scan to sign up`, code, link },
      look,
    )
    setIsReady(true)
  })
  useEffect(() => {
    void draw()
  }, [])
  const save = () =>
    canvas.current?.toBlob((picture) => {
      if (!picture) return setIsLost(true)
      saveFile(picture, `${brand.id}-${code}.png`)
    }, 'image/png')
  return (
    <Dialog
      title={t({ message: 'Your poster', comment: 'Title: a picture with a QR code for friends' })}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button block size="lg" disabled={!isReady} onClick={save}>
          <Download aria-hidden="true" className="size-5" />
          <Trans>Save the picture</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {isLost && (
          <FormAlert tone="warning">
            <Trans>Your browser couldn’t save the poster. Take a screenshot instead.</Trans>
          </FormAlert>
        )}
        <canvas
          ref={canvas}
          role="img"
          aria-label={label}
          width={POSTER.width}
          height={POSTER.height}
          className="mx-auto h-auto w-full max-w-sm rounded-panel bg-raised"
        />
      </div>
    </Dialog>
  )
}
