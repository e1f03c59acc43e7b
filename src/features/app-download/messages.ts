import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Drawing } from './StepDrawing.tsx'
import type { Way } from './useDownloads.ts'

export const WAYS: Record<Way, MessageDescriptor> = {
  android: msg`Android`,
  ios: msg`iPhone and iPad`,
  iosLite: msg`iPhone, light edition`,
  homeScreen: msg`Without a download`,
}

export interface Step {
  drawing: Drawing
  title: MessageDescriptor
  text: MessageDescriptor
}

interface Guide {
  /** Sentence that describes this way to install the app. */
  about: MessageDescriptor
  parts: readonly { title?: MessageDescriptor; steps: readonly Step[] }[]
}

/** Steps to install the app in each way (docs/product.md §11.7). */
export const GUIDES: Record<Way, Guide> = {
  android: {
    about: msg`The whole site as an app, with everything at hand in a moment.`,
    parts: [
      {
        steps: [
          {
            drawing: 'download',
            title: msg`Download the file`,
            text: msg`Your browser warns about any file from the web. Choose to keep it.`,
          },
          {
            drawing: 'allow',
            title: msg`Allow this source`,
            text: msg`Open the file. If your phone asks, allow your browser to install unknown apps, then go back.`,
          },
          {
            drawing: 'install',
            title: msg({ message: 'Install', comment: 'Step of a guide: install the app' }),
            text: msg`Tap “Install” and wait for it to finish. Play Protect may ask to scan the app: let it.`,
          },
          {
            drawing: 'open',
            title: msg`Open it and log in`,
            text: msg`You can now turn off “Install unknown apps” again. The app no longer needs it.`,
          },
        ],
      },
    ],
  },
  ios: {
    about: msg`The whole site as an app for iPhone and iPad.`,
    parts: [
      {
        steps: [
          {
            drawing: 'download',
            title: msg`Download in Safari`,
            text: msg`Open this page in Safari, tap “Download” and confirm that you want to install the app.`,
          },
          {
            drawing: 'settings',
            title: msg`Find the profile`,
            text: msg`Open Settings, General, then “VPN & Device Management”, and tap the profile of the app.`,
          },
          {
            drawing: 'trust',
            title: msg`Trust the profile`,
            text: msg`Tap “Trust” and confirm. iOS asks this once for apps from outside the App Store.`,
          },
          {
            drawing: 'open',
            title: msg`Open it and log in`,
            text: msg`The app is on your home screen. Delete it and the profile goes with it.`,
          },
        ],
      },
    ],
  },
  iosLite: {
    about: msg`A tiny profile that puts the site on your home screen, without bars and without waiting.`,
    parts: [
      {
        steps: [
          {
            drawing: 'download',
            title: msg`Allow the profile`,
            text: msg`Open this page in Safari, tap “Download” and allow the configuration profile.`,
          },
          {
            drawing: 'settings',
            title: msg`Install it in Settings`,
            text: msg`Open Settings and tap “Profile Downloaded” at the top, then “Install”.`,
          },
          {
            drawing: 'open',
            title: msg`Open it from the home screen`,
            text: msg`It takes hardly any space and is always up to date.`,
          },
        ],
      },
    ],
  },
  homeScreen: {
    about: msg`Adds this site to your home screen like an app. Nothing to download or update.`,
    parts: [
      {
        title: msg`In Safari on iPhone and iPad`,
        steps: [
          {
            drawing: 'share',
            title: msg`Tap the share button`,
            text: msg`It’s the square with the arrow, in Safari’s toolbar.`,
          },
          {
            drawing: 'add',
            title: msg`Choose “Add to Home Screen”`,
            text: msg`Scroll the list down if you don’t see it, then tap “Add”.`,
          },
        ],
      },
      {
        title: msg`In Chrome on Android`,
        steps: [
          {
            drawing: 'menu',
            title: msg`Open the menu`,
            text: msg`Tap the three dots beside the address.`,
          },
          {
            drawing: 'add',
            title: msg`Choose “Add to Home screen”`,
            text: msg`Some phones show “Install app” instead. Tap it to confirm.`,
          },
        ],
      },
    ],
  },
}
