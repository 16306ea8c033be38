import type { ReactNode } from 'react'
import { AddressReview } from '@/components/registration/questions/address-review'
import type { StepFormModel } from '@/components/registration/step/form-model'
import { type AddressLists, loadAddressLists } from '@/lib/registration/reference.server'
import type { Review } from '@/lib/registration/review'
import { getSite } from '@/lib/site/sites'
import { StepProblem } from './step-problem'
import type { StepProps } from './step-props'
import { StepScreen } from './step-screen'

type Props = Pick<StepProps, 'locale' | 'moved'> & {
  step: 'contact-address' | 'organisation'
  model: StepFormModel
  review: Extract<Review, { kind: 'address' }>
}

/** The question which address to use, on the step whose verification raised it (spec §4). */
export async function addressQuestion({ locale, moved, step, model, review }: Props): Promise<ReactNode> {
  const lists = await loadAddressLists(locale, review.entered.country, getSite(locale).defaultCountry)
  if (!lists.ok) return <StepProblem locale={locale} step={step} requestId={lists.error.requestId} />
  return (
    <StepScreen locale={locale} step={step} moved={moved}>
      <AddressReview locale={locale} model={model} review={review} names={namesOf(lists.value)} />
    </StepScreen>
  )
}

const namesOf = ({ countries, regions }: AddressLists): Readonly<Record<string, string>> =>
  Object.fromEntries([...countries, ...regions].map(({ code, name }) => [code, name]))
