import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import * as v from 'valibot'
import { brandRoutes } from '#app/features.ts'
import { brandAtom } from '#core/brand/brand.ts'
import { FEATURE_NAMES } from '#core/brand/features.ts'
import { CHOICE_NAMES, valuesOf } from '#core/brand/choices.ts'
import { bindTransport } from '#core/contract/call.ts'
import { createQueryClient } from '#core/gateway/queries.ts'
import { languageAtom } from '#core/locale/language.ts'
import { ensureCatalogue } from '#core/locale/words.ts'
import { WordsProvider } from '#core/locale/WordsProvider.tsx'
import { RoutesContext } from '#core/navigation/routesContext.ts'
import { startSessionAtom, type Identity } from '#core/session/session.ts'
import { PermissionProvider } from '#core/system/permission.tsx'
import { permissionQuery } from '#core/system/queries.ts'
import { HOME_ROW_NAMES } from '#core/brand/homeRows.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { adoptModeAtom } from '#core/brand/mode.ts'
import { applyLook, findBrand, languageOf, type Look, withChoices } from './applyLook.ts'
import { readFeatures } from './featureSwitches.ts'
import { createMockTransport } from './replies.ts'
import { showCurrency } from './samples/money.ts'

/** An account type of each kind of user with a session. */
const typesOf = ({ accountTypes: { agents, trials } }: RuntimeBrand) =>
  ({ member: 0, agent: agents[0]!, trial: trials[0]! }) satisfies Partial<Record<Identity, number>>

/** Settings of a story's page, as `parameters.site`. */
const SiteSchema = v.strictObject({
  /** The role of the person who sees the page; a visitor by default. */
  as: v.optional(v.picklist(['member', 'agent', 'trial'])),
  path: v.optional(v.string(), '/'),
  /** Choices that the story shows, whatever the brand has chosen. */
  choices: v.optional(
    v.partial(
      v.strictObject(
        Object.fromEntries(CHOICE_NAMES.map((name) => [name, v.picklist(valuesOf(name))])),
      ),
    ),
    {},
  ),
  /** Rows of the home page, whatever the brand has. */
  homeRows: v.optional(v.array(v.picklist(HOME_ROW_NAMES))),
  /** Features that are on in the story, whatever the brand says. */
  features: v.optional(v.array(v.picklist(FEATURE_NAMES)), []),
})

export interface Site {
  /** Differs for each opening, so that no state is kept from one opening to the next. */
  id: string
  store: ReturnType<typeof createStore>
  queryClient: QueryClient
  path: string
  look: Look
  /** Faults of the replies that the story received. */
  faults: readonly Error[]
}

const catalogues = Object.keys(
  import.meta.glob(['/locales/en/*.po', '!/locales/en/stamped.po']),
).map((path) => /(\w[\w-]*)\.po$/.exec(path)![1]!)

/** Starts the site of the toolbar's brand for one story, as `src/main.tsx` does for a page. */
export async function openSite(look: Look, parameter: unknown): Promise<Site> {
  const { as, path, features, choices, homeRows } = v.parse(SiteSchema, parameter ?? {})
  const store = createStore()
  const queryClient = createQueryClient()
  const faults: Error[] = []
  const { site } = findBrand(look.brand)
  const brand = {
    ...site,
    features: {
      ...site.features,
      ...Object.fromEntries(features.map((name) => [name, true])),
      ...readFeatures(look.features),
    },
    homeRows: homeRows ?? site.homeRows,
    theme: withChoices(site.theme, choices),
  }
  const language = languageOf(look)
  const memberInfo = as && { id: as, account: 'lotus88', type: typesOf(brand)[as] }

  store.set(brandAtom, brand)
  showCurrency(brand.currency)
  bindTransport(createMockTransport({ brand, language, memberInfo }, (fault) => faults.push(fault)))
  if (memberInfo) {
    store.set(startSessionAtom, {
      outcome: 'loggedIn',
      token: crypto.randomUUID(),
      memberInfo,
      firstTimeLogin: false,
      passwordChange: null,
      idleSeconds: 1800,
      expiresAt: '2100-01-01T00:00:00Z',
    })
  }
  await Promise.all([
    ...catalogues.map(ensureCatalogue),
    store.set(languageAtom, language),
    queryClient.ensureQueryData(permissionQuery),
  ])
  applyLook(look, choices)
  store.set(adoptModeAtom)
  return { id: crypto.randomUUID(), store, queryClient, path, look, faults }
}

/** Providers that every component of the site needs around it. */
export function Frame({
  site: { store, queryClient, path },
  children,
}: {
  site: Site
  children: ReactNode
}) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <WordsProvider>
          <MemoryRouter initialEntries={[path]}>
            <PermissionProvider>
              <RoutesContext value={brandRoutes(store.get(brandAtom))}>{children}</RoutesContext>
            </PermissionProvider>
          </MemoryRouter>
        </WordsProvider>
      </QueryClientProvider>
    </Provider>
  )
}
