import { postRegistrationStep } from '@/lib/registration/registration-forms.server'

export const POST = postRegistrationStep
