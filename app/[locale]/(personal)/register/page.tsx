import { stepMetadata, stepPage } from './_step/render-step'
import { SignUpStep } from './_step/sign-up-step'

export const generateMetadata = stepMetadata('register')

export default stepPage('register', SignUpStep)
