import { RESOURCE_TYPES } from '#core/brand/resourceTypes.ts'
import { usePermission } from '#core/system/permission.tsx'
import { useResources } from '#core/system/useResources.ts'

export const APP_PLATFORMS = ['android', 'ios', 'iosLite'] as const
export type AppPlatform = (typeof APP_PLATFORMS)[number]

/** Ways to install the site: the apps, or a link on the home screen. */
export type Way = AppPlatform | 'homeScreen'

export interface Download {
  platform: AppPlatform
  url: string
  version: string | undefined
  bytes: number | undefined
}

/** The apps that this brand offers, with the gateway's facts about the files. */
export function useDownloads(): readonly Download[] {
  const resources = useResources()
  const { data } = usePermission()
  return APP_PLATFORMS.flatMap((platform) => {
    const url = resources[platform]
    if (!url) return []
    const sent = data?.info.resources.find(
      (resource) => resource.resourceType === RESOURCE_TYPES[platform],
    )
    return [{ platform, url, version: sent?.version, bytes: sent?.bytes }]
  })
}

/** Chooses the best of the available ways for the visitor's device. */
export function bestWay(downloads: readonly Pick<Download, 'platform'>[], userAgent: string): Way {
  const has = (platform: AppPlatform) => downloads.some((one) => one.platform === platform)
  if (/iphone|ipad|ipod/i.test(userAgent)) {
    return has('ios') ? 'ios' : has('iosLite') ? 'iosLite' : 'homeScreen'
  }
  if (/android/i.test(userAgent) && !has('android')) return 'homeScreen'
  return has('android') ? 'android' : (downloads[0]?.platform ?? 'homeScreen')
}
