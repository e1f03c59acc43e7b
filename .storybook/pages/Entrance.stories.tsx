import { scene } from './scene.tsx'

export default { title: 'Pages/Entrance', tags: ['!autodocs'] }

export const AgentLogin = scene('agent')
export const Login = scene('login')
export const Register = scene('register')
export const RegisterByReferral = scene('register-invited')
