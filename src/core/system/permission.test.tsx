import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { PermissionProvider, useFeature } from './permission.tsx'
import { permissionQuery } from './queries.ts'

const Status = () => <p>{useFeature('referral')}</p>

it.each([
  [true, undefined, true, 'on'],
  [true, true, false, 'off'],
  [true, false, true, 'off'],
  [false, true, true, 'off'],
])(
  'the referral feature with brand switch %s, gateway flag %s and promotion %s is %s',
  async (brandOn, flag, enabled, expected) => {
    const store = createStore()
    store.set(brandAtom, { features: { referral: brandOn } } as RuntimeBrand)
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    queryClient.setQueryData<unknown>(permissionQuery.queryKey, {
      info: {
        whitelabel: { flags: { referral: flag } },
        availablePromo: { REFERRAL: { enabled } },
      },
    })
    const screen = await render(
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <PermissionProvider>
            <Status />
          </PermissionProvider>
        </QueryClientProvider>
      </Provider>,
    )
    await expect.element(screen.getByText(expected)).toBeInTheDocument()
  },
)
