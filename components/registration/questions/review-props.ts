import type { Review } from '@/lib/registration/review'
import type { Locale } from '@/lib/site/sites'
import type { StepFormModel } from '../step/form-model'

/** Props of a question about the organization. */
export type ReviewProps<Kind extends Review['kind']> = {
  locale: Locale
  model: StepFormModel
  review: Extract<Review, { kind: Kind }>
  supportHref: string
}
