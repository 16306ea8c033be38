import { OrganisationStep } from '../_step/organisation-step'
import { stepMetadata, stepPage } from '../_step/render-step'

export const generateMetadata = stepMetadata('organisation')

export default stepPage('organisation', OrganisationStep)
