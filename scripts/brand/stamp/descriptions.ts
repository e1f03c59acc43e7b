/**
 * What search engines and chats show of a page below its title. Home has the brand's own words. Node
 * runs no macros, so each text is marked for the catalogues by a comment; its id is that of a macro.
 */
const BY_PATH: Readonly<Record<string, { id: string; message: string }>> = {
  '/games': /*i18n*/ {
    id: 'JU_UPo',
    message:
      'All games of {name} on one page: slots, live tables, sports and more, with a search and filters. Many can be tried for free.',
  },
  '/promotions': /*i18n*/ {
    id: 'RDJabs',
    message: 'What {name} offers now: bonuses, races and cashback, with their terms in full.',
  },
  '/vip': /*i18n*/ {
    id: 'EhcUfU',
    message: 'The levels of {name}: what each one gives, and what it takes to reach it.',
  },
  '/pointMall': /*i18n*/ {
    id: '8Csw5W',
    message: 'Points for play at {name}: exchange them for goods, bonuses or money.',
  },
  '/raffle': /*i18n*/ {
    id: 'cglQ2b',
    message: 'Raffles of {name}: the prizes, the next draw, and how to check that a draw was fair.',
  },
  '/winners': /*i18n*/ {
    id: 'YJ1JnW',
    message: 'Recent and largest wins at {name}.',
  },
  '/help': /*i18n*/ {
    id: 'PKZrsM',
    message: 'Answers about accounts, deposits, withdrawals, bonuses and games at {name}.',
  },
  '/app': /*i18n*/ {
    id: 'H72kj4',
    message: '{name} as an app for iPhone and Android: how to install it, step by step.',
  },
  '/affiliate': /*i18n*/ {
    id: 'J65BA_',
    message: 'Earn with {name} as an affiliate: how it works, and what you receive.',
  },
  '/agent': /*i18n*/ {
    id: 'vgNhzh',
    message: 'For agents of {name}: log in to teams, contracts and reports.',
  },
}

/** Of the pages of the categories of games. */
const OF_A_CATEGORY = /*i18n*/ {
  id: 'c94xwv',
  message:
    '{category} at {name}: find a game by name or provider, try many of them for free, and play on your phone.',
}

/** English description of a page, in which `{name}` is the brand's name and `{category}` its title. */
export const descriptionOf = (path: string): string => (BY_PATH[path] ?? OF_A_CATEGORY).message
