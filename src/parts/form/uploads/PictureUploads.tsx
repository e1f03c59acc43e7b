import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, ImagePlus, RotateCw, X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { FieldError } from '#ui/Field.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PICTURE_FAULT_WORDS, uploadErrorMessage } from './messages.ts'
import type { UploadItem, Uploads } from './useUploads.ts'

interface Props {
  label: ReactNode
  uploads: Uploads
  /** The error if no picture was chosen; it marks the field as required. */
  required?: ReactNode
}

/**
 * A field for pictures from the device: each is shown small with its progress, and can be removed.
 */
export function PictureUploads({ label, uploads, required }: Props) {
  const id = useId()
  const { items, room, surplus, misses, add, retry, remove } = uploads
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (misses > 0) input.current?.focus()
  }, [misses])
  return (
    <div className="flex min-w-0 flex-col gap-2.5">
      <span id={`${id}-label`} className="text-label font-semibold">
        <span>{label}</span>
        {required && (
          <span aria-hidden="true" className="ms-1 text-danger-text">
            *
          </span>
        )}
      </span>
      {items.length > 0 && (
        <ul aria-labelledby={`${id}-label`} className="flex flex-col gap-2">
          {items.map((item) => (
            <Item key={item.id} item={item} onRetry={retry} onRemove={remove} />
          ))}
        </ul>
      )}
      {room > 0 && (
        <label className="flex min-h-20 cursor-pointer items-center justify-center gap-3 rounded-panel border border-dashed border-border-strong px-4 py-4 text-label font-semibold text-primary-text transition-colors duration-quick hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <ImagePlus aria-hidden="true" className="size-6 shrink-0" />
          <span className="flex min-w-0 flex-col">
            <span id={`${id}-choose`}>
              <Trans comment="Button: picks pictures to send">Choose pictures</Trans>
            </span>
            <span id={`${id}-hint`} className="text-caption font-normal text-muted">
              <Trans>JPG or PNG, up to 40 MB each</Trans>
            </span>
          </span>
          <input
            ref={input}
            type="file"
            required={Boolean(required)}
            aria-invalid={misses > 0 || undefined}
            multiple
            accept="image/png,image/jpeg"
            aria-labelledby={`${id}-label ${id}-choose`}
            aria-describedby={`${id}-hint ${id}-error`}
            className="sr-only"
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])])
              // The input is cleared, so that the player can choose the same file again.
              currentTarget.value = ''
            }}
          />
        </label>
      )}
      <FieldError id={`${id}-error`}>
        {surplus > 0 ? (
          <Plural
            value={surplus}
            one="# picture was left out: you can send three at most."
            other="# pictures were left out: you can send three at most."
          />
        ) : (
          misses > 0 && required
        )}
      </FieldError>
    </div>
  )
}

interface ItemProps {
  item: UploadItem
  onRetry: (id: string) => void
  onRemove: (id: string) => void
}

function Item({ item: { id, name, preview, state }, onRetry, onRemove }: ItemProps) {
  const { t } = useLingui()
  return (
    <li className="flex min-w-0 items-center gap-3 card p-2">
      {preview ? (
        <img src={preview} alt="" className="size-14 shrink-0 rounded-control object-cover" />
      ) : state.kind === 'refused' ? (
        <CircleAlert aria-hidden="true" className="m-3 size-8 shrink-0 text-danger-text" />
      ) : (
        <Skeleton className="size-14 shrink-0" />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="truncate text-label">{name}</span>
        <Progress state={state} name={name} />
      </div>
      {state.kind === 'failed' && (
        <IconButton
          label={t({
            message: `Send ${name} again`,
            comment: 'Button: a picture that failed to be sent',
          })}
          onClick={() => onRetry(id)}
        >
          <RotateCw className="size-5" />
        </IconButton>
      )}
      <IconButton
        label={t({
          message: `Remove ${name}`,
          comment: 'Button: removes a picture before it is sent',
        })}
        onClick={() => onRemove(id)}
      >
        <X className="size-5" />
      </IconButton>
    </li>
  )
}

function Progress({ state, name }: Pick<UploadItem, 'state' | 'name'>) {
  const { t } = useLingui()
  switch (state.kind) {
    case 'ready':
      return (
        <span className="flex items-center gap-1 text-caption text-success-text">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          <Trans context="state of a picture">Ready to send</Trans>
        </span>
      )
    case 'refused':
      return (
        <span role="alert" className="text-caption text-pretty text-danger-text">
          {t(PICTURE_FAULT_WORDS[state.fault])}
        </span>
      )
    case 'failed':
      return (
        <span role="alert" className="text-caption text-pretty text-danger-text">
          {t(uploadErrorMessage(state.error))}
        </span>
      )
    default:
      return (
        <progress
          aria-label={t({ message: `Sending ${name}`, comment: 'While a picture is sent' })}
          max={1}
          value={state.kind === 'sending' ? state.progress : undefined}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-pill bg-sunken accent-primary [&::-moz-progress-bar]:bg-primary-mark [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary-mark"
        />
      )
  }
}
