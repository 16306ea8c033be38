import { RegisteredStep } from '../../_step/registered-step'
import { stepMetadata, stepPage } from '../../_step/render-step'

export const generateMetadata = stepMetadata('registered')

export default stepPage('registered', RegisteredStep)
