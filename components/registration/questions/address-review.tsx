import type { ReactNode } from 'react'
import { AddressLines, type AddressNames } from '@/components/address/address-lines'
import { labelOfPart } from '@/components/address/address-texts'
import { errorOf } from '@/components/form/errors/form-errors'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import type { Review } from '@/lib/registration/review'
import type { Locale } from '@/lib/site/sites'
import { type QuestionModel, type ReviewAction, ReviewForm } from './review-form'

type AddressQuestion = Extract<Review, { kind: 'address' }>

type Props = {
  locale: Locale
  model: QuestionModel
  review: AddressQuestion
  names: AddressNames
  /** Further hidden fields of the form. */
  children?: ReactNode
}

/**
 * Choices after a verification (spec §4): recommended, one of the suggestions, as entered, or enter it again.
 */
export function AddressReview({ locale, model, review, names, children }: Props) {
  const text = getTranslator(locale, 'register')
  const { entered, suggestions } = review
  const frame = { locale, model, heading: text('verification.title') }
  const reenter: ReviewAction = { intent: 'reenter', label: text('verification.reenter') }
  if (suggestions.length === 0) {
    return (
      <ReviewForm
        {...frame}
        text={getTranslator(locale, 'errors')('forms.addressNotValid')}
        actions={[
          reenter,
          { intent: 'use-address', label: text('verification.useAsEntered'), variant: 'secondary' },
        ]}
      >
        {children}
        <p className="mb-4">{text('verification.notConfirmed')}</p>
        <input type="hidden" name="addressToUse" value="entered" />
        <p className="font-semibold">{text('verification.asEntered')}</p>
        <AddressLines address={entered} names={names} />
      </ReviewForm>
    )
  }
  return (
    <ReviewForm
      {...frame}
      text={text(suggestions.length === 1 ? 'verification.corrected' : 'verification.multiple')}
      actions={[
        { intent: 'use-address', label: text('verification.useChosen') },
        { ...reenter, variant: 'secondary' },
      ]}
    >
      {children}
      <AddressChoice {...{ locale, model, review, names }} />
    </ReviewForm>
  )
}

/**
 * The suggestions, with differing parts highlighted and named by their field labels, and the address as
 * entered.
 */
function AddressChoice({ locale, model, review: { result, entered, suggestions }, names }: Props) {
  const text = getTranslator(locale, 'register')
  const labels = getMessages(locale).register
  const kind = text(result === 'CORRECTED' ? 'verification.recommended' : 'verification.suggestion')
  const options = suggestions.map(({ address, differences }, index) => ({
    value: String(index),
    label: (
      <>
        <strong>{kind}</strong>
        <AddressLines address={address} names={names} marked={differences} />
      </>
    ),
    ...(differences.length > 0 && {
      hint: text('verification.differences', {
        fields: differences.map(part => labelOfPart(labels, part, entered.country)).join('; '),
      }),
    }),
  }))
  const asEntered = {
    value: 'entered',
    label: (
      <>
        <strong>{text('verification.asEntered')}</strong>
        <AddressLines address={entered} names={names} />
      </>
    ),
  }
  return (
    <RadioGroup
      name="addressToUse"
      label={text('verification.legend')}
      words={model.words}
      appearance="cards"
      options={[...options, asEntered]}
      defaultValue={result === 'CORRECTED' ? '0' : ''}
      error={errorOf(model.errors, model.messages, 'addressToUse')}
    />
  )
}
