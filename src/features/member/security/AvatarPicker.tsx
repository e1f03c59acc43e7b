import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { refreshPlayer } from '#core/gateway/refresh.ts'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { PictureUploads } from '#parts/form/uploads/PictureUploads.tsx'
import { useUploads } from '#parts/form/uploads/useUploads.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { updateAvatar } from './api.ts'
import { Loaded } from './Loaded.tsx'
import { securityMessage } from './messages.ts'
import { readFieldFaults } from '#parts/form/field-rules/fieldRefusals.ts'
import { REFUSED_WORDS } from '#parts/form/field-rules/refusedWords.ts'
import { avatarsQuery } from './queries.ts'

/**
 * Lets the player choose a picture for the account, or upload one. It can be changed at any time.
 */
export function AvatarPicker({ chosen }: { chosen: string | null }) {
  const { t } = useLingui()
  const imageUrl = useImageUrl()
  const query = useQuery(avatarsQuery)
  const queryClient = useQueryClient()
  const setNotice = useSetAtom(noticeAtom)
  const { attempt, busy } = useAttempt()
  const uploads = useUploads('avatar', 1, 'own')
  const [sent] = uploads.readyIds
  const choose = async (id: string) => {
    const error = await attempt(async () => {
      await updateAvatar({ id })
      refreshPlayer(queryClient)
    })
    if (!error) uploads.remove(id)
    const isGone = error && 'avatar' in readFieldFaults(error)
    setNotice({
      message: isGone
        ? REFUSED_WORDS.avatar.unknown
        : error
          ? securityMessage(error)
          : msg`Your picture has been changed.`,
    })
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-3 text-body font-semibold">
        <Trans comment="Title: chooses the picture of the account">Your picture</Trans>
      </legend>
      <Loaded query={query}>
        {({ avatars }) => (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-3">
            {avatars.map(({ id, url }, index) => {
              const number = index + 1
              return (
                <label
                  key={id}
                  className="flex cursor-pointer items-center justify-center rounded-pill p-1 outline-offset-2 has-checked:outline-3 has-checked:outline-primary has-focus-visible:outline-3 has-focus-visible:outline-focus"
                >
                  <input
                    type="radio"
                    name="avatar"
                    checked={id === chosen}
                    onChange={() => void choose(id)}
                    aria-label={t`Picture ${number}`}
                    className="sr-only"
                  />
                  <Avatar src={imageUrl(url)} name="?" className="size-14 text-heading" />
                </label>
              )
            })}
          </div>
        )}
      </Loaded>
      <PictureUploads label={t`Or your own picture`} uploads={uploads} />
      {sent !== undefined && (
        <Button busy={busy} onClick={() => void choose(sent)}>
          <Trans>Use this picture</Trans>
        </Button>
      )}
    </fieldset>
  )
}
