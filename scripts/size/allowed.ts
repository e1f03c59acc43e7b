export interface Allowed {
  /** Names of the allowed chunks: each further chunk costs another request. */
  chunks: readonly string[]
  /** Glob patterns of the modules that the allowed chunks may contain. */
  modules: readonly string[]
}

const icons = (...names: string[]) =>
  names.map((some) => `node_modules/lucide-react/dist/esm/icons/{${some}}.mjs`)

/**
 * All modules that a visitor may download before the lobby's own chunk. Any other module there is
 * an error, however small; add one only if every visitor must wait for it. An entry without a
 * matching module is an error too.
 */
export const BEFORE_LOBBY: Allowed = {
  chunks: ['main', 'ahead', 'rolldown-runtime', 'vendor', 'client', 'react-dom'],
  modules: [
    'rolldown/runtime.js',
    'vite/preload-helper.js',
    ...[
      '@lingui/core',
      '@lingui/react',
      '@tanstack/query-core',
      '@tanstack/react-query',
      'jotai',
      'ky',
      'react',
      'react-dom',
      'react-error-boundary',
      'react-router',
      'scheduler',
      'valibot',
    ].map((name) => `node_modules/${name}/**`),

    'node_modules/lucide-react/dist/esm/*.mjs',
    'node_modules/lucide-react/dist/esm/shared/**',
    ...icons(
      'cloud-off,gift,globe,headset,house,layout-grid,loader-circle,menu',
      'panel-left,refresh-cw,search,user-round',
    ),

    'index.html',
    'src/main.tsx',
    'src/app/*',
    'src/app/ahead/*',
    'src/app/popups/{PopupBoundary,PopupHost,PopupRouter,screens}.{ts,tsx}',
    'src/app/states/{NetworkFailure,StandalonePage,SystemGate}.tsx',
    ...[
      'BottomNav',
      'Header',
      'LanguageSelector',
      'Logo',
      'OfflineBar',
      'SideMenuPlace',
      'SideMenuToggle',
      'atoms',
      'usePageTitle',
      'shells',
      'useClearHeader',
    ].map((name) => `src/app/shell/${name}.{ts,tsx}`),

    'src/core/{brand,contract,gateway,locale,navigation,platform,popups,session,system}/*',
    'src/core/system/announcements/{api,queries}.ts',
    'src/lib/{later,storage,urls}.ts',
    'src/rules/{gameReturn,languages}.ts',
    'src/ui/{Button,CardFan,IconButton,Skeleton,StatusPage}.tsx',
    'src/ui/{emptyArt,useIdle,useRootAttribute}.ts',

    'src/parts/content/ServiceButton.tsx',
    'src/parts/failures/{LazyPart,PageFailure,PartFailure}.tsx',
    'src/parts/games/{api,categories,gameOptions,lanes,queries,schema}.ts',
    'src/features/*/feature.ts',
    'src/features/lobby/{firstCovers,homeRows,prefetch}.ts',
  ],
}

/** Chunks and modules that the lobby and its words may add. */
export const LOBBY: Allowed = {
  chunks: ['LobbyScreen', 'common', 'shell'],
  modules: [
    'locales/*/shell.po',
    ...icons(
      'bird,cherry,chevron-left,chevron-right,dices,fish,flame,gamepad-2,grid-3x3,heart',
      'megaphone,pause,play,radio,search-x,spade,ticket,ticket-check,trophy,x',
    ),
    'node_modules/@tanstack/{query-core,react-query}/**',
    'src/features/lobby/**',
    'src/core/gateway/{refresh,useGatewayTime,useWriteSoon}.ts',
    'src/core/system/announcements/useAnnouncements.ts',
    'src/core/navigation/{destination,startsGame}.ts',
    'node_modules/jotai/dist/react/useAtom.js',
    'src/core/system/{imageUrl,useImageUrl}.ts',
    'src/core/session/useRequireAccount.ts',
    'src/core/popups/gameAddress.ts',
    'src/parts/content/{BrandPicture,inkOn}.{ts,tsx}',
    'src/core/brand/runtimePictures.ts',
    'src/parts/browser/{OwnListLink,browserState,browserUrl,useGameBrowser}.{ts,tsx}',
    'src/parts/failures/{FailureTeller,SectionState}.tsx',
    'src/parts/games/{BackAt,ClosedLabel,FavoriteButton,GameTile,GameTileSkeleton,GameTypeIcon,StartVendorButton,StartWord,TileOverlay,VendorGamesLink,VendorPicture}.tsx',
    'src/parts/games/{categoryIcons,categoryTarget,device,favorites,followTile,pressHeart,tileRules,useLanes,useLaunch,watchHold}.ts',
    'src/parts/games/useStartLabel.ts',
    'src/lib/{dates,floorTo}.ts',
    'src/ui/{EmptyState,IconPlate,Marquee,Picture,SectionHeading,Skeleton}.tsx',
  ],
}

/** Modules for charts and calendars, which no page of a center may load before they are visible. */
export const LATE = ['uplot', 'react-day-picker'].map((name) => `node_modules/${name}/**`)
