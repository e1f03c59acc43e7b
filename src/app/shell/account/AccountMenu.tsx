import { plural } from '@lingui/core/macro'
import { useCopy } from '#core/platform/useCopy.ts'
import { Menu } from '@base-ui/react/menu'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import {
  BriefcaseBusiness,
  Copy,
  Crown,
  Headset,
  Heart,
  History,
  KeyRound,
  LogOut,
  Mail,
  ShieldCheck,
  UserPlus,
} from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAvatarUrl } from '#core/system/useAvatarUrl.ts'
import { memberIconQuery, unreadCountQuery } from '#core/session/member/queries.ts'
import { useMemberInfo } from '#core/session/member/useMemberInfo.ts'
import { paths } from '#core/navigation/paths.ts'
import { useOffered } from '#core/navigation/useOffered.ts'
import { openPopupAtom } from '#core/popups/popups.ts'
import { useCustomerService } from '#core/system/useCustomerService.ts'
import { identityAtom, mayAskAtom, sessionAtom } from '#core/session/session.ts'
import { useOwnAccount } from '#core/session/useOwnAccount.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { useFeature } from '#core/system/permission.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { CountBadge } from '#ui/CountBadge.tsx'

/** The avatar with the account menu that it opens (docs/product.md §2.2). */
export function AccountMenu() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const openPopup = useSetAtom(openPopupAtom)
  const requireAccount = useRequireAccount()
  const ownAccount = useOwnAccount()
  const service = useCustomerService()
  const session = useAtomValue(sessionAtom)
  const identity = useAtomValue(identityAtom)
  const mayAsk = useAtomValue(mayAskAtom)
  const info = useMemberInfo()
  const { data: icon } = useQuery({ ...memberIconQuery, enabled: mayAsk })
  const avatar = useAvatarUrl(icon?.url)
  const { data: unread } = useQuery({
    ...unreadCountQuery,
    enabled: mayAsk && identity !== 'trial',
  })
  const offered = useOffered('accountMenu')
  const vip = useFeature('vip') !== 'off' ? info?.vip : null
  if (!session) return null

  const { account } = session.memberInfo
  const name = info?.nickname || account
  const count = unread?.count ?? 0
  const go = (path: string) => () => requireAccount(() => void navigate(path), path)
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="relative inline-flex min-h-thumb min-w-thumb items-center justify-center gap-2 rounded-pill lg:pe-2">
        <span className="sr-only">
          {t({
            message: `Account of ${name}`,
            comment: 'Name of the menu of the player’s account, for screen readers',
          })}
        </span>
        <Avatar src={avatar} name={name} />
        {count > 0 && (
          <span className="absolute start-7 top-1 size-3 rounded-pill border-2 border-surface bg-danger" />
        )}
        {vip && (
          <span className="inline-flex header-word items-center gap-1 text-caption font-bold whitespace-nowrap max-lg:hidden">
            <Crown aria-hidden="true" className="size-4" />
            <span>{vip.label}</span>
          </span>
        )}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={8} className="z-50">
          <Menu.Popup className="w-72 max-w-[92vw] popup p-1.5 transition-[opacity,scale] duration-quick data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
            <div className="flex items-center gap-3 px-3 pt-2 pb-1">
              <Avatar src={avatar} name={name} className="size-11 text-body" />
              <div className="min-w-0 flex-1">
                <p className="line-clamp-2 text-body leading-tight font-semibold wrap-anywhere">
                  {name}
                </p>
                {vip && (
                  <p className="flex items-center gap-1 text-caption font-bold text-reward-text">
                    <Crown aria-hidden="true" className="size-3.5" />
                    <span>{vip.label}</span>
                  </p>
                )}
              </div>
            </div>
            <CopyAccount account={account} />
            <Menu.Separator className="my-1.5 h-px bg-border" />
            {identity === 'trial' && (
              <Entry
                icon={<UserPlus />}
                label={t`Sign up for real`}
                onClick={() => ownAccount('register')}
              />
            )}
            {offered.has(paths.member('securityCenter')) && (
              <Entry
                icon={<ShieldCheck />}
                label={t({
                  message: 'My account',
                  comment: 'Topic of the help center and title of a page',
                })}
                onClick={go(paths.member('securityCenter'))}
              />
            )}
            {identity !== 'trial' && (
              <Entry
                icon={<KeyRound />}
                label={t({ message: 'Change password', comment: 'Title and button' })}
                onClick={() => openPopup({ kind: 'changePassword' })}
              />
            )}
            {identity !== 'trial' && offered.has(paths.favorite) && (
              <Entry icon={<Heart />} label={t`Favorites`} onClick={go(paths.favorite)} />
            )}
            {offered.has(paths.member('personalHistoryCopy')) && (
              <Entry
                icon={<History />}
                label={t`Betting record`}
                onClick={go(paths.member('personalHistoryCopy'))}
              />
            )}
            {offered.has(paths.member('messageV2')) && (
              <Entry
                icon={<Mail />}
                label={t({
                  message: 'Messages',
                  comment: 'Link to the player’s messages from the site',
                })}
                onClick={go(paths.member('messageV2'))}
                end={
                  <CountBadge
                    tone="alert"
                    count={count}
                    label={t`${plural(count, { other: '# unread' })}`}
                  />
                }
              />
            )}
            {service && (
              <Entry icon={<Headset />} label={t`Customer service`} onClick={service.open} />
            )}
            {offered.has(paths.agentHome()) && (
              <Entry
                icon={<BriefcaseBusiness />}
                label={t({
                  message: 'Agent center',
                  comment: 'The pages for agents: a title or a link',
                })}
                onClick={() => void navigate(paths.agentHome())}
              />
            )}
            <Menu.Separator className="my-1.5 h-px bg-border" />
            <Entry
              icon={<LogOut className="rtl:-scale-x-100" />}
              label={t({ message: 'Log out', comment: 'Button in a menu' })}
              onClick={() => openPopup({ kind: 'logout' })}
            />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const ENTRY =
  'flex min-h-thumb w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start text-label outline-none data-highlighted:bg-raised [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted'

function Entry({
  icon,
  label,
  end,
  ...item
}: ComponentProps<typeof Menu.Item> & { icon: ReactNode; label: string; end?: ReactNode }) {
  return (
    <Menu.Item className={ENTRY} {...item}>
      {icon}
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {end}
    </Menu.Item>
  )
}

function CopyAccount({ account }: { account: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <Menu.Item
      closeOnClick={false}
      onClick={() => void copy(account)}
      aria-label={t`Copy account ID ${account}`}
      className={ENTRY}
    >
      <Copy />
      <span className="line-clamp-2 min-w-0 flex-1 text-muted wrap-anywhere">
        {t({ message: `ID: ${account}`, comment: 'The player’s account ID, which can be copied' })}
      </span>
    </Menu.Item>
  )
}
