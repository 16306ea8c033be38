import { ContactAddressStep } from '../_step/contact-address-step'
import { stepMetadata, stepPage } from '../_step/render-step'

export const generateMetadata = stepMetadata('contact-address')

export default stepPage('contact-address', ContactAddressStep)
