import { RadioGroup } from '@/components/form/radio-group'
import type { PostalAddress } from '@/lib/commerce/postal-address'
import { getTranslator } from '@/lib/i18n/translator'
import type { Review } from '@/lib/registration/submission'
import type { Locale } from '@/lib/site/sites'
import { errorOf, type StepFormModel } from './form-model'
import { ReviewForm } from './review-form'

type AddressQuestion = Extract<Review, { kind: 'address' }>

type Props = {
  locale: Locale
  model: StepFormModel
  review: AddressQuestion
  /** Names of countries and regions by code, in the language of the site. */
  names: Readonly<Record<string, string>>
}

const QUESTIONS = {
  CORRECTED: 'verification.corrected',
  MULTIPLE: 'verification.multiple',
  NOT_VERIFIED: 'verification.notVerified',
} as const

const AddressLines = ({ address, names }: { address: PostalAddress } & Pick<Props, 'names'>) => (
  <span className="block">
    {[
      address.street,
      address.apartment,
      address.building,
      [address.city, address.region && (names[address.region] ?? address.region), address.postalCode]
        .filter(Boolean)
        .join(', '),
      names[address.country] ?? address.country,
    ]
      .filter(Boolean)
      .map(line => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
  </span>
)

/** The choices after a verification (spec §4): recommended, one of the suggestions, as entered, or enter it again. */
export function AddressReview({ locale, model, review: { result, entered, suggestions }, names }: Props) {
  const text = getTranslator(locale, 'register')
  const parts = (names: readonly string[]): string =>
    names.map(name => text(`verification.parts.${toPart(name)}`)).join(', ')
  const suggested = suggestions.map(({ address, differences }, index) => ({
    value: String(index),
    label: (
      <>
        <strong>
          {text(result === 'CORRECTED' ? 'verification.recommended' : 'verification.suggestion')}
        </strong>
        <AddressLines address={address} names={names} />
      </>
    ),
    ...(differences.length > 0 && { hint: text('verification.differences', { fields: parts(differences) }) }),
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
    <ReviewForm
      model={model}
      heading={text('verification.title')}
      text={text(QUESTIONS[result])}
      actions={[
        { intent: 'use-address', label: text('verification.useChosen') },
        { intent: 'reenter', label: text('verification.reenter'), variant: 'secondary' },
      ]}
    >
      <RadioGroup
        name="addressChoice"
        label={text('verification.legend')}
        words={model.words}
        appearance="cards"
        options={[...suggested, asEntered]}
        defaultValue={suggested.length === 1 ? '0' : suggested.length === 0 ? 'entered' : ''}
        error={errorOf(model, 'addressChoice')}
      />
    </ReviewForm>
  )
}

type Part = 'street' | 'apartment' | 'building' | 'city' | 'region' | 'postalCode' | 'country'

const PARTS: Readonly<Record<string, Part>> = {
  line1: 'street',
  line2: 'apartment',
  line3: 'building',
  town: 'city',
  region: 'region',
  'region.isocode': 'region',
  postalCode: 'postalCode',
}

const toPart = (name: string): Part => PARTS[name] ?? 'street'
