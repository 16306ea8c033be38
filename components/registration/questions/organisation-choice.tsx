import { errorOf } from '@/components/form/errors/form-errors'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { getTranslator } from '@/lib/i18n/translator'
import type { Review } from '@/lib/registration/review'
import type { ReviewProps } from './review-props'

type Props = Pick<ReviewProps<Review['kind']>, 'locale' | 'model'> & {
  organisations: readonly { uid: string; name: string; place: string }[]
}

/** Radio buttons for organizations, with name and place; none is preselected. */
export const OrganisationChoice = ({ locale, model, organisations }: Props) => (
  <RadioGroup
    name="similar"
    label={getTranslator(locale, 'organisation')('similar.legend')}
    words={model.words}
    appearance="cards"
    options={organisations.map(({ uid, name, place }) => ({
      value: uid,
      label: <bdi>{name}</bdi>,
      hint: place,
    }))}
    error={errorOf(model.errors, model.messages, 'similar')}
  />
)
