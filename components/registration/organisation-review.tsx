import { RadioGroup } from '@/components/form/radio-group'
import { DescriptionList } from '@/components/ui/description-list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Review } from '@/lib/registration/submission'
import type { Locale } from '@/lib/site/sites'
import { errorOf, type StepFormModel } from './form-model'
import { QglobalReview } from './qglobal-review'
import { ReviewForm } from './review-form'

type OrganisationQuestion = Exclude<Review, { kind: 'address' }>

type Props<Question> = { locale: Locale; model: StepFormModel; review: Question }

/** A question about the organization (spec §4): is it the right one, its successor, or one of those that resemble it? */
export function OrganisationReview({ review, ...props }: Props<OrganisationQuestion>) {
  switch (review.kind) {
    case 'confirmOrganisation':
      return <ConfirmOrganisation {...props} review={review} />
    case 'mergedOrganisation':
      return <MergedOrganisation {...props} review={review} />
    case 'similarOrganisations':
      return <SimilarOrganisations {...props} review={review} />
    case 'qglobalFound':
    case 'qglobalNotFound':
    case 'qglobalNotAuthorised':
      return <QglobalReview {...props} review={review} />
  }
}

type Question<Kind extends Review['kind']> = Extract<Review, { kind: Kind }>

function ConfirmOrganisation({ locale, model, review }: Props<Question<'confirmOrganisation'>>) {
  const text = getTranslator(locale, 'organisation')
  return (
    <ReviewForm
      model={model}
      heading={text('confirm.heading')}
      text={text('confirm.text')}
      actions={[
        { intent: 'link', label: text('confirm.submit') },
        { intent: 'reenter', label: text('confirm.back'), variant: 'secondary' },
      ]}
    >
      <DescriptionList
        descriptions={[
          { term: text('confirm.name'), description: <bdi>{review.name}</bdi> },
          { term: text('confirm.place'), description: review.place },
        ]}
      />
    </ReviewForm>
  )
}

function MergedOrganisation({ locale, model, review }: Props<Question<'mergedOrganisation'>>) {
  const text = getTranslator(locale, 'organisation')
  const target = review.target.name
  return (
    <ReviewForm
      model={model}
      heading={text('merged.heading')}
      text={text('merged.text', { name: review.name, target })}
      actions={[
        { intent: 'link', label: text('merged.submit', { target }) },
        { intent: 'reenter', label: text('confirm.back'), variant: 'secondary' },
      ]}
    />
  )
}

function SimilarOrganisations({ locale, model, review }: Props<Question<'similarOrganisations'>>) {
  const text = getTranslator(locale, 'organisation')
  return (
    <ReviewForm
      model={model}
      heading={text('similar.heading')}
      text={text('similar.text')}
      actions={[
        { intent: 'link-similar', label: text('similar.choose') },
        { intent: 'register-anyway', label: text('similar.registerAnyway'), variant: 'secondary' },
      ]}
    >
      <RadioGroup
        name="similar"
        label={text('similar.legend')}
        words={model.words}
        appearance="cards"
        options={review.organisations.map(({ uid, name, place }) => ({
          value: uid,
          label: <bdi>{name}</bdi>,
          hint: place,
        }))}
        error={errorOf(model, 'similar')}
      />
    </ReviewForm>
  )
}
