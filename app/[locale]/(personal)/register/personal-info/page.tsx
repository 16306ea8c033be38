import { PersonalInfoStep } from '../_step/personal-info-step'
import { stepMetadata, stepPage } from '../_step/render-step'

export const generateMetadata = stepMetadata('personal-info')

export default stepPage('personal-info', PersonalInfoStep)
