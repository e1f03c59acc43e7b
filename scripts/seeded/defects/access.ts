import { component, contract, type Defect, journey, sandbox, unit } from '../defect.ts'

/** Mistakes in who has access, what a session leaves behind, and how outside content is handled. */
export const ACCESS: readonly Defect[] = [
  {
    title: 'The guard of member pages is removed',
    file: 'src/app/CurrentScreen.tsx',
    find: "route.access === 'member' && identity === 'visitor'",
    replace: "route.access === 'member' && identity === 'trial' && !route",
    caughtBy: journey('guards.spec.ts', 'phone'),
  },
  {
    title: 'Trials get to account pages',
    file: 'src/app/CurrentScreen.tsx',
    find: "identity === 'trial' && needsRealAccount(route, hash)",
    replace: "identity === 'visitor' && needsRealAccount(route, hash)",
    caughtBy: journey('guards.spec.ts', 'phone'),
  },
  {
    title: 'The token is kept in local storage',
    file: 'src/core/session/session.ts',
    find: '    sessionStore.set(SESSION_KEY, JSON.stringify(session))\n    set(storedSessionAtom, session)\n',
    replace:
      '    sessionStore.set(SESSION_KEY, JSON.stringify(session))\n    localStore.set(SESSION_KEY, JSON.stringify(session))\n    set(storedSessionAtom, session)\n',
    caughtBy: journey('login.phone.spec.ts', 'phone'),
  },
  {
    title: 'A session that idles too long does not end',
    file: 'src/core/session/useSessionLimits.ts',
    find: "      else if (idle >= idleSeconds) end('idle')\n",
    replace: '',
    caughtBy: journey('session.spec.ts', 'phone'),
  },
  {
    title: 'A logout does not reach the other tabs',
    file: 'src/core/session/useSession.ts',
    find: "      if (session) tellTabs({ kind: 'loggedOut', account: session.memberInfo.account })\n",
    replace: '',
    caughtBy: journey('session.spec.ts', 'phone'),
  },
  {
    title: 'A player whom another login logged out is not told',
    file: 'src/core/session/endSession.ts',
    find: "if (reason === 'otherLogin') set(kickedOutAtom, account)",
    replace: "if (reason === 'otherLogin') return",
    caughtBy: journey('session.spec.ts', 'phone'),
  },
  {
    title: 'The next player of a tab meets the last one’s answers',
    file: 'src/core/gateway/sessionAnswers.ts',
    find: 'if (isPlayers || (wasLoggedIn && !isVisitors)) {',
    replace: 'if (isPlayers && !wasLoggedIn && !isVisitors) {',
    caughtBy: unit('src/parts/games/favorites.test.ts'),
  },
  {
    title: 'The way back leaves the page instead of closing its popup',
    file: 'src/app/popups/guideHistory.ts',
    find: "      window.history.pushState({ ...last.state, [POPUP_ENTRY_OF]: keyOf(last), pageEntry }, '')\n",
    replace: '',
    caughtBy: component('src/app/popups/guideHistory.test.tsx'),
  },
  {
    title: 'A ticket of a social provider logs in whoever opens its link',
    file: 'scripts/sandbox/world/identity/social.ts',
    find: 'ticket, secret, merchant: merchant.code',
    replace: 'ticket, merchant: merchant.code',
    caughtBy: sandbox('tests/sandbox/identity/social-login.test.ts'),
  },
  {
    title: 'An office agent may play',
    file: 'scripts/sandbox/http/identify.ts',
    find: "access === 'player' && AGENT_ONLY_TYPES",
    replace: "access === 'agent' && AGENT_ONLY_TYPES",
    caughtBy: contract('tests/contract/replies.test.ts'),
  },
  {
    title: 'One brand’s page reads another’s replies',
    file: 'scripts/sandbox/http/cors.ts',
    find: '  if (!preflight && merchant !== caller.site.brand.merchant) return always\n',
    replace: '  if (!preflight && !merchant) return always\n',
    caughtBy: contract('tests/contract/hosts.test.ts'),
  },
  {
    title: 'A ticket opens the socket twice',
    file: 'scripts/sandbox/world/tickets.ts',
    find: '    this.#tickets.delete(ticket)\n    return found',
    replace: '    return found',
    caughtBy: contract('tests/contract/socket.test.ts'),
  },
  {
    title: 'The window of customer service can reach the site',
    file: 'src/core/system/useCustomerService.ts',
    find: "openWindow(href, 'customer-service'",
    replace: "window.open(href, 'customer-service'",
    caughtBy: journey('announcements-help.spec.ts', 'phone'),
  },
  {
    title: 'An announcement covers the login',
    file: 'src/app/popups/AnnouncementHost.tsx',
    find: 'session ? session.passwordChange : popupOf(pathname)',
    replace: 'session ? session.passwordChange : !popupOf',
    caughtBy: journey('announcements.spec.ts', 'desktop'),
  },
]
