import { getTranslator } from '@/lib/i18n/translator'
import { OrganisationChoice } from './organisation-choice'
import { ReviewForm } from './review-form'
import type { ReviewProps } from './review-props'
import { withoutOrganisation } from './without-organisation'

type Props = ReviewProps<'organisationExists' | 'similarOrganisations'>

/** Obstacle to a new organization (spec §4): it exists already, or others resemble it. */
export const NewOrganisationReview = ({ review, ...props }: Props) =>
  review.kind === 'organisationExists' ? (
    <Exists {...props} review={review} />
  ) : (
    <Similar {...props} review={review} />
  )

function Exists({ locale, model, review, ...props }: ReviewProps<'organisationExists'>) {
  const text = getTranslator(locale, 'organisation')
  return (
    <ReviewForm
      {...props}
      locale={locale}
      model={model}
      heading={text('alreadyExists.heading')}
      text={text('alreadyExists.text')}
      actions={[
        { intent: 'use-existing', label: text('alreadyExists.useNumber') },
        { intent: 'reenter', label: text('reenter.entry'), variant: 'secondary' },
        ...withoutOrganisation(locale, model),
      ]}
    >
      <p className="font-semibold">
        <bdi>{review.name}</bdi>
      </p>
    </ReviewForm>
  )
}

function Similar({ locale, model, review }: ReviewProps<'similarOrganisations'>) {
  const text = getTranslator(locale, 'organisation')
  return (
    <ReviewForm
      locale={locale}
      model={model}
      heading={text('similar.heading')}
      text={text('similar.text')}
      actions={[
        { intent: 'link-similar', label: text('similar.choose') },
        { intent: 'register-anyway', label: text('similar.registerAnyway'), variant: 'secondary' },
        { intent: 'reenter', label: text('reenter.entry'), variant: 'secondary' },
      ]}
    >
      <OrganisationChoice {...{ locale, model }} organisations={review.organisations} />
    </ReviewForm>
  )
}
