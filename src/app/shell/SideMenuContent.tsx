import { identityAtom } from '#core/session/session.ts'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import {
  Crown,
  Download,
  Flame,
  Gift,
  Headset,
  Heart,
  History,
  House,
  LayoutGrid,
  Megaphone,
  MessagesSquare,
  Ticket,
  UsersRound,
} from 'lucide-react'
import { paths } from '#core/navigation/paths.ts'
import { useOffered } from '#core/navigation/useOffered.ts'
import { openPopupAtom } from '#core/popups/popups.ts'
import { useCustomerService } from '#core/system/useCustomerService.ts'
import { mayOpenOwnList } from '#core/session/ownLists.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { BannerPicture } from '#parts/content/BannerPicture.tsx'
import { useAnnouncements, useBanners } from '#core/system/announcements/useAnnouncements.ts'
import { useLaunch } from '#parts/games/useLaunch.ts'
import { useApps } from '#core/system/useApps.ts'
import { AppCodes } from './AppCodes.tsx'
import { CHANNELS } from './channels.ts'
import { InstallPlace } from './InstallPlace.tsx'
import { PromoCount } from './PromoCount.tsx'
import { SideMenuItem, type MenuForm } from './SideMenuItem.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { useLiveChat } from './useLiveChat.ts'

/** Number of promotions that the side menu names (docs/product.md §9). */
const PROMOTIONS = 5

interface Props {
  /**
   * Words beside icons; only icons, as on pages narrower than 1280 px; or a rail, whose words are
   * cut off until it opens.
   */
  form?: MenuForm
  /** True if the menu ends with links to the brand's channels. */
  hasChannels?: boolean
  onNavigate?: () => void
}

/**
 * Entries of the side menu (docs/product.md §2.2); on wide screens the channels are in a column of
 * their own instead.
 */
export function SideMenuContent({ form = 'words', hasChannels = false, onNavigate }: Props) {
  const { t } = useLingui()
  const openPopup = useSetAtom(openPopupAtom)
  const service = useCustomerService()
  const liveChat = useLiveChat()
  const launch = useLaunch()
  const { data } = useAnnouncements()
  const { banners } = useBanners('w_leftmenu')
  const identity = useAtomValue(identityAtom)
  const offered = useOffered('sideMenu')
  const promotions = offered.has(paths.promotions())
  const apps = useApps()
  const requireAccount = useRequireAccount()
  // For visitors and trial players, the entry “Favourites” opens a popup that says what is
  // required.
  const favorites = mayOpenOwnList(identity, 'FAV')
    ? { to: paths.favorite }
    : { onClick: () => requireAccount(() => undefined, paths.favorite) }
  const item = { form, ...(onNavigate && { onNavigate }) }

  return (
    <div className="flex flex-col gap-4 p-3">
      <ul className="flex flex-col gap-0.5">
        <SideMenuItem {...item} icon={<House />} label={t`Home`} to={paths.home} exact />
        <SideMenuItem
          {...item}
          icon={<LayoutGrid />}
          label={t({ message: 'All games', comment: 'Category that has every game' })}
          to={paths.games}
        />
        <SideMenuItem
          {...item}
          icon={<Flame />}
          label={t({ message: 'Hot games', comment: 'Category: games that many play now' })}
          to={paths.hotGames}
        />
        <SideMenuItem
          {...item}
          icon={<Heart />}
          label={t({ message: 'Favorites', comment: 'Category: games that the player has marked' })}
          {...favorites}
        />
        {offered.has(paths.vip) && (
          <SideMenuItem
            {...item}
            icon={<Crown />}
            label={t({
              message: 'VIP bonus',
              comment: 'Entry of the side menu: the page of VIP gifts',
            })}
            to={paths.vip}
          />
        )}
        {offered.has(paths.member('referral')) && (
          <SideMenuItem
            {...item}
            icon={<UsersRound />}
            label={t`Refer and earn`}
            to={
              identity === 'visitor' && promotions
                ? paths.promotions('referral')
                : paths.member('referral')
            }
          />
        )}
        <SideMenuItem
          {...item}
          icon={<History />}
          label={t({
            message: 'Betting record',
            comment: 'All bets of the player: a page, or a link to it',
          })}
          to={paths.member('personalHistoryCopy')}
        />
      </ul>
      {promotions && (
        <ul className="flex flex-col gap-0.5 border-t border-border pt-4">
          {form === 'words' &&
            data?.promotion
              .slice(0, PROMOTIONS)
              .map(({ id, title }) => (
                <SideMenuItem
                  key={id}
                  {...item}
                  icon={<Ticket />}
                  label={title}
                  to={paths.promotions(id)}
                />
              ))}
          <SideMenuItem
            {...item}
            icon={<Gift />}
            label={t({ message: 'All promotions', comment: 'Link to every promotion' })}
            to={paths.promotions()}
            exact
            end={<PromoCount />}
          />
        </ul>
      )}
      <ul className="flex flex-col gap-0.5 border-t border-border pt-4">
        {service && (
          <SideMenuItem
            {...item}
            icon={<Headset />}
            label={t`Customer service`}
            {...service.link}
          />
        )}
        {liveChat && (
          <SideMenuItem
            {...item}
            icon={<MessagesSquare />}
            label={t`Live chat`}
            onClick={() => openPopup({ kind: 'chat' })}
          />
        )}
        <SideMenuItem
          {...item}
          icon={<Megaphone />}
          label={t({ message: 'Notices', comment: 'News from the site: a link or a title' })}
          onClick={() => openPopup({ kind: 'notices' })}
        />
        {offered.has(paths.app) && (
          <SideMenuItem
            {...item}
            icon={<Download />}
            label={t`Get the app`}
            onClick={() => openPopup({ kind: 'appDownload' })}
            details={!onNavigate && apps.length > 0 && <AppCodes apps={apps} />}
          />
        )}
      </ul>
      {form === 'words' && offered.has(paths.app) && <InstallPlace onNavigate={onNavigate} />}
      {hasChannels && <SocialLinks only={CHANNELS} vertical={form !== 'words'} />}
      {form === 'words' && banners.length > 0 && (
        <ul className="flex flex-col gap-3">
          {banners.map((banner) => (
            <li key={banner.id}>
              <BannerPicture
                banner={banner}
                className="aspect-[2/1] rounded-panel"
                size="menu"
                onGame={(nodeId) => launch({ nodeId })}
                {...(onNavigate && { onNavigate })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
