import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { PermissionProvider } from './permission.tsx'
import { permissionQuery, registerSettingsQuery } from './queries.ts'
import { useMinimumAge } from './useMinimumAge.ts'

const Age = () => <p>{`${useMinimumAge()}+`}</p>

/**
 * @param known minimum ages that the gateway sent: with its permission reply, and with the
 * registration settings
 */
async function showAge(brandAge: number, ...[permission, settings]: (number | undefined)[]) {
  const store = createStore()
  store.set(brandAtom, { legal: { minimumAge: brandAge } } as RuntimeBrand)
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const said = (minimumAge: number | undefined) => ({ fields: {}, minimumAge })
  const start = { info: { register: said(permission) } }
  queryClient.setQueryData<unknown>(permissionQuery.queryKey, start)
  if (settings) queryClient.setQueryData<unknown>(registerSettingsQuery.queryKey, said(settings))
  return render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <PermissionProvider>
          <Age />
        </PermissionProvider>
      </QueryClientProvider>
    </Provider>,
  )
}

it.each([
  ['the brand’s if the gateway names none', 20, undefined, undefined, '20+'],
  ['the gateway’s if that is higher', 20, 23, undefined, '23+'],
  ['the brand’s if that is higher', 20, 18, undefined, '20+'],
  ['the one in the settings once they are loaded', 20, 23, 25, '25+'],
])('the minimum age of a site is %s', async (_, brandAge, permission, settings, text) => {
  const screen = await showAge(brandAge, permission, settings)
  await expect.element(screen.getByText(text)).toBeVisible()
})
