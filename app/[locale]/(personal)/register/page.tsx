import { stepMetadata, stepPage } from './_step/render-step'

export const generateMetadata = stepMetadata('register')

export default stepPage('register')
