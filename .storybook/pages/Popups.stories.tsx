import { scene } from './scene.tsx'

export default { title: 'Pages/Popups', tags: ['!autodocs'] }

export const LoginRefused = scene('login-refused')
export const LoginLocked = scene('login-locked')
export const LoginWithHumanCheck = scene('login-captcha')
export const LoginOfAgentAccount = scene('login-agent-account')
export const LoginByPhone = scene('login-phone')
export const LoginSecondFactor = scene('login-factor')
export const ForgotPassword = scene('forgot-password')
export const ForgotPasswordByPhone = scene('forgot-password-phone')
export const Terms = scene('terms')
export const ChangePassword = scene('change-password')
export const PasswordExpired = scene('password-expired')
export const PasswordOfFirstLogin = scene('password-first')
export const PasswordTemporary = scene('password-temporary')
export const Logout = scene('logout')
export const LoggedOutElsewhere = scene('logged-out-elsewhere')
export const NoticeOfADeposit = scene('notice-of-a-deposit')
export const RealAccountNeeded = scene('real-account-needed')
export const Game = scene('game')
export const DepositOverGame = scene('game-deposit')
export const AccountMenu = scene('account-menu')
