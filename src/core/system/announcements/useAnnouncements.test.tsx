import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { pageContextAtom } from '#core/locale/pageContext.ts'
import { PermissionProvider } from '#core/system/permission.tsx'
import { permissionQuery } from '#core/system/queries.ts'
import { announcementsQuery } from './queries.ts'
import { useBanners } from './useAnnouncements.ts'

const Banners = () => (
  <p>
    {`Banners: ${useBanners('w_home')
      .banners.map(({ id }) => id)
      .join(', ')}`}
  </p>
)

it.each([
  [true, undefined, 'Banners: to-a-promotion, to-a-page'],
  [true, false, 'Banners: to-a-page'],
  [false, true, 'Banners: to-a-page'],
])(
  'home banners with brand switch %s and gateway flag %s for promotions are: %s',
  async (brandOn, flag, expected) => {
    const store = createStore()
    store.set(brandAtom, { features: { promotions: brandOn } } as RuntimeBrand)
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    queryClient.setQueryData<unknown>(permissionQuery.queryKey, {
      info: {
        whitelabel: { flags: { promotions: flag } },
        availablePromo: { REFERRAL: { enabled: true } },
      },
    })
    queryClient.setQueryData<unknown>(
      announcementsQuery('visitor', store.get(pageContextAtom)).queryKey,
      {
        banners: [
          { id: 'to-a-promotion', group: 'w_home', linkage: 'PROMOTION', target: 'x' },
          { id: 'to-a-page', group: 'w_home', linkage: 'ROUTE', target: '/live' },
          { id: 'elsewhere', group: 'w_login', linkage: 'NONE' },
        ],
      },
    )
    const screen = await render(
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <PermissionProvider>
            <Banners />
          </PermissionProvider>
        </QueryClientProvider>
      </Provider>,
    )
    await expect.element(screen.getByText(expected, { exact: true })).toBeInTheDocument()
  },
)
