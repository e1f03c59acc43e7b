import { scene } from './scene.tsx'

export default { title: 'Pages/Entrance', tags: ['!autodocs'] }

export const AgentLogin = scene('agent')
export const Login = scene('login')
export const Register = scene('register')
export const RegisterByReferral = scene('register-invited')
export const LoginLoading = scene('login-loading')
export const LoginFailing = scene('login-failing')
export const LoginOffline = scene('login-offline')
export const RegisterLoading = scene('register-loading')
export const RegisterFailing = scene('register-failing')
export const RegisterOffline = scene('register-offline')
